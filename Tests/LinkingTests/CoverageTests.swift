import NavigationModel
import SourceFacts
import Testing

@testable import Linking

/// What the graph says that it lacks.
@Suite("Coverage")
struct CoverageTests {
  private static func coverage(_ files: [(path: String, source: String)]) -> Coverage {
    Linker().graph(facts: files.map { FactExtractor().facts(path: $0.path, source: Array($0.source.utf8)) }).coverage
  }

  private static let app = """
    import UIKit
    import NanoKit

    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        window?.rootViewController = HomeViewController()
        return true
      }
    }
    final class HomeViewController: NanoViewController {
      let navigator = NanoNavigator()
      func open() {
        navigator.push(page: "details")
        Banner.shared.show("Saved")
        openDrawer()
      }
    }
    final class ListViewController: NanoViewController {}
    final class PlainViewController: UIViewController { let banner = UIBanner() }
    """

  @Test func aModuleThatWasNotReadIsNamedWithWhatHangsOnIt() {
    let coverage = Self.coverage([("App/App.swift", Self.app), ("App/Other.swift", "import UIKit\nstruct Banner2 {}")])
    #expect(
      coverage.unreadModules == [
        UnreadModule(name: "NanoKit", siteCount: 5, bases: [.init(name: "NanoViewController", heirCount: 2)])
      ])
    #expect(coverage.suspected.map(\.location.line) == [14, 15, 16])
    #expect(coverage.suspected.allSatisfy { $0.cause == .foreignCall && $0.module == "NanoKit" })
    #expect(coverage.suspected.map(\.owner) == Array(repeating: "HomeViewController", count: 3))
  }

  @Test func whatTheTreeHoldsWasRead() {
    let kit = "import UIKit\nopen class NanoViewController: UIViewController { func openDrawer() {} }"
    let rest =
      "public class NanoNavigator { public func push(page: String) {} }\npublic class Banner { static let shared = Banner(); func show(_ text: String) {} }"
    for folder in ["NanoKit/Sources", "Packages/NanoKit"] {
      let coverage = Self.coverage([
        ("App/App.swift", Self.app), ("\(folder)/Kit.swift", kit), ("\(folder)/Rest.swift", rest),
      ])
      #expect(coverage == Coverage())
    }
  }

  @Test func aPackageSaysWhichModulesTheTreeHolds() {
    let manifest = """
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "NanoKit", path: "Kit")])
      """
    let coverage = Self.coverage([("App/App.swift", Self.app), ("Package.swift", manifest)])
    #expect(coverage.unreadModules.isEmpty)
  }

  /// A folder that is named like a library, with the app's additions to it.
  @Test func additionsToALibraryAreNotTheLibrary() {
    let addition = "import NanoKit\nextension NanoNavigator { func twice() {} }"
    let coverage = Self.coverage([("App/App.swift", Self.app), ("App/NanoKit/Additions.swift", addition)])
    #expect(coverage.unreadModules.map(\.name) == ["NanoKit"])
  }

  @Test func namesOfTheSystemAreNotSuspected() {
    let source = """
      import SwiftUI
      import Lottie
      struct HomeView: View {
        @State private var isShown = false
        @Environment(\\.openURL) private var openURL
        let player = AVPlayerViewController()
        var body: some View {
          Button("Open") { player.showsPlaybackControls = true; UIApplication.shared.openSettings(); \
      openURL(URL(string: "a")!) }
            .fileImporter(isPresented: $isShown, allowedContentTypes: []) { _ in }
        }
      }
      """
    let other = """
      import SwiftUI
      struct OtherView: View {
        @State private var isShown = false
        var body: some View { Text("").fileImporter(isPresented: $isShown, allowedContentTypes: []) { _ in } }
      }
      """
    let coverage = Self.coverage([("App/Home.swift", source), ("App/Other.swift", other)])
    #expect(coverage.suspected.isEmpty)
    #expect(coverage.unreadModules == [UnreadModule(name: "Lottie")])
  }

  @Test func aModifierThatPresentsIsSuspected() {
    let source = """
      import SwiftUI
      import BottomKit
      struct HomeView: View {
        @State private var isShown = false
        var body: some View { Text("").bottomTray(isPresented: $isShown) { DetailView() } }
      }
      struct DetailView: View { var body: some View { Text("") } }
      """
    let coverage = Self.coverage([("App/Home.swift", source)])
    #expect(coverage.suspected.map(\.cause) == [.foreignModifier])
    #expect(coverage.suspected.map(\.module) == ["BottomKit"])
    #expect(coverage.unreadModules == [UnreadModule(name: "BottomKit", siteCount: 1)])
  }

  @Test func aControllerThatIsMadeAndShownByNobodyIsSuspected() {
    func coverage(_ use: String) -> Coverage {
      Self.coverage([
        (
          "App/App.swift",
          """
          import UIKit
          @main final class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> \
          Bool {
              window?.rootViewController = HomeViewController()
              return true
            }
          }
          final class HomeViewController: UIViewController {
            let pages = PagesViewController()
            override func viewDidLoad() { \(use) }
          }
          final class PagesViewController: UIViewController {}
          """
        )
      ])
    }
    let lost = coverage("register(pages)")
    #expect(lost.suspected.map(\.cause) == [.unshownController])
    #expect(lost.suspected.map(\.location.line) == [10])
    #expect(coverage("addChild(pages)").isEmpty)
    #expect(coverage("stack.addArrangedSubview(pages.view)").isEmpty)
    #expect(coverage("present(pages, animated: true)").isEmpty)
  }

  @Test func aControllerThatARepresentableMakesIsAPartOfViews() {
    let source = """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { var body: some View { VStack { ScannerView() } } }
      struct ScannerView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> ScannerViewController { ScannerViewController() }
        func updateUIViewController(_ controller: ScannerViewController, context: Context) {}
      }
      final class ScannerViewController: UIViewController {}
      """
    #expect(Self.coverage([("App/App.swift", source)]).isEmpty)
  }

  /// A module less is known: the summary says which, and what is missing with it.
  @Test(arguments: ["Kit"]) func takingAwayAModuleIsTold(_ folder: String) {
    let kit = """
      import UIKit
      public final class KitNavigator {
        let stack = UINavigationController()
        public init() {}
        public func open(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
      }
      """
    let app = """
      import UIKit
      import \(folder)
      final class HomeViewController: UIViewController {
        let navigator = KitNavigator()
        func details() { navigator.open(DetailViewController()) }
      }
      final class DetailViewController: UIViewController {}
      """
    let whole = Self.coverage([("App/Home.swift", app), ("\(folder)/Navigator.swift", kit)])
    #expect(whole.isEmpty)
    let part = Self.coverage([("App/Home.swift", app)])
    #expect(part.unreadModules.first?.name == folder)
    #expect(part.unreadModules.first?.siteCount == 1)
    #expect(part.suspected.map(\.location.line).first == 5)
  }
}
