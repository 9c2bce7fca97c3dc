import NavigationModel
import Testing

/// Tabs of UIKit that code selects by their place in the bar.
@Suite struct TabPlaceTests {
  private func lines(_ feed: String, bar: String = "") -> [String] { transitionLines(Self.app(feed, bar: bar)) }

  private static func app(_ feed: String, bar: String = "") -> String {
    """
    import UIKit
    enum Place: Int, CaseIterable {
      case feed, chat, me
      var screen: UIViewController {
        switch self {
        case .feed: FeedController()
        case .chat: ChatController()
        case .me: MeController()
        }
      }
    }
    final class Tabs: UITabBarController {
      override func viewDidLoad() {
        viewControllers = [
          UINavigationController(rootViewController: FeedController()), ChatController(), MeController(),
        ]
      }
      \(bar)
    }
    final class FeedController: UIViewController {
      override func viewDidLoad() {
        let button = UIButton()
        button.setTitle("Open", for: .normal)
        button.addTarget(self, action: #selector(go), for: .touchUpInside)
      }
      @objc func go() { \(feed) }
    }
    final class ChatController: UIViewController {}
    final class MeController: UIViewController {}
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        window?.rootViewController = Tabs()
      }
    }
    """
  }

  private static let plain = [
    "SceneDelegate root Tabs", "Tabs tab ChatController", "Tabs tab FeedController", "Tabs tab MeController",
  ]

  @Test(arguments: [
    "tabBarController?.selectedIndex = 1",
    "(tabBarController as? Tabs)?.selectedIndex = 1",
    "tabBarController?.selectedIndex = Place.chat.rawValue",
    "let place = Place.chat; tabBarController?.selectedIndex = place.rawValue",
  ])
  func aScreenSelectsATab(code: String) {
    #expect(lines(code) == ["FeedController tab ChatController"] + Self.plain)
  }

  @Test(arguments: [
    ("(tabBarController as? Tabs)?.show(.me)", "func show(_ place: Place) { selectedIndex = place.rawValue }"),
    ("(tabBarController as? Tabs)?.show(2)", "func show(_ place: Int) { selectedIndex = place }"),
  ])
  func theBarIsGivenThePlace(code: String, bar: String) {
    #expect(lines(code, bar: bar) == ["FeedController tab MeController"] + Self.plain)
  }

  /// The bar is not tapped: the control whose action selects the tab is.
  @Test func theControlThatSelectsIsTheTrigger() {
    let graph = graph(["App.swift": Self.app("tabBarController?.selectedIndex = 1")])
    let selection = graph.transitions.first { $0.owner == "FeedController" }
    #expect(selection?.trigger?.contains("Open") ?? false)
  }

  private func origins(of tab: String, _ feed: String, bar: String) -> [Screen.ID] {
    let graph = graph(["App.swift": Self.app(feed, bar: bar)])
    return Set(graph.transitions.filter { $0.kind == .tab && $0.to == tab }.flatMap(\.from)).sorted()
  }

  /// What the bar's own method selects, the callers of the method select.
  @Test(arguments: [
    "func showMe() { selectedIndex = 2 }",
    "func showMe() { select() }\nprivate func select() { selectedIndex = 2 }",
  ])
  func theCallersOfTheBarsMethodSelect(bar: String) {
    let call = "(tabBarController as? Tabs)?.showMe()"
    #expect(origins(of: "MeController", call, bar: bar) == ["FeedController", "Tabs"])
    #expect(origins(of: "ChatController", call, bar: bar) == ["Tabs"])
  }

  /// What nobody calls, and what only the bar calls, is the bar's own.
  @Test(arguments: [
    "func showMe() { selectedIndex = 2 }",
    "func showMe() { selectedIndex = 2 }\noverride func viewDidAppear(_ animated: Bool) { showMe() }",
  ])
  func theBarSelectsForItself(bar: String) {
    #expect(origins(of: "MeController", "", bar: bar) == ["Tabs"])
  }

  /// A place that nobody knows, or that the bar does not have, selects nothing.
  @Test(arguments: [
    "tabBarController?.selectedIndex = Int.random(in: 0...2)", "tabBarController?.selectedIndex = 7",
  ])
  func anUnknownPlaceSelectsNothing(code: String) {
    #expect(lines(code) == Self.plain)
  }
}
