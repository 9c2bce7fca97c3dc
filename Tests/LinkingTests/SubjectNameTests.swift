import NavigationModel
import Testing

/// A property of the SDK that is called as a method of its delegate is.
@Suite struct SubjectNameTests {
  @Test func aPropertyIsNoMethod() {
    let causes = causes(
      """
      import UIKit
      import ThemeKit
      final class Row { let action: (() -> Void)?; init(action: (() -> Void)?) { self.action = action } }
      class RowsViewController: UITableViewController {
        var rows: [Row] = []
        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
          if let action = rows[indexPath.row].action { action() }
        }
      }
      final class SettingsViewController: RowsViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          rows = [Row(action: { [weak self] in \
      self?.navigationController?.pushViewController(CellularViewController(), animated: true) })]
        }
      }
      class IssuesViewController: RowsViewController {
        required init(title: String) { super.init(style: .plain) }
        required init?(coder: NSCoder) { fatalError() }
        static func present(on host: UIViewController) {
          let issues = self.init(title: "Issues")
          let footer = UIView()
          footer.backgroundColor = Theme.shared.activeCollection.css.getColor(.fill, for: issues.tableView)
          host.present(issues, animated: true)
        }
      }
      final class CellularViewController: UIViewController {}
      final class HomeViewController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Issues", style: .plain, target: self, action: \
      #selector(issues)) }
        @objc func issues() { IssuesViewController.present(on: self) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let tabs = UITabBarController()
          tabs.viewControllers = [HomeViewController(), UINavigationController(rootViewController: \
      SettingsViewController())]
          window?.rootViewController = tabs
        }
      }
      """)
    #expect(causes["SettingsViewController push CellularViewController"] == ["row"])
    #expect(causes["IssuesViewController sheet IssuesViewController"] == [#"UIBarButtonItem("Issues")"#])
  }
}
