// The root is found through the scenes

import UIKit
import GoogleSignIn
final class SignInModel {
  func signIn() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    guard let root = scene?.windows.first?.rootViewController else { return }
    root.↓present(SignInController(), animated: true)
  }
}
final class SignInController: UIViewController {}
