// A coordinator presents an empty stack, and sets the button on the screen that it then pushes there

import UIKit
final class AttachmentCoordinator: NSObject {
  private var root: UIViewController
  init(root: UIViewController) { self.root = root }
  func start() {
    let stack = UINavigationController()
    root.present(stack, animated: true)
    root = stack
    let question = QuestionController()
    stack.pushViewController(question, animated: true)
    question.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(close))
  }
  @objc private func close() { root.dismiss(animated: true) }
}
final class QuestionController: UIViewController {}
final class HomeController: UIViewController {
  private var coordinator: AttachmentCoordinator?
  @IBAction func open() {
    coordinator = AttachmentCoordinator(root: self)
    coordinator?.start()
  }
}
