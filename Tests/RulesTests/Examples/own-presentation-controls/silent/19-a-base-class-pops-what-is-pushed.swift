// A base class pops what is only ever pushed

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: ProfileController())
    window?.makeKeyAndVisible()
    return true
  }
}

final class ProfileController: UIViewController {
  private let edit = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    edit.addTarget(self, action: #selector(editTapped), for: .touchUpInside)
  }
  @objc private func editTapped() { show(EditController(), sender: nil) }
}

class FormController: UIViewController {
  func save() {}
  func finish() { navigationController?.popViewController(animated: true) }
}

final class EditController: FormController {
  private let done = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    done.addTarget(self, action: #selector(doneTapped), for: .touchUpInside)
  }
  @objc private func doneTapped() {
    save()
    finish()
  }
}
