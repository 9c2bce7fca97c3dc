// The delegate presents in the completion

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: PhotosController())
    window?.makeKeyAndVisible()
    return true
  }
}

protocol AlbumPickerDelegate: AnyObject { func picker(_ picker: AlbumPicker, chose album: String) }

final class AlbumPicker: UIViewController {
  weak var delegate: AlbumPickerDelegate?
  private let button = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(chosen), for: .touchUpInside)
  }
  @objc private func chosen() { delegate?.picker(self, chose: "A") }
}

final class AlbumController: UIViewController {
  @objc func close() { dismiss(animated: true) }
}

final class PhotosController: UIViewController, AlbumPickerDelegate {
  private let pick = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    pick.addTarget(self, action: #selector(pickTapped), for: .touchUpInside)
  }
  @objc private func pickTapped() {
    let picker = AlbumPicker()
    picker.delegate = self
    present(picker, animated: true)
  }
  func picker(_ picker: AlbumPicker, chose album: String) {
    picker.dismiss(animated: true) { [weak self] in
      self?.present(AlbumController(), animated: true)
    }
  }
}
