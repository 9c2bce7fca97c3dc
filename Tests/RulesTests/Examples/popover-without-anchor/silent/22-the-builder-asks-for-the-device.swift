// The function that makes the sheet asks for the device

import UIKit
final class RecipesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Remove", style: .plain, target: self, action: #selector(remove))
  }
  @objc private func remove() {
    let question = makeQuestion(title: "Remove?") { print("gone") }
    present(question, animated: true)
  }
}
private func makeQuestion(title: String, then act: @escaping () -> Void) -> UIAlertController {
  let question = UIAlertController(
    title: title, message: nil, preferredStyle: UIDevice.current.userInterfaceIdiom == .pad ? .alert : .actionSheet)
  question.addAction(UIAlertAction(title: "Remove", style: .destructive) { _ in act() })
  question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  return question
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: RecipesController())
    return true
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
