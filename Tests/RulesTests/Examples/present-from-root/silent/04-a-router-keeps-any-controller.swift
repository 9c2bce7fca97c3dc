// A router keeps what it is given, which is not always the root

import UIKit
final class LinkRouter {
  private weak var host: UIViewController?
  func attach(_ window: UIWindow) { host = window.rootViewController }
  func move(to controller: UIViewController) { host = controller }
  func open(_ page: UIViewController) { host?.present(page, animated: true) }
}
