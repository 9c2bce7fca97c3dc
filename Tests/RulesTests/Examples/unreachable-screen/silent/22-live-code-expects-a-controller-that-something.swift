// Live code expects a controller that something else is to make

// prelude: app-delegate
final class HomeViewController: UIViewController {
  @objc func help() {
    guard let page = Pages.shared.page(at: 1) as? HelpViewController else { return }
    page.topic = "Start"
  }
}
final class HelpViewController: UIViewController { var topic = "" }
