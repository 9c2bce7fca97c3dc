// The stack is not kept, the screen does not keep its coordinator, the stack is let go, or a closure lets it go

import SwiftUI
import UIKit
final class LoginFlow {
  weak var navigation: UINavigationController?
  static func make() -> UIViewController {
    let flow = LoginFlow()
    let stack = UINavigationController(rootViewController: UIHostingController(rootView: LandingView(flow: flow)))
    flow.navigation = stack
    return stack
  }
}
struct LandingView: View {
  let flow: LoginFlow
  var body: some View { Text("Welcome") }
}
final class SignUpFlow {
  var navigation: UINavigationController?
  static func make() -> UIViewController {
    let flow = SignUpFlow()
    let screen = SignUpController(flow: flow)
    let stack = UINavigationController(rootViewController: screen)
    flow.navigation = stack
    return stack
  }
}
final class SignUpController: UIViewController {
  weak var flow: SignUpFlow?
  init(flow: SignUpFlow) {
    self.flow = flow
    super.init(nibName: nil, bundle: nil)
  }
}
final class ResetFlow {
  var stack: UINavigationController?
  static func make() -> UIViewController {
    let flow = ResetFlow()
    let stack = UINavigationController(rootViewController: UIHostingController(rootView: ResetView(flow: flow)))
    flow.stack = stack
    return stack
  }
  func end() { stack = nil }
}
struct ResetView: View {
  let flow: ResetFlow
  var body: some View { Text("Reset") }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Bool.random() ? LoginFlow.make() : Bool.random() ? SignUpFlow.make() : ResetFlow.make()
    window?.makeKeyAndVisible()
    return true
  }
}
