import Caching
import Foundation
import NavigationModel
import Testing

@testable import NavlintKit

/// Base classes, routers, modifiers and wrappers that come from packages are followed as the app's own code.
@Suite struct DependencyTests {
  private let folder: SourceFolder
  private let outside: SourceFolder

  init() throws {
    folder = try SourceFolder()
    outside = try SourceFolder(repository: false)
    try folder.write("App/App.swift", Self.start)
  }

  private static let start = """
    import SwiftUI
    @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct DetailView: View { var body: some View { Text("D") } }
    struct OtherView: View { var body: some View { Text("O") } }

    """

  private func scan(_ change: (inout Analyzer) -> Void = { _ in }, path: String = "") throws -> Analyzer.Scan {
    var analyzer = Analyzer(threads: 2, project: .none)
    change(&analyzer)
    return try analyzer.scan([folder.at(path)])
  }

  /// `HomeView -push-> DetailView`, with the line in `App/Home.swift` where it stands there.
  private func moves(_ scan: Analyzer.Scan) -> [String] {
    scan.graph.transitions.map { t in
      let place = t.location.file.hasSuffix("App/Home.swift") ? " :\(t.location.line)" : " \(t.location.file)"
      return "\(t.owner) -\(t.kind.rawValue)-> \(t.to ?? t.back?.rawValue ?? "")\(place)"
    }.sorted()
  }

  private static let root = "DemoApp -root-> HomeView App/App.swift"

  // MARK: what is followed

  /// Where package managers put the sources of `Kit`.
  static let places = [
    ".build/checkouts/Kit/Sources/Kit", "SourcePackages/checkouts/kit-ios/Sources/Kit",
    "DerivedData/Demo-abc/SourcePackages/checkouts/kit/Source/Kit", "Pods/Kit/Kit/Classes",
    "Carthage/Checkouts/Kit/Kit",
    "App/.build/checkouts/some/Sources/Kit",
  ]

  @Test(arguments: places) func aRouterOfAPackage(_ place: String) throws {
    try folder.write(
      "\(place)/Router.swift",
      """
      import SwiftUI
      public final class Router<Route: Hashable>: ObservableObject {
        @Published public var path = NavigationPath()
        public init() {}
        public func push(_ route: Route) { path.append(route) }
        public func back() { path.removeLast() }
      }
      """)
    try folder.write(
      "App/Home.swift",
      """
      import SwiftUI
      import Kit
      enum Page: Hashable { case detail, other }
      struct HomeView: View {
        @StateObject private var router = Router<Page>()
        var body: some View {
          NavigationStack(path: $router.path) {
            Button("D") { router.push(.detail) }
            Button("O") { router.push(.other) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .detail: DetailView()
                case .other: OtherView()
                }
              }
          }
        }
        func leave() { router.back() }
      }
      """)
    let scan = try scan()
    #expect(
      moves(scan) == [
        Self.root, "HomeView -back-> pop :18", "HomeView -push-> DetailView :8", "HomeView -push-> OtherView :9",
      ])
    #expect(scan.graph.coverage.unreadModules.isEmpty)
    #expect(scan.graph.unresolved.isEmpty)
    let without = try self.scan { $0.followsDependencies = false }
    #expect(without.graph.coverage.unreadModules.map(\.name) == ["Kit"])
  }

  private static let controllers = """
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: HomeViewController())
        return true
      }
    }
    final class DetailViewController: UIViewController {}
    final class HelpViewController: UIViewController {}

    """

  @Test func aBaseControllerOfAPackage() throws {
    try folder.write("App/App.swift", Self.controllers)
    try folder.write(
      ".build/checkouts/Kit/Sources/Kit/Base.swift",
      """
      import UIKit
      open class BaseController: UIViewController {
        open func show(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
        public func cover<Page: UIViewController>(with page: Page) {
          page.modalPresentationStyle = .fullScreen
          present(page, animated: true)
        }
        public func fail(_ text: String) {
          let alert = UIAlertController(title: nil, message: text, preferredStyle: .alert)
          present(alert, animated: true)
        }
        public func leave() { dismiss(animated: true) }
      }
      """)
    try folder.write(
      "App/Home.swift",
      """
      import UIKit
      import Kit
      final class HomeViewController: BaseController {
        func open() { show(DetailViewController()) }
        func help() { cover(with: HelpViewController()) }
        func warn() { fail("No") }
        func close() { leave() }
      }
      """)
    #expect(
      moves(try scan()) == [
        "AppDelegate -root-> HomeViewController App/App.swift",
        "HomeViewController -alert-> alert:HomeViewController :6",
        "HomeViewController -back-> dismiss :7", "HomeViewController -cover-> HelpViewController :5",
        "HomeViewController -push-> DetailViewController :4",
      ])
  }

  @Test func aModifierAndAWrapperOfAPackage() throws {
    try folder.write(
      ".build/checkouts/kit/Sources/Kit/View+Sheet.swift",
      """
      import SwiftUI
      extension View {
        public func sheetOf<Item: Identifiable, Content: View>(
          item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content
        ) -> some View { modifier(SheetOf(item: item, page: content)) }
      }
      struct SheetOf<Item: Identifiable, Page: View>: ViewModifier {
        @Binding var item: Item?
        let page: (Item) -> Page
        func body(content: Content) -> some View { content.sheet(item: $item) { page($0) } }
      }
      """)
    try folder.write(
      ".build/checkouts/kit/Sources/Kit/Container.swift",
      """
      import SwiftUI
      public struct NavigationContainer<Content: View>: View {
        private let content: Content
        public init(@ViewBuilder content: () -> Content) { self.content = content() }
        public var body: some View { NavigationStack { VStack { Header(); content } } }
      }
      struct Header: View { var body: some View { Text("H") } }
      """)
    try folder.write(
      "App/Home.swift",
      """
      import SwiftUI
      import Kit
      enum Page: String, Identifiable { case detail, other; var id: String { rawValue } }
      struct HomeView: View {
        @State private var page: Page?
        var body: some View {
          NavigationContainer {
            Button("D") { page = .detail }
            NavigationLink("Wrapped") { NavigationContainer { WrappedView() } }
          }
          .sheetOf(item: $page) { page in
            switch page {
            case .detail: DetailView()
            case .other: OtherView()
            }
          }
        }
        func other() { page = .other }
      }
      struct WrappedView: View { var body: some View { Text("W") } }
      """)
    #expect(
      moves(try scan()) == [
        Self.root, "HomeView -push-> WrappedView :9", "HomeView -sheet-> DetailView :8",
        "HomeView -sheet-> OtherView :18",
      ])
  }

  @Test func whatADependencyImportsIsReadToo() throws {
    try folder.write("App/App.swift", Self.controllers)
    try folder.write(
      ".build/checkouts/Kit/Sources/Kit/Base.swift",
      """
      import KitCore
      open class BaseController: CoreController { public func open(_ page: UIViewController) { push(page) } }
      """)
    try folder.write(
      ".build/checkouts/Kit/Package.swift",
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [
        .target(name: "Kit", dependencies: ["KitCore"]), .target(name: "KitCore", path: "Core/Code"),
      ])
      """)
    try folder.write(
      ".build/checkouts/Kit/Core/Code/Core.swift",
      """
      import UIKit
      open class CoreController: UIViewController {
        public func push(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
      }
      """)
    try folder.write(
      "App/Home.swift",
      """
      import UIKit
      import Kit
      final class HomeViewController: BaseController { func open() { open(DetailViewController()) } }
      """)
    #expect(
      moves(try scan()) == [
        "AppDelegate -root-> HomeViewController App/App.swift", "HomeViewController -push-> DetailViewController :3",
      ])
  }

  /// Alerts and screens that a library's function names itself are shown by who calls it.
  @Test func aLibrarysFunctionThatNamesTheDestination() throws {
    try folder.write(
      "Pods/Kit/Alerts.swift",
      """
      import SwiftUI
      extension View {
        public func confirm(_ isShown: Binding<Bool>, onYes: @escaping () -> Void) -> some View {
          confirmationDialog("Sure?", isPresented: isShown) { Button("Yes", action: onYes) }
        }
        public func failure(_ text: Binding<String?>) -> some View { modifier(FailureModifier(text: text)) }
        public func help(isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) { HelpPage() } }
      }
      struct FailureModifier: ViewModifier {
        @Binding var text: String?
        func body(content: Content) -> some View {
          content.alert("No", isPresented: Binding(get: { text != nil }, set: { _ in text = nil })) { Button("OK") {} }
        }
      }
      public struct HelpPage: View { public var body: some View { Text("H") } }
      """)
    try folder.write(
      "App/Home.swift",
      """
      import Kit
      import SwiftUI
      struct HomeView: View {
        @State private var isSure = false
        @State private var isHelp = false
        @State private var failure: String?
        var body: some View {
          Text("H")
            .confirm($isSure) {}
            .failure($failure)
            .help(isShown: $isHelp)
        }
      }
      """)
    #expect(
      moves(try scan()) == [
        Self.root, "HomeView -alert-> alert:HomeView :10", "HomeView -dialog-> dialog:HomeView :9",
        "HomeView -sheet-> HelpPage :11",
      ])
  }

  /// What cannot be followed in a library is a gap where the app calls it.
  @Test func aGapInALibraryIsOneOfTheCaller() throws {
    try folder.write("App/App.swift", Self.controllers)
    try folder.write(
      "Pods/Kit/Router.swift",
      """
      import UIKit
      public final class PageRouter {
        let stack: UINavigationController
        let pages: PageTable
        public init(_ stack: UINavigationController, _ pages: PageTable) { self.stack = stack; self.pages = pages }
        public func open(_ path: String) { go(path) }
        private func go(_ path: String) { stack.pushViewController(pages.controller(for: path)!, animated: true) }
      }
      public protocol PageTable { func controller(for path: String) -> UIViewController? }
      """)
    try folder.write(
      "App/Home.swift",
      """
      import Kit
      import UIKit
      final class HomeViewController: UIViewController {
        var router: PageRouter!
        func go() { router.open("detail") }
      }
      """)
    let graph = try scan().graph
    #expect(graph.unresolved.map(\.owner) == ["HomeViewController"] && graph.unresolved.map(\.location.line) == [5])
  }

  @Test func aCoordinatorOfAPackage() throws {
    try folder.write(
      "Carthage/Checkouts/Coordinators/Coordinators/Coordinator.swift",
      """
      import UIKit
      open class BaseCoordinator {
        public let stack: UINavigationController
        private var children: [BaseCoordinator] = []
        public init(_ stack: UINavigationController) { self.stack = stack }
        open func start() {}
        public func coordinate(to child: BaseCoordinator) { children.append(child); child.start() }
        public func back() { stack.popViewController(animated: true) }
        public func present(_ page: DoneController) {
          page.onDone = { [weak self] in self?.stack.dismiss(animated: true) }
          stack.present(page, animated: true)
        }
      }
      open class DoneController: UIViewController { public var onDone: (() -> Void)? }
      """)
    try folder.write(
      "App/App.swift",
      """
      import UIKit
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var coordinator: HomeCoordinator?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
          coordinator = HomeCoordinator(UINavigationController())
          coordinator?.start()
          return true
        }
      }
      final class DetailViewController: UIViewController {}
      """)
    try folder.write(
      "App/Home.swift",
      """
      import UIKit
      import Coordinators
      final class HomeCoordinator: BaseCoordinator {
        override func start() { coordinate(to: DetailCoordinator(stack)) }
      }
      final class DetailCoordinator: BaseCoordinator {
        override func start() { stack.pushViewController(DetailViewController(), animated: true) }
        func help() {
          present(HelpViewController())
        }
        func leave() { back() }
      }
      final class HelpViewController: DoneController {
        func done() { onDone?() }
      }
      """)
    #expect(
      moves(try scan()) == [
        "AppDelegate -flow-> HomeCoordinator App/App.swift", "DetailCoordinator -back-> pop :11",
        "DetailCoordinator -push-> DetailViewController :7", "DetailCoordinator -sheet-> HelpViewController :9",
        "HelpViewController -back-> dismiss :14", "HomeCoordinator -flow-> DetailCoordinator :4",
      ])
  }

  // MARK: what is no part of the app

  @Test func aLibrarysOwnScreensAreNone() throws {
    try folder.write(
      ".build/checkouts/Kit/Sources/Kit/Router.swift",
      """
      import SwiftUI
      public struct KitPicker: View {
        @State private var isShown = false
        let onPick: () -> Void
        public init(onPick: @escaping () -> Void) { self.onPick = onPick }
        public var body: some View {
          Button("More") { isShown = true }.sheet(isPresented: $isShown) { KitAlbum() }
        }
      }
      public struct KitAlbum: View { public var body: some View { Text("A") } }
      public struct KitDemoView: View {
        public var body: some View { NavigationStack { NavigationLink("x") { KitDetailView() } } }
      }
      struct KitDetailView: View { var body: some View { Text("D").navigationTitle("D") } }
      @main struct KitApp: App { var body: some Scene { WindowGroup { KitDemoView() } } }
      public enum KitRoute { case a, b }
      """)
    try folder.write(".build/checkouts/Kit/Examples/Demo.swift", "import Kit\n" + Self.start)
    try folder.write(
      "App/Home.swift",
      """
      import SwiftUI
      import Kit
      struct HomeView: View {
        @State private var isShown = false
        var body: some View {
          NavigationStack { Button("P") { isShown = true }.sheet(isPresented: $isShown) { KitPicker(onPick: {}) } }
        }
      }
      """)
    let check = try Analyzer(threads: 1, project: .none).check([folder.at("")])
    #expect(moves(check.scan) == [Self.root, "HomeView -sheet-> KitPicker :6"])
    #expect(Set(check.graph.screens.map(\.name)) == ["HomeView", "KitPicker", "DetailView", "OtherView"])
    #expect(check.graph.entries.map(\.screen) == ["HomeView"])
    #expect(check.graph.routes.isEmpty)
    #expect(check.findings.allSatisfy { $0.location.file.hasPrefix("App/") })
  }

  @Test func theAppsNamesakesWin() throws {
    try folder.write(
      ".build/checkouts/Kit/Sources/Kit/Kit.swift",
      """
      import SwiftUI
      public struct DetailView: View { public init() {}; public var body: some View { Text("K") } }
      struct OtherView: View { var body: some View { Text("K") } }
      public struct Opener: View {
        @State var isShown = false
        public init() {}
        public var body: some View { Text("K") }
      }
      extension View {
        func opened<Page: View>(_ page: Page) -> some View { sheet(isPresented: .constant(true)) { page } }
      }
      """)
    try folder.write(
      "App/Home.swift",
      """
      import SwiftUI
      import Kit
      struct HomeView: View {
        var body: some View {
          NavigationStack {
            NavigationLink("D") { DetailView() }
            NavigationLink("O") { OtherView() }
            NavigationLink("K") { Opener() }
          }
          .opened(Row())
        }
      }
      struct Row: View { var body: some View { Text("R") } }
      extension View { func opened(_ row: Row) -> some View { overlay { row } } }
      """)
    let scan = try scan()
    #expect(
      moves(scan) == [
        Self.root, "HomeView -push-> DetailView :6", "HomeView -push-> Opener :8", "HomeView -push-> OtherView :7",
      ])
    #expect(scan.graph.screens.first { $0.name == "DetailView" }?.location?.file == "App/App.swift")
  }

  @Test func aFileSeesOnlyWhatItImports() throws {
    try folder.write(
      "Pods/FormKit/Section.swift",
      """
      import UIKit
      public final class Section: UIViewController { public init(_ pages: () -> Void) { super.init() } }
      """)
    try folder.write("App/Form.swift", "import FormKit\nfunc make() -> Section { Section {} }\n")
    try folder.write(
      "App/Home.swift",
      """
      import SwiftUI
      struct HomeView: View {
        var body: some View { NavigationStack { NavigationLink("D") { Section { DetailView() } } } }
      }
      """)
    #expect(moves(try scan()) == [Self.root, "HomeView -push-> DetailView :3"])
  }

  // MARK: folders

  @Test func aFolderOfTheCommandLine() throws {
    let kit = """
      import UIKit
      open class BaseController: UIViewController {
        public func open(_ page: UIViewController) { navigationController?.pushViewController(page, animated: true) }
      }
      """
    try folder.write("App/App.swift", Self.controllers)
    try folder.write(
      "App/Home.swift",
      """
      import UIKit
      import Kit
      final class HomeViewController: BaseController { func go() { open(DetailViewController()) } }
      """)
    let expected = [
      "AppDelegate -root-> HomeViewController App/App.swift", "HomeViewController -push-> DetailViewController :3",
    ]
    try outside.write("Kit/Sources/Kit/Base.swift", kit)
    try outside.write("Derived/SourcePackages/checkouts/Kit/Sources/Kit/Base.swift", kit)
    try outside.write("vendor/Kit/Base.swift", kit)
    for named in ["", "Kit", "Kit/Sources", "Kit/Sources/Kit", "Derived", "vendor"] {
      #expect(moves(try scan { $0.dependencyFolders = [outside.at(named)] }) == expected, "\(named)")
    }
    #expect(try scan().graph.coverage.unreadModules.map(\.name) == ["Kit"])
    #expect(throws: (any Error).self) { try scan { $0.dependencyFolders = [outside.at("none")] } }
    #expect(throws: (any Error).self) { try scan { $0.dependencyFolders = [outside.at("vendor/Kit/Base.swift")] } }
  }

  @Test(arguments: [".build", ".build/checkouts", ".build/checkouts/Kit", ".build/checkouts/Kit/Sources/Kit"])
  func aLinkThatLeadsOutIsNotFollowed(_ link: String) throws {
    let inside = ".build/checkouts/Kit/Sources/Kit/Base.swift".dropFirst(link.count + 1)
    try outside.write(String(inside), "import UIKit\nopen class BaseController: UIViewController {}\n")
    try outside.write("Base.swift", "import UIKit\nopen class BaseController: UIViewController {}\n")
    let place = URL(fileURLWithPath: folder.at(link))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: place.path, withDestinationPath: outside.path)
    try folder.write("App/App.swift", Self.controllers)
    try folder.write("App/Home.swift", "import UIKit\nimport Kit\nfinal class HomeViewController: BaseController {}\n")
    #expect(try scan().graph.coverage.unreadModules.map(\.name) == ["Kit"])
  }

  // MARK: runs

  @Test func aSecondRunSaysTheSameAndReadsNothing() throws {
    try folder.write(
      ".build/checkouts/Kit/Sources/Kit/Base.swift",
      """
      import SwiftUI
      public final class Router: ObservableObject {
        @Published public var isShown = false
        public func show() { isShown = true }
      }
      """)
    try folder.write(
      "App/Home.swift",
      """
      import SwiftUI
      import Kit
      struct HomeView: View {
        @StateObject var router = Router()
        var body: some View {
          Button("D") { router.show() }.sheet(isPresented: $router.isShown) { DetailView() }
        }
      }
      """)
    let kept = try SourceFolder(repository: false)
    func run() throws -> (text: String, clock: PhaseClock) {
      let clock = PhaseClock()
      let scan = try scan {
        $0.cache = Cache(folder: kept.path, program: CachedRunTests.program)
        $0.clock = clock
      }
      return (scan.graph.jsonText(), clock)
    }
    let first = try run()
    let second = try run()
    #expect(second.text == first.text && second.clock.parsedFiles == 0)
    #expect(!second.clock.phases.contains { $0.phase == .link })
    try folder.write(".build/checkouts/Kit/Sources/Kit/Base.swift", "import SwiftUI\npublic final class Router {}\n")
    let changed = try run()
    #expect(changed.text != first.text && changed.clock.parsedFiles == 1)
    #expect(changed.text == (try scan().graph.jsonText()))
  }

  /// Only what the app's code reaches is parsed.
  @Test func filesThatNobodyNamesAreNotParsed() throws {
    try folder.write(
      ".build/checkouts/Kit/Sources/Kit/Base.swift",
      """
      import SwiftUI
      public struct Card: View { public var body: some View { Edge() } }
      """)
    try folder.write(".build/checkouts/Kit/Sources/Kit/Edge.swift", "import SwiftUI\nstruct Edge: View {}\n")
    try folder.write(".build/checkouts/Kit/Sources/Kit/Rest.swift", "import SwiftUI\nstruct Rest: View {}\n")
    try folder.write(".build/checkouts/Other/Sources/Other/Other.swift", "public struct Card {}\n")
    try folder.write(
      "App/Home.swift",
      """
      import Kit
      import SwiftUI
      struct HomeView: View { var body: some View { Card() } }
      """)
    let clock = PhaseClock()
    _ = try scan { $0.clock = clock }
    #expect(clock.parsedFiles == 4)
  }
}
