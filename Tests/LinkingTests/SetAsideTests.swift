import NavigationModel
import SourceFacts
import Testing

@testable import Linking

/// What was followed to its end and is no transition of its own is said, with the step that stands for it.
@Suite struct SetAsideTests {
  private static func graph(_ source: String) -> NavigationGraph {
    Linker().graph(facts: [FactExtractor().facts(path: "App.swift", source: Array(source.utf8))])
  }

  private static let app = """
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: HomeController())
        return true
      }
    }
    final class DetailController: UIViewController {}
    final class HomeController: UIViewController {
    """

  @Test func aStackThatIsFilledBeforeItIsShownIsOneStep() throws {
    let graph = Self.graph(
      Self.app + """

          @objc func open() {
            let stack = UINavigationController()
            stack.pushViewController(DetailController(), animated: false)
            present(stack, animated: true)
          }
        }
        """)
    #expect(graph.transitions.filter { $0.to == "DetailController" }.map(\.kind) == [.sheet])
    let step = try #require(graph.coverage.setAside.first)
    #expect(graph.coverage.setAside.count == 1)
    #expect((step.kind, step.owner, step.location.line) == (.push, "HomeController", 13))
    #expect(step.instead?.line == 14)
    #expect(step.reason.hasPrefix("the stack is filled before it is shown"))
  }

  @Test func aPushOntoTheOwnStackIsATransitionOfItsOwn() {
    let graph = Self.graph(
      Self.app + """

          @objc func open() { navigationController?.pushViewController(DetailController(), animated: true) }
        }
        """)
    #expect(graph.transitions.contains { $0.to == "DetailController" && $0.kind == .push })
    #expect(graph.coverage.setAside.isEmpty)
  }

  @Test func aStackOnAStackIsRefused() {
    let graph = Self.graph(
      Self.app + """

          @objc func open() { navigationController?.pushViewController(OwnStack(), animated: true) }
        }
        final class OwnStack: UINavigationController {}
        """)
    #expect(graph.coverage.setAside.map(\.location.line) == [11])
    #expect(graph.coverage.setAside.map(\.reason) == [SetAside.Reason.refused.sentence])
  }
}
