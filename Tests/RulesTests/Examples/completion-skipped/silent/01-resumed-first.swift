// The continuation is resumed, or kept, on each way

import UIKit
final class SignIn {
  weak var presenter: UIViewController?
  var waiting: CheckedContinuation<Bool, Never>?
  func ask() async -> Bool {
    await withCheckedContinuation { continuation in
      guard let presenter else {
        continuation.resume(returning: false)
        return
      }
      let alert = UIAlertController(title: "Sign in?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in continuation.resume(returning: true) })
      presenter.present(alert, animated: true)
    }
  }
  func askLater() async -> Bool {
    await withCheckedContinuation { continuation in
      waiting = continuation
      guard let presenter else { return }
      presenter.present(UIAlertController(title: "Sign in?", message: nil, preferredStyle: .alert), animated: true)
    }
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let signIn = SignIn()
  func applicationDidBecomeActive(_ application: UIApplication) {
    Task {
      _ = await signIn.ask()
      _ = await signIn.askLater()
    }
  }
}
