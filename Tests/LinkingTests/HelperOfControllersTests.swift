import Testing

/// What apps add to all controllers: helpers that embed, make and close them.
@Suite struct HelperOfControllersTests {
  private func app(_ code: String) -> [String: String] {
    [
      "App/App.swift": """
      import UIKit
      \(code)
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Home() }
      }
      """
    ]
  }

  /// A helper embeds a controller and says how the stack is shown.
  @Test(arguments: [("Detail().embedded(in: .fullScreen)", "cover"), ("Detail().embedded()", "sheet")])
  func aHelperSaysTheStyle(made: String, kind: String) {
    let lines = transitions(
      app(
        """
        extension UIViewController {
          func embedded(in style: UIModalPresentationStyle = .automatic) -> UINavigationController {
            let stack = UINavigationController(rootViewController: self)
            stack.modalPresentationStyle = style
            return stack
          }
        }
        final class Home: UIViewController {
          @IBAction func open() { present(\(made), animated: true) }
        }
        final class Detail: UIViewController {}
        """))
    #expect(lines == ["AppDelegate root Home", "Home \(kind) Detail"])
  }

  /// A generic maker takes the type, or has it from where its result goes.
  @Test(arguments: ["make(Detail.self)", "make()"])
  func aMakerToldByItsResult(call: String) {
    let lines = transitions(
      app(
        """
        extension UIStoryboard {
          func make<T: UIViewController>(_ type: T.Type = T.self) -> T {
            guard let made = instantiateViewController(withIdentifier: String(describing: type)) as? T else {
              fatalError()
            }
            return made
          }
        }
        final class Home: UIViewController {
          @IBAction func open() {
            let detail: Detail = UIStoryboard(name: "Main", bundle: nil).\(call)
            show(detail, sender: self)
          }
        }
        final class Detail: UIViewController {}
        """))
    #expect(lines == ["AppDelegate root Home", "Home push Detail"])
  }

  /// A base class closes; the subclass whose button names the method goes back, and no other.
  @Test func aBaseClassesSelector() {
    let edges = screenEdges(
      app(
        """
        class Base: UIViewController { @objc func close() { dismiss(animated: true) } }
        final class Home: Base { @IBAction func add() { present(Add(), animated: true) } }
        final class Add: Base {
          override func viewDidLoad() {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
              barButtonSystemItem: .close, target: self, action: #selector(close))
          }
        }
        """))
    #expect(edges == ["Add back dismiss", "AppDelegate root Home", "Home sheet Add"])
  }
}
