import NavigationModel
import Testing

/// Where a transition starts may be a guess: then it is not exact, and says why.
@Suite struct OriginGuessTests {
  private func app(_ rest: String) -> String {
    """
    import Beacons
    import UIKit
    final class HomeController: UIViewController {
      let scanner = BeaconService()
      func open() { navigationController?.pushViewController(ListController(), animated: true) }
    }
    final class ListController: UIViewController {
      let scanner = BeaconService()
    }
    final class OfferController: UIViewController {}
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
        window?.rootViewController = UINavigationController(rootViewController: HomeController())
        return true
      }
    }
    \(rest)
    """
  }

  private func offer(in rest: String) throws -> Transition {
    try #require(graph(["App.swift": app(rest)]).transitions.first { $0.to == "OfferController" })
  }

  /// A library calls the delegate. Which of the two screens it does that for is not known.
  @Test func whoUsesTheTypeIsAGuess() throws {
    let offer = try offer(
      in: """
        final class BeaconService: NSObject, BeaconDelegate {
          let navigation = UINavigationController()
          func beaconDidRange(_ beacon: Beacon) { navigation.pushViewController(OfferController(), animated: true) }
        }
        """)
    #expect(offer.from == ["HomeController", "ListController"])
    #expect(offer.confidence == .inferred)
    #expect(offer.evidence.contains { $0.note.contains("no caller of this code was found") }, "\(offer.evidence)")
  }

  /// What the service has observed since it was made, it does for any of those that keep one.
  @Test func severalKeepersAreAGuess() throws {
    let offer = try offer(
      in: """
        final class BeaconService {
          let navigation = UINavigationController()
          init() {
            NotificationCenter.default.publisher(for: .beaconFound).sink { [navigation] _ in
              navigation.pushViewController(OfferController(), animated: true)
            }
          }
        }
        """)
    #expect(offer.from == ["HomeController", "ListController"])
    #expect(offer.confidence == .inferred)
    #expect(offer.evidence.contains { $0.note.contains("several screens hold the object") }, "\(offer.evidence)")
  }

  @Test func aCallIsNone() throws {
    let offer = try offer(
      in: """
        final class BeaconService {
          let navigation = UINavigationController()
          func show() { navigation.pushViewController(OfferController(), animated: true) }
        }
        extension HomeController { @objc func tapped() { scanner.show() } }
        """)
    #expect(offer.from == ["HomeController"])
    #expect(offer.confidence == .exact)
    #expect(offer.evidence.allSatisfy { !$0.note.contains("inferred") })
  }

  /// A guess is made where nothing else is known: one who is seen to run the code says more than all who use its type.
  @Test func aCallIsSurerThanUsersOfTheType() throws {
    let rest = """
      final class BeaconService: NSObject, BeaconDelegate {
        let navigation = UINavigationController()
        func beaconDidRange(_ beacon: Beacon) { show() }
        func show() { navigation.pushViewController(OfferController(), animated: true) }
      }
      """
    let called = try offer(in: rest + "\nextension HomeController { @objc func tapped() { scanner.show() } }")
    #expect(called.from == ["HomeController"])
    #expect(called.confidence == .exact)
    let uncalled = try offer(in: rest)
    #expect(uncalled.from == ["HomeController", "ListController"])
    #expect(uncalled.confidence == .inferred)
  }
}
