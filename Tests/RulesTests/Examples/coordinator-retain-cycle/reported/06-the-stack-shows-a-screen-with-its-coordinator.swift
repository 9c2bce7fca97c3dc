// The flow keeps its stack, whose first screen is a view that keeps the flow

import SwiftUI
import UIKit
final class LoginFlow {
  var fromUpgrade = false
  var ↓navigation: UINavigationController?
  static func make() -> UIViewController {
    let flow = LoginFlow()
    flow.fromUpgrade = true
    let view = LandingView(flow: flow)
    let controller = LandingController(rootView: AnyView(view.padding()))
    let stack = UINavigationController(rootViewController: controller)
    flow.navigation = stack
    return stack
  }
  static func makeAnother() -> UIViewController {
    let flow = LoginFlow()
    let controller = UIHostingController(rootView: LandingView(flow: flow).padding())
    flow.navigation = UINavigationController(rootViewController: controller)
    return controller
  }
}
final class LandingController: UIHostingController<AnyView> {}
struct LandingView: View {
  let flow: LoginFlow
  var body: some View { Text("Welcome") }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Bool.random() ? LoginFlow.make() : LoginFlow.makeAnother()
    window?.makeKeyAndVisible()
    return true
  }
}
