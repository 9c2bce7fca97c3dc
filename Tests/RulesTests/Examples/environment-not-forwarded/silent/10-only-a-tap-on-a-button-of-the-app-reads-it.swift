// Only a tap on a button of the app reads it

import SwiftUI
import UIKit
final class Router: ObservableObject { @Published var path: [Int] = [] }
struct CodeView: View {
  let isSetUp: Bool
  @EnvironmentObject private var router: Router
  var body: some View { CardButton(title: "Done") { finish() } }
  private func finish() {
    if isSetUp { router.path = [] }
  }
}
struct CardButton: View {
  let title: String
  let action: () -> Void
  var body: some View { Button(title) { action() } }
}
final class SettingsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Code") { [weak self] _ in self?.ask() }))
  }
  private func ask() {
    present(UIHostingController(rootView: CodeView(isSetUp: false)), animated: true)
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = SettingsController()
    return true
  }
}
