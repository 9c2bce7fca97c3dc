// A class that is looked up by its name may be any below the one that is asked for

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: PageController())
    return true
  }
}
class Block: UIView {
  weak var page: UIViewController?
  class func make(_ data: [String: Any], in page: UIViewController) -> Block? {
    guard let name = data["class"] as? String, let type = Bundle.main.classNamed("Shop.\(name)") as? Block.Type else { return nil }
    return type.init(data, page)
  }
  required init(_ data: [String: Any], _ page: UIViewController) { self.page = page; super.init(frame: .zero) }
  required init?(coder: NSCoder) { fatalError() }
}
final class ButtonBlock: Block {
  @objc func tapped() { page?.navigationController?.pushViewController(DetailController(), animated: true) }
}
final class PhotosBlock: Block {
  @objc func tapped() { let photos = PhotosController(); page?.present(photos, animated: true) }
}
final class PageController: UIViewController {
  var data: [String: Any] = [:]
  override func viewDidLoad() {
    super.viewDidLoad()
    if let block = Block.make(data, in: self) { view.addSubview(block) }
  }
}
final class DetailController: UIViewController {}
final class PhotosController: UIViewController {}
