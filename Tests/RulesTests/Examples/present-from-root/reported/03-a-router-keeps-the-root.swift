// A router keeps the root of the window and presents from there

import UIKit
final class LinkRouter {
  private weak var root: UIViewController?
  func attach(_ window: UIWindow) { root = window.rootViewController }
  func open(_ page: UIViewController) { root?.↓present(page, animated: true) }
}
