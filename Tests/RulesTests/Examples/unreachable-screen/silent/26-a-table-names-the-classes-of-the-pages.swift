// A table names the classes of the pages

// prelude: app-delegate
final class HomeViewController: UITabBarController {
  private let pages = [("News", "NewsViewController"), ("Mine", "Demo.MineViewController")]
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = pages.compactMap { page in
      let type = NSClassFromString(page.1) as? UIViewController.Type
      return type?.init()
    }
  }
}
final class NewsViewController: UIViewController {}
final class MineViewController: UIViewController {}
