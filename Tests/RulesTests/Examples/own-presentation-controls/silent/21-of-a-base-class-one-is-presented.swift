// Of the screens that inherit the way out one is presented

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
  @objc private func nameTapped() { present(NameController(), animated: true) }
  @objc private func editTapped() { show(EditController(), sender: nil) }
}

class FormController: UIViewController {
  func save() {}
  func finish() { dismiss(animated: true) }
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

final class NameController: FormController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    finish()
  }
}
