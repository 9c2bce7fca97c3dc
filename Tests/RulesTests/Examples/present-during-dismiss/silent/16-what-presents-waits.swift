// A sheet runs what its buttons were given at once or when it is gone, and what presents waits

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window.rootViewController = HomeController()
    return true
  }
}
struct Choice {
  enum Moment { case now, later }
  let moment: Moment
  let action: (() -> Void)?
}
final class HomeController: UIViewController {
  @objc func ask() {
    let sheet = ChoiceController()
    sheet.choices = [Choice(moment: .later) { [weak self] in self?.present(NextController(), animated: true) }]
    present(sheet, animated: true)
  }
}
final class NextController: UIViewController {}
final class ChoiceController: UIViewController {
  var choices: [Choice] = []
  func tapped(_ choice: Choice) {
    switch choice.moment {
    case .now:
      choice.action?()
      dismiss(animated: true)
    case .later:
      dismiss(animated: true) { choice.action?() }
    }
  }
}
