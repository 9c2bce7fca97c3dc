import Testing

/// Routers of large apps: one enum for all screens, one `switch` that makes them, and hundreds of calls.
@Suite struct LargeRouterTests {
  private func router(_ cases: [String], kinds: String = "") -> String {
    """
    import UIKit
    enum Place { \(cases.map { "case \($0)" }.joined(separator: "; ")) }
    \(cases.map { "final class \($0.prefix(1).uppercased() + $0.dropFirst())Screen: UIViewController {}" }.joined(separator: "\n"))
    final class Guide {
      @discardableResult func lead<T: UIViewController>(to place: Place, from source: UIViewController, by way: Way) \
    -> T? {
        guard let screen = make(place) else { return nil }
        switch way {
        case .push: source.navigationController?.pushViewController(screen, animated: true)
        case .present: source.present(screen, animated: true)
        case .replace: source.navigationController?.setViewControllers([screen], animated: true)
        }
        return screen as? T
      }
      private func make<T: UIViewController>(_ place: Place) -> T? {
        let screen: UIViewController
        switch place {
        \
    \(cases.map { "case .\($0): screen = \($0.prefix(1).uppercased() + $0.dropFirst())Screen()" }.joined(separator: "\n    "))
        }
        return screen as? T
      }
    }
    enum Way { case push, present, replace }
    final class Delegate: UIResponder, UIApplicationDelegate {
      static var shared: Delegate? { UIApplication.shared.delegate as? Delegate }
      let guide = Guide()
      func lead<T: UIViewController>(to place: Place, from source: UIViewController, by way: Way) -> T? { \
    guide.lead(to: place, from: source, by: way) }
    }
    extension UIViewController {
      @discardableResult func open<T: UIViewController>(_ place: Place, by way: Way) -> T? { Delegate.shared?.lead(to: \
    place, from: self, by: way) }
    }
    """
  }

  /// What is looked up for one call must not grow with the number of screens, or the calls that are looked at last are
  /// lost.
  @Test func eachOfHundredsOfCallsIsFollowed() {
    let cases = (0..<100).map { "page\($0)" }
    let callers = cases.enumerated().map { place, name in
      """
      final class Caller\(place): UIViewController {
        func push() { open(.\(name), by: .push) }
        func present() { let place: Place = .\(cases[(place + 7) % cases.count]); open(place, by: .present) }
        func replace() { open(.\(cases[(place + 9) % cases.count]), by: .replace) }
      }
      """
    }
    let found = transitions([
      "App.swift": router(cases), "Callers.swift": "import UIKit\n" + callers.joined(separator: "\n"),
    ])
    #expect(found.count == 300)
  }

  /// A file that nobody compiles any more names a case that is gone: that is none of those that are left.
  @Test func aCaseThatIsGoneIsNoOther() {
    let found = transitions([
      "App.swift": router(["first", "second", "third"]),
      "Old.swift": """
      import UIKit
      final class OldFlow: UIViewController {
        func gone() { let place = Place.fourth { _ in }; open(place, by: .push) }
        func goneToo() { let place = Place.fifth; open(place, by: .present) }
        func there() { let place = Place.second; open(place, by: .push) }
      }
      """,
    ])
    #expect(found.filter { $0.contains("OldFlow") } == ["OldFlow push SecondScreen"])
  }
}
