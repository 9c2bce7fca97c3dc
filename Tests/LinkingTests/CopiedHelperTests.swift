import Testing

/// Apps of one repository, each with a copy of the same helper: a call means the copy that lies nearest.
@Suite struct CopiedHelperTests {
  private static func app(_ name: String, helper: String, call: String) -> [String: String] {
    [
      "\(name)/Helpers.swift": "import UIKit\nfinal class \(name)Info: UIViewController {}\n\(helper)",
      "\(name)/Screens/Home.swift":
        "import UIKit\nfinal class \(name)Home: UIViewController { func open() { \(call) } }\n\(delegate(name))",
    ]
  }

  private static func delegate(_ name: String) -> String {
    "final class \(name)Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow?; func applicationDidFinishLaunching(_ app: UIApplication) { window?.rootViewController = \(name)Home() } }"
  }

  private static func edges(helper: (String) -> String, call: String) -> [String] {
    sheets(
      ["Bank", "Shop"].reduce(into: [:]) { files, name in
        files.merge(app(name, helper: helper(name), call: call)) { a, _ in a }
      })
  }

  private static func sheets(_ files: [String: String]) -> [String] {
    screenEdges(files).filter { $0.contains(" sheet ") }
  }

  private static let own = ["BankHome sheet BankInfo", "ShopHome sheet ShopInfo"]

  @Test func methodsOfAnSDKClass() {
    #expect(
      Self.edges(
        helper: { "extension UIViewController { func showInfo() { present(\($0)Info(), animated: true) } }" },
        call: "showInfo()") == Self.own)
  }

  @Test func functions() {
    #expect(
      Self.edges(
        helper: { "func makeInfo() -> UIViewController { \($0)Info() }" }, call: "present(makeInfo(), animated: true)")
        == Self.own)
  }

  @Test func variables() {
    #expect(
      Self.edges(helper: { "let info: UIViewController = \($0)Info()" }, call: "present(info, animated: true)")
        == Self.own)
  }

  /// What another app declares for other types is no copy: both may be meant.
  @Test func overloadsAreNoCopies() {
    let lines = Self.sheets([
      "Kit/Helpers.swift":
        "import UIKit\nfinal class Info: UIViewController {}\nextension UIViewController { func show(_ info: Int) { present(Info(), animated: true) } }",
      "App/Helpers.swift":
        "import UIKit\nfinal class Help: UIViewController {}\nextension UIViewController { func show(_ help: String) { present(Help(), animated: true) } }",
      "App/Home.swift":
        "import UIKit\nfinal class Home: UIViewController { func open() { show(1) }\n func help() { show(\"\") } }\n\(Self.delegate(""))",
    ])
    #expect(lines == ["Home sheet Help", "Home sheet Info"])
  }
}
