import Comparing
import NavigationModel
import NavlintKit
import Testing

/// Which screens a change touches, and the walks that pass them.
@Suite struct ImpactTests {
  private static let app = """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HomeView: View {
      @StateObject var model = HomeModel()
      var body: some View {
        NavigationStack {
          Badge(count: model.count)
          NavigationLink("Cart") { CartView() }
          NavigationLink("Help") { HelpView() }
        }
        .onAppear { model.load() }
      }
    }
    struct CartView: View {
      let prices = Prices()
      var body: some View {
        Text(prices.total())
        NavigationLink("Pay") { PaymentView() }
      }
    }
    struct PaymentView: View { var body: some View { Text(Prices().total()) } }
    struct HelpView: View { var body: some View { Badge(count: 1) } }

    """

  private static let parts = """
    import SwiftUI
    // A part of two screens.
    struct Badge: View {
      var count: Int
      var body: some View {
        Text("\\(count)")
      }
    }
    final class HomeModel: ObservableObject {
      @Published var count = 0
      func load() {
        count = 1
      }
      func unused() {
        count = 2
      }
    }
    struct Prices {
      func total() -> String {
        format(1)
      }
      private func format(_ price: Int) -> String {
        "\\(price)"
      }
    }
    #Preview {
      Badge(count: 3)
    }

    """

  private func plan(_ files: [ChangedFile]) throws -> ImpactScan {
    let folder = try SourceFolder()
    try folder.write("Shop.swift", Self.app)
    try folder.write("Parts.swift", Self.parts)
    return try Analyzer(configuredFor: [folder.path]).impact([folder.path], of: files)
  }

  private func touched(_ lines: ClosedRange<Int>, of file: String = "Parts.swift") throws -> [String] {
    try plan([ChangedFile(path: file, lines: lines)]).plan.impact.touched.map { touch in
      "\(touch.screen)\(touch.isOwn ? "*" : ""): \(touch.causes.map(\.name).joined(separator: ", "))"
    }
  }

  @Test func aLineOfAScreenIsThatScreen() throws {
    #expect(try touched(7...7, of: "Shop.swift") == ["HomeView*: HomeView.body"])
  }

  /// The line of a preview behind the last type is none of the type's.
  @Test func aPreviewIsNoScreen() throws {
    #expect(try touched(27...28).isEmpty)
  }

  @Test func aPartTouchesTheScreensThatHoldIt() throws {
    #expect(try touched(6...6) == ["HelpView: Badge.body", "HomeView: Badge.body"])
  }

  @Test func aModelTouchesTheScreensThatCallIt() throws {
    #expect(try touched(12...12) == ["HomeView: HomeModel.load"])
    // Through a private helper.
    #expect(try touched(22...22) == ["CartView: Prices.format", "PaymentView: Prices.format"])
  }

  @Test func aPropertyTouchesTheCodeThatNamesIt() throws {
    #expect(try touched(10...10) == ["HomeView: HomeModel.count"])
  }

  @Test func codeThatNoScreenRunsIsTold() throws {
    let impact = try plan([ChangedFile(path: "Parts.swift", lines: 15...15)]).plan.impact
    #expect(impact.touched.isEmpty && impact.elsewhere.map(\.name) == ["HomeModel.unused"])
  }

  /// Payment lies behind the cart: one walk passes both.
  @Test func walksPassAllTouchedScreens() throws {
    let found = try plan([ChangedFile(path: "Parts.swift", lines: 19...19), ChangedFile(path: "Other.swift")])
    #expect(found.plan.walks.map { $0.checks.map(\.screen) } == [["CartView", "PaymentView"]])
    #expect(found.plan.walks.first?.way.steps.map(\.to) == ["CartView", "PaymentView"])
    #expect(found.notRead == ["Other.swift"])
    // Help lies behind home.
    #expect(
      try plan([ChangedFile("Parts.swift:6")]).plan.walks.map { $0.checks.map(\.screen) } == [["HomeView", "HelpView"]])
  }

  /// A part of ten screens: the nearest stands for all, unless another one is tested anyway.
  @Test func oneScreenStandsForAllThatRunSharedCode() throws {
    let folder = try SourceFolder()
    let links = (0..<10).map { "NavigationLink(\"\($0)\") { Page\($0)() }" }.joined(separator: "; ")
    let pages = (0..<10).map { "struct Page\($0): View { var body: some View { Badge(); Text(\"\($0)\") } }\n" }
    try folder.write(
      "App.swift",
      "import SwiftUI\n@main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }\n"
        + "struct Home: View { var body: some View { NavigationStack { \(links) } } }\n" + pages.joined())
    try folder.write("Badge.swift", "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"new\") } }\n")
    func checks(_ files: [ChangedFile]) throws -> [[String]] {
      let plan = try Analyzer(configuredFor: [folder.path]).impact([folder.path], of: files).plan
      #expect(plan.impact.shared.map(\.screens.count) == [10])
      return plan.walks.map { $0.checks.map(\.screen) }
    }
    #expect(try checks([ChangedFile(path: "Badge.swift")]) == [["Page0"]])
    // The lines of two pages.
    #expect(try checks([ChangedFile("Badge.swift"), ChangedFile("App.swift:8-9")]) == [["Page4"], ["Page5"]])
  }

  /// Of many screens that run the code, the one represents all that holds it itself and holds none of the others.
  @Test func aContainerStandsForNobody() throws {
    let folder = try SourceFolder()
    let tabs = (0..<9).map { "Page\($0)().tabItem { Text(\"\($0)\") }" }.joined(separator: "; ")
    let pages = (0..<9).map { "struct Page\($0): View { var body: some View { \($0 < 5 ? "Frame()" : "Badge()") } }\n" }
    try folder.write(
      "App.swift",
      "import SwiftUI\n@main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }\n"
        + "struct Frame: View { var body: some View { Badge() } }\n"
        + "struct Home: View { var body: some View { VStack { Badge(); TabView { \(tabs) } } } }\n" + pages.joined())
    try folder.write("Badge.swift", "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"new\") } }\n")
    let plan = try Analyzer(configuredFor: [folder.path]).impact(
      [folder.path], of: [ChangedFile(path: "Badge.swift")]
    ).plan
    #expect(plan.impact.shared.map(\.screens.count) == [10])
    #expect(plan.standIns == ["Page5"])
  }

  private func touched(by file: String, of sources: [String: String]) throws -> [String] {
    let folder = try SourceFolder()
    for (name, text) in sources { try folder.write(name, text) }
    let impact = try Analyzer(configuredFor: [folder.path]).impact([folder.path], of: [ChangedFile(file)]).plan.impact
    return impact.touched.map(\.screen)
  }

  /// What a model does as it is made shows on the screen that keeps it, and not where it is made.
  @Test func aModelIsSeenWhereItIsKept() throws {
    let app = """
      import UIKit
      final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window.rootViewController = UINavigationController(rootViewController: ListController())
          return true
        }
      }
      final class ListController: UIViewController {
        @IBAction func open() { DetailCoordinator(navigation: navigationController).start() }
        @IBAction func help() { navigationController?.pushViewController(HelpController(), animated: true) }
      }
      final class DetailCoordinator {
        let navigation: UINavigationController
        let model: DetailModel
        init(navigation: UINavigationController) {
          self.navigation = navigation
          model = DetailModel()
        }
        func start() {
          let controller = DetailController()
          controller.model = model
          navigation.pushViewController(controller, animated: true)
        }
      }
      final class DetailController: UIViewController {
        var model: DetailModel?
      }
      final class HelpController: UIViewController {
        @IBAction func open() { DetailCoordinator(navigation: navigationController).start() }
      }

      """
    let model = """
      final class DetailModel {
        init() {
          load()
        }
        private func load() {
          print(1)
        }
      }

      """
    #expect(try touched(by: "Model.swift:6", of: ["App.swift": app, "Model.swift": model]) == ["DetailController"])
    // Nobody is seen to keep it.
    let unkept = app.replacing("  var model: DetailModel?\n", with: "").replacing("controller.model = model", with: "")
    let makers = ["HelpController", "ListController"]
    #expect(try touched(by: "Model.swift:6", of: ["App.swift": unkept, "Model.swift": model]) == makers)
  }

  /// What is done since a notification was posted shows where the observer is kept, and not where that was posted.
  @Test func whoPostsANotificationSeesNothingOfIt() throws {
    let app = """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @StateObject var store = Store()
        var body: some View {
          NavigationStack { NavigationLink("A") { Account() }; NavigationLink("L") { Login() } }
        }
      }
      struct Account: View {
        var body: some View { Button("Go") { NotificationCenter.default.post(name: .changed, object: nil) } }
      }
      struct Login: View {
        var body: some View { Button("In") { NotificationCenter.default.post(name: .changed, object: nil) } }
      }
      extension Notification.Name { static let changed = Notification.Name("changed") }

      """
    let store = """
      import Foundation
      final class Store: ObservableObject {
        init() {
          NotificationCenter.default.addObserver(self, selector: #selector(reload), name: .changed, object: nil)
        }
        @objc func reload() {
          sync()
        }
        private func sync() {
          print(1)
        }
      }

      """
    #expect(try touched(by: "Store.swift:10", of: ["App.swift": app, "Store.swift": store]) == ["Home"])
    let called = app.replacing(
      "var body: some View { Button(\"In\") {",
      with: "let store: Store; var body: some View { Button(\"In\") { store.reload();")
    let both = try touched(by: "Store.swift:10", of: ["App.swift": called, "Store.swift": store])
    #expect(both.contains("Login") && !both.contains("Account"))
  }

  /// A view that an interface file makes is a part of the controller that has it as an outlet.
  @Test func anOutletHoldsItsView() throws {
    let app = """
      import UIKit
      final class AppDelegate: NSObject, UIApplicationDelegate {
        func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window.rootViewController = UINavigationController(rootViewController: ListController())
          return true
        }
      }
      final class ListController: UIViewController {
        @IBAction func open() { navigationController?.pushViewController(PlayerController(), animated: true) }
      }
      final class PlayerController: UIViewController {
        @IBOutlet var tabs: TabsView!
      }

      """
    let view = "import UIKit\nfinal class TabsView: UIView {\n  func drawTabs() {\n    print(1)\n  }\n}\n"
    #expect(try touched(by: "Tabs.swift:4", of: ["App.swift": app, "Tabs.swift": view]) == ["PlayerController"])
  }

  /// A coordinator is nothing to look at: its code shows on the screens that call it.
  @Test func aCoordinatorIsNoScreen() throws {
    let app = """
      import UIKit
      final class AppDelegate: NSObject, UIApplicationDelegate {
        let coordinator = AppCoordinator()
        func application(_ app: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          coordinator.start()
          return true
        }
      }
      final class AppCoordinator {
        let navigation = UINavigationController()
        func start() { navigation.pushViewController(HomeController(coordinator: self), animated: false) }
        func showSettings() { navigation.pushViewController(SettingsController(coordinator: self), animated: true) }
        func logOut() {
          print(1)
        }
      }
      final class HomeController: UIViewController {
        let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator }
        @IBAction func settings() { coordinator.showSettings() }
      }
      final class SettingsController: UIViewController {
        let coordinator: AppCoordinator
        init(coordinator: AppCoordinator) { self.coordinator = coordinator }
        @IBAction func out() { coordinator.logOut() }
      }

      """
    #expect(try touched(by: "App.swift:14", of: ["App.swift": app]) == ["SettingsController"])
  }

  /// Code that was taken out between two members is no part of the one before.
  @Test func aRemovalBetweenMembersIsOfNone() throws {
    let folder = try SourceFolder()
    let app = "import SwiftUI\n@main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }\n"
    let after = app + "struct Home: View {\n  var body: some View {\n    Text(\"a\")\n  }\n\n}\n"
    try folder.write("App.swift", after)
    func causes(_ before: String) throws -> [String] {
      let changes = SourceChanges(from: ["App.swift": Array(before.utf8)], to: ["App.swift": Array(after.utf8)])
      return try Analyzer(configuredFor: [folder.path]).impact([folder.path], of: changes).touched.flatMap(\.causes)
        .map(\.name)
    }
    let end = "    Text(\"a\")\n  }\n"
    #expect(try causes(after.replacing(end, with: end + "  func old() {\n    print(1)\n  }\n")).isEmpty)
    #expect(
      try causes(after.replacing(end, with: "    Text(\"a\")\n    Text(\"b\")\n  }\n")) == ["Home.body"])
    #expect(
      try causes(after.replacing(end, with: "    Text(\"b\")\n    Text(\"a\")\n  }\n")) == ["Home.body"])
  }

  /// Cases and requirements run nothing: their types are told, once.
  @Test func casesAreToldByTheirType() throws {
    let folder = try SourceFolder()
    try folder.write("App.swift", Self.app)
    try folder.write("Parts.swift", Self.parts)
    try folder.write("Keys.swift", "enum Keys {\n  case a\n  case b\n}\nprotocol P {\n  func f()\n  func g()\n}\n")
    let impact = try Analyzer(configuredFor: [folder.path]).impact(
      [folder.path], of: [ChangedFile(path: "Keys.swift")]
    ).plan.impact
    #expect(impact.elsewhere.map(\.name) == ["Keys", "P"])
  }

  @Test func linesAreReadFromNames() {
    #expect(ChangedFile("A.swift") == ChangedFile(path: "A.swift"))
    #expect(ChangedFile("A.swift:3") == ChangedFile(path: "A.swift", lines: 3...3))
    #expect(ChangedFile("a:b/A.swift:3-7") == ChangedFile(path: "a:b/A.swift", lines: 3...7))
    for name in ["A.swift:", "A.swift:0", "A.swift:7-3", "A.swift:x", "A.swift:1-2-3"] {
      #expect(ChangedFile(name) == ChangedFile(path: name))
    }
  }

  /// Comments, blank lines and closing brackets change nothing; a new member is not the one before it.
  @Test func onlyCodeCounts() {
    func lines(_ old: String, _ new: String) -> [Range<Int>]? {
      ChangedCode(SourceChanges(from: ["A": Array(old.utf8)], to: ["A": Array(new.utf8)])).lines["A"]
    }
    #expect(lines("a\nb\n", "a\n\n// c\n/// d\nb\n") == nil)
    #expect(lines("f {\n}\n", "f {\n}\n\n/// d\ng {\n}\n") == [5..<6])
    #expect(lines("f {\n  a\n}\n", "f {\n}\n") == [1..<1])
    #expect(lines("f {\n  a\n  b\n}\n", "f {\n\ta\n\n\tb\n}\n") == nil)
    #expect(lines("f {\n  // a\n}\n", "f {\n}\n") == nil)
  }
}
