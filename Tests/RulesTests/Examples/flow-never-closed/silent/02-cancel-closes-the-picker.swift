// Cancel closes the picker

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = AvatarController()
        window?.makeKeyAndVisible()
        return true
    }
}
final class PickerCoordinator: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
    var onImage: ((UIImage) -> Void)?
    func open(on presenter: UIViewController) {
        let picker = UIImagePickerController()
        picker.delegate = self
        presenter.present(picker, animated: true)
    }
    func imagePickerController(_ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]) {
        if let image = info[.originalImage] as? UIImage { onImage?(image) }
        close(picker)
    }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        close(picker)
    }
    private func close(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
final class AvatarController: UIViewController {
    private let pickers = PickerCoordinator()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "Photo") { [weak self] _ in
            guard let self else { return }
            pickers.open(on: self)
        }))
    }
}
