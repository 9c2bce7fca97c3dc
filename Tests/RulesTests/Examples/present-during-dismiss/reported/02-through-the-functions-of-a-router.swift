// Through the functions of a router

import UIKit
final class Router {
  let nav = UINavigationController()
  func dismiss(animated: Bool) { nav.dismiss(animated: animated) }
  func showFull() { nav.present(FullController(), animated: true) }
}
final class DownloadModel {
  let router = Router()
  func download() {
    router.dismiss(animated: true)
    router.↓showFull()
  }
}
final class FullController: UIViewController {}
