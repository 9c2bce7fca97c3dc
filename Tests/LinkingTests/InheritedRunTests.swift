import Testing

/// Code that the system runs by what a base class says.
@Suite struct InheritedRunTests {
  private func app(_ code: String) -> [String: String] {
    [
      "App/App.swift": """
      import UIKit
      class Job: Operation {
        override func start() { main() }
      }
      \(code)
      final class Login: UIViewController {}
      final class Files: UIViewController { @objc func load() { Loader.shared.load(from: self) } }
      final class Home: UIViewController {
        @objc func log() { Loader.shared.log() }
        @objc func files() { navigationController?.pushViewController(Files(), animated: true) }
      }
      final class Log: Job { override func main() { print("log") } }
      final class Loader {
        static let shared = Loader()
        private let queue = OperationQueue()
        func load(from host: UIViewController) { queue.addOperation(Load(host: host)) }
        func log() { queue.addOperation(Log()) }
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          window?.rootViewController = UINavigationController(rootViewController: Home())
        }
      }
      """
    ]
  }

  /// An operation runs where it is made, and not where others of its base class are.
  @Test func anOperationOfABaseClass() {
    let edges = screenEdges(
      app(
        """
        final class Load: Job {
          private weak var host: UIViewController?
          init(host: UIViewController) { self.host = host }
          override func main() { host?.present(Login(), animated: true) }
        }
        """))
    #expect(edges == ["AppDelegate root Home", "Files sheet Login", "Home push Files"])
  }

  /// The base class does it itself; only its heirs are made.
  @Test func whatTheBaseClassDoes() {
    let edges = screenEdges(
      app(
        """
        class Asking: Operation {
          weak var host: UIViewController?
          override func main() { host?.present(Login(), animated: true) }
        }
        final class Load: Asking {
          init(host: UIViewController) {
            super.init()
            self.host = host
          }
        }
        """))
    #expect(edges == ["AppDelegate root Home", "Files sheet Login", "Home push Files"])
  }

  /// Rows in a property, to which an heir adds its own; another heir has rows of its own only.
  @Test func rowsToWhichAnHeirAdds() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      struct Row {
        let title: String
        let run: (UIViewController) -> Void
      }
      class Plain: UITableViewController {
        var rows: [Row] { [Row(title: "Font") { $0.present(Font(), animated: true) }] }
        override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { rows[path.row].run(self) }
      }
      final class Rich: Plain {
        override var rows: [Row] { super.rows + [Row(title: "Gold") { $0.present(Gold(), animated: true) }] }
      }
      final class Poor: Plain {
        override var rows: [Row] { [] }
      }
      final class Font: UIViewController {}
      final class Gold: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) {
          let tabs = UITabBarController()
          tabs.viewControllers = [Plain(), Rich(), Poor()]
          window?.rootViewController = tabs
        }
      }
      """
    ])
    #expect(
      edges.filter { $0.contains("sheet") } == ["Plain sheet Font", "Rich sheet Font", "Rich sheet Gold"])
  }
}
