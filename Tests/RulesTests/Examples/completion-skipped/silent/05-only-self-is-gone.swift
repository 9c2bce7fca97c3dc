// The exit is for an object that is gone

import UIKit
final class SignIn {
  weak var presenter: UIViewController?
  func ask() async -> Bool {
    await withCheckedContinuation { [weak self] continuation in
      guard let self else { return }
      let alert = UIAlertController(title: "Sign in?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in continuation.resume(returning: true) })
      presenter?.present(alert, animated: true)
    }
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let signIn = SignIn()
  func applicationDidBecomeActive(_ application: UIApplication) {
    Task { _ = await signIn.ask() }
  }
}
