// The switch runs in the completion

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: PhotosController())
        window?.makeKeyAndVisible()
        return true
    }
}

enum MenuChoice { case share, delete }

protocol MenuControllerDelegate: AnyObject { func menu(_ menu: MenuController, picked choice: MenuChoice) }

final class MenuController: UIViewController {
    weak var delegate: MenuControllerDelegate?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "Share") { [unowned self] _ in delegate?.menu(self, picked: .share) }))
        view.addSubview(UIButton(primaryAction: UIAction(title: "Delete") { [unowned self] _ in delegate?.menu(self, picked: .delete) }))
    }
}

final class PhotosController: UIViewController, MenuControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: self, action: #selector(more))
    }

    @objc private func more() {
        let menu = MenuController()
        menu.delegate = self
        present(menu, animated: true)
    }

    func menu(_ menu: MenuController, picked choice: MenuChoice) {
        menu.dismiss(animated: true) { [self] in handle(choice) }
    }

    private func handle(_ choice: MenuChoice) {
        switch choice {
        case .share: break
        case .delete:
            let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
            present(alert, animated: true)
        }
    }
}
