// The recognizer is handed to a delegate, which asks for its state

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window.rootViewController = UINavigationController(rootViewController: ChatController())
    return true
  }
}
protocol CellDelegate: AnyObject { func pressed(_ cell: MessageCell, recognizer: UIGestureRecognizer) }
final class MessageCell: UITableViewCell {
  weak var delegate: CellDelegate?
  override func awakeFromNib() {
    super.awakeFromNib()
    addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed(recognizer:))))
  }
  @objc func pressed(recognizer: UIGestureRecognizer) { delegate?.pressed(self, recognizer: recognizer) }
}
final class ChatController: UIViewController, CellDelegate {
  func pressed(_ cell: MessageCell, recognizer: UIGestureRecognizer) {
    if recognizer.state == .began { showReceipts() }
  }
  private func showReceipts() {
    navigationController?.pushViewController(ReceiptsController(), animated: true)
  }
}
final class ReceiptsController: UIViewController {}
