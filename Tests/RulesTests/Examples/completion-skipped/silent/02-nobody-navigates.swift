// No caller navigates in the completion

import UIKit
final class Router {
  let navigationController = UINavigationController()
  func dismissModals(completion: (() -> Void)?) {
    guard navigationController.presentedViewController != nil else { return }
    navigationController.dismiss(animated: true, completion: completion)
  }
}
final class ListController: UIViewController {
  let router = Router()
  @objc func close() {
    router.dismissModals { print("closed") }
  }
}
