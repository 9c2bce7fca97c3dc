// The flag by which it leaves says nothing of the answer

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func applicationDidFinishLaunching(_ application: UIApplication) {
    window = UIWindow()
    window?.rootViewController = HomeController()
  }
}
final class HomeController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task { await ask() }
  }
  func ask() async {
    _ = await withCheckedContinuation { (continuation: CheckedContinuation<Bool, Never>) in
      var isBusy = false
      let question = QuestionController { [weak self] answer in
        ↓if isBusy {
          self?.dismiss(animated: true)
          return
        }
        continuation.resume(returning: answer)
      }
      isBusy = question.isBeingPresented
      present(question, animated: true)
    }
  }
}
final class QuestionController: UIViewController {
  let onAnswer: (Bool) -> Void
  init(onAnswer: @escaping (Bool) -> Void) {
    self.onAnswer = onAnswer
    super.init(nibName: nil, bundle: nil)
  }
}
