import NavigationModel
import Testing

/// A call on an object whose type is not known may run a function of its name. It counts where nothing certain is known.
@Suite struct CallsByNameTests {
  private func offer(home: String = "", list: String) throws -> Transition {
    let text = """
      import Combine
      import UIKit
      import Wires
      final class Model {
        let navigation = UINavigationController()
        func cancel() { navigation.pushViewController(OfferController(), animated: true) }
        func show(_ page: UIViewController) { navigation.pushViewController(page, animated: true) }
      }
      final class OfferController: UIViewController {}
      final class HomeController: UIViewController {
        let model = Model()
        func open() { navigationController?.pushViewController(ListController(), animated: true) }
        \(home)
      }
      final class ListController: UIViewController {
        let model = Model()
        \(list)
      }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions: [String: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: HomeController())
          return true
        }
      }
      """
    return try #require(graph(["App.swift": text]).transitions.first { $0.to == "OfferController" })
  }

  private let onUnknown = "func stop() { Wire.observe { thing in thing.cancel() } }"

  @Test func itCountsWhereNothingElseIsKnown() throws {
    let offer = try offer(list: onUnknown)
    #expect(offer.from == ["ListController"])
    #expect(offer.confidence == .inferred)
    #expect(offer.evidence.contains { $0.note.contains("objects of unknown type") }, "\(offer.evidence)")
  }

  @Test func aCertainCallIsSurer() throws {
    let offer = try offer(home: "@objc func tapped() { model.cancel() }", list: onUnknown)
    #expect(offer.from == ["HomeController"])
    #expect(offer.confidence == .exact)
  }

  /// A value that only such a call passes is likely, and not certain.
  @Test func whatItPassesIsInferred() throws {
    let byName = try offer(list: "func stop() { Wire.observe { thing in thing.show(OfferController()) } }")
    #expect(byName.confidence == .inferred)
    let certain = try offer(list: "@objc func stop() { model.show(OfferController()) }")
    #expect(certain.from == ["ListController"])
    #expect(certain.confidence == .exact)
  }

  /// What a library's object gives is no object of the app's types.
  @Test(arguments: [
    "func stop() { Timer.publish(every: 1, on: .main, in: .common).connect().cancel() }",
    "let timer = Timer.publish(every: 1, on: .main, in: .common)\nfunc stop() { timer.connect().cancel() }",
    "func stop() { let task = URLSession.shared.upload(1, to: \"x\")\n task.handle.cancel() }",
  ])
  func anObjectOfALibraryIsNoneOfTheApp(_ list: String) throws {
    #expect(try offer(list: list).from != ["ListController"])
    let known = try offer(home: "@objc func tapped() { model.cancel() }", list: list)
    #expect(known.from == ["HomeController"])
    #expect(known.confidence == .exact)
  }

  /// Unless the app told the library a type of its own.
  @Test(arguments: [
    "func stop() { CurrentValueSubject(Model()).value.cancel() }",
    "let wire = Wire(Model.self)\nfunc stop() { wire.content.cancel() }",
    "func stop() { Wire.shared.find(Model.self).cancel() }",
    "func stop() { Wire.shared.make { Model() }.held.cancel() }",
  ])
  func aLibraryGivesWhatItWasToldOf(_ list: String) throws {
    #expect(try offer(list: list).from == ["ListController"])
  }
}
