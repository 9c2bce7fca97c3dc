import NavigationModel
import Testing

/// Objects whose initialiser fills the stack that launch shows.
@Suite struct MadeAtLaunchTests {
  private func edges(_ zoo: String) -> [String] {
    screenEdges([
      "App/App.swift": """
      import UIKit
      \(zoo)
      final class Animals: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          let zoo = Zoo()
          window?.rootViewController = zoo.root
          return true
        }
      }
      """
    ])
  }

  private static let own = """
    final class Zoo {
      let root = UINavigationController()
      init() { root.setViewControllers([Animals()], animated: false) }
    }
    """
  private static let inherited = """
    class Base {
      let root = UINavigationController()
      init() { begin() }
      func begin() {}
    }
    final class Zoo: Base { override func begin() { root.setViewControllers([Animals()], animated: false) } }
    """
  private static let routed = """
    class Base<Route> {
      let root = UINavigationController()
      init(first: Route) { trigger(first) }
      func show(_ route: Route) {}
      func trigger(_ route: Route) { show(route) }
    }
    enum ZooRoute { case animals, feed }
    final class Zoo: Base<ZooRoute> {
      init() { super.init(first: .animals) }
      override func show(_ route: ZooRoute) {
        switch route {
        case .animals: root.setViewControllers([Animals()], animated: false)
        case .feed: root.dismiss(animated: true)
        }
      }
    }
    """

  @Test(arguments: [own, inherited, routed]) func launchIsTheOrigin(zoo: String) {
    #expect(edges(zoo) == ["AppDelegate root Animals"])
  }

  private func kept(_ property: String) -> NavigationGraph {
    graph([
      "App/App.swift": """
      import UIKit
      \(Self.own)
      final class Animals: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        \(property)
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          window?.rootViewController = zoo.root
          return true
        }
      }
      """
    ])
  }

  /// The delegate's own property makes it, as the delegate is made or on its first use.
  @Test(arguments: ["private let zoo = Zoo()", "var zoo: Zoo = Zoo()", "private lazy var zoo = Zoo()"])
  func anObjectThatTheDelegateStores(property: String) {
    let graph = kept(property)
    #expect(graph.transitions.map { "\($0.from) \($0.to ?? "")" } == ["[\"AppDelegate\"] Animals"])
    #expect(graph.entries.map { "\($0.via.rawValue) \($0.screen)" } == ["app-delegate Animals"])
  }

  /// A closure in the property waits for a call.
  @Test func aStoredMakerRunsLater() {
    #expect(kept("let zoo: () -> Zoo = { Zoo() }").entries.isEmpty)
  }

  @Test func anObjectThatTheAppStores() {
    let graph = graph([
      "App/App.swift": """
      import SwiftUI
      \(Self.own)
      final class Animals: UIViewController {}
      struct ZooView: UIViewControllerRepresentable {
        let zoo: Zoo
        func makeUIViewController(context: Context) -> UINavigationController { zoo.root }
        func updateUIViewController(_ controller: UINavigationController, context: Context) {}
      }
      @main struct ZooApp: App {
        private let zoo = Zoo()
        var body: some Scene { WindowGroup { ZooView(zoo: zoo) } }
      }
      """
    ])
    #expect(graph.transitions.filter { $0.to == "Animals" }.map(\.from) == [["ZooApp"]])
    #expect(graph.entries.contains { $0.screen == "Animals" && $0.via == .mainScene })
  }
}
