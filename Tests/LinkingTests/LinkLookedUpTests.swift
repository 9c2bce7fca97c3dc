import Testing

/// What the app looks up for a part of a link, and the ways that code takes with it.
@Suite struct LinkLookedUpTests {
  private static let screens = """
    import UIKit
    final class OrderController: UIViewController {}
    final class ListController: UIViewController {}
    final class HelpController: UIViewController {}
    final class Navigator {
      static let shared = Navigator()
      var window: UIWindow?
      func show(_ controller: UIViewController) { window?.rootViewController?.present(controller, animated: true) }
    }
    struct Order { var id: String }

    """

  private func opened(_ handler: String, _ rest: String = "") -> [String: [String]] {
    LinkOutcomeTests.opened(
      by: Self.screens + """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url else { return }
        \(handler)
          }
        }
        \(rest)
        """)
  }

  /// What is loaded for the link's id, and what has that id, is the link's: the code that it reaches counts.
  @Test func whatIsLookedUp() {
    let opened = opened(
      """
        let id = url.lastPathComponent
        if url.host == "loaded" { Store.load(id) { order in Flow.shared.first(order) } }
        if url.host == "compared" { for order in Store.all { if order.id == id { Flow.shared.first(order) } } }
        if url.host == "list" { Flow.shared.firstOf([id]) }
        if url.host == "text" { Flow.shared.firstText("order/\\(id)/open") }
        if url.host == "other" { for order in Store.all { if order.id == Store.current { Flow.shared.first(order) } } }
      """,
      """
      import Library
      enum Store {
        static var all: [Order] = []
        static var current = ""
        static func load(_ id: String, _ done: @escaping (Order) -> Void) { Library.fetch(id, done) }
      }
      final class Flow {
        static let shared = Flow()
        func first(_ order: Order) {
          if Store.all.isEmpty { second(order) } else { Navigator.shared.show(ListController()) }
        }
        func second(_ order: Order) { third(order) }
        func third(_ order: Order) { fourth(order) }
        func fourth(_ order: Order) { fifth(order) }
        func fifth(_ order: Order) { Navigator.shared.show(OrderController()) }
        func firstOf(_ ids: [String]) { second(Order(id: ids[0])) }
        func firstText(_ text: String) { second(Order(id: text)) }
      }
      """)
    #expect(opened["…://loaded"] == ["ListController", "OrderController"], "\(opened)")
    #expect(opened["…://compared"] == ["ListController", "OrderController"], "\(opened)")
    #expect(opened["…://list"] == ["OrderController"], "\(opened)")
    #expect(opened["…://text"] == ["OrderController"], "\(opened)")
    #expect(opened["…://other"] == ["ListController"], "\(opened)")
  }

  /// `guard !isNew else { … }` asks as `if isNew` does: nothing is missing there.
  @Test func aGuardThatIsNegated() {
    let opened = opened(
      """
        if url.host == "new" { open() }
        if url.host == "missing" { find() }
      }
      var isNew = false
      var order: Order?
      func open() {
        guard !isNew else {
          Navigator.shared.show(OrderController())
          return
        }
        Navigator.shared.show(ListController())
      }
      func find() {
        guard order != nil else {
          Navigator.shared.show(HelpController())
          return
        }
        Navigator.shared.show(ListController())
      """)
    #expect(opened["…://new"] == ["ListController", "OrderController"], "\(opened)")
    #expect(opened["…://missing"] == ["ListController"], "\(opened)")
  }

  /// Code behind a branch that leaves somewhere inside is another way than the code that left.
  @Test func aBranchInsideAnotherLeaves() {
    let opened = opened(
      """
        if url.host == "orders" { open(url) }
      }
      func open(_ url: URL) {
        if url.path.isEmpty {
          if let last = Store.last {
            Navigator.shared.show(ListController())
            return
          }
        }
        find(url)
      }
      func find(_ url: URL) { if Store.isReady { Navigator.shared.show(OrderController()) } else { help(url) } }
      func help(_ url: URL) { Navigator.shared.show(HelpController()) 
      """,
      "enum Store { static var last: Order?; static var isReady = true }")
    #expect(opened["…://orders"] == ["HelpController", "ListController", "OrderController"], "\(opened)")
  }

  /// A namesake in another type holds nothing of the link.
  @Test func aNamesakeOfWhatIsKept() {
    let opened = opened(
      """
        if url.host == "kept" { Settings.address = Address(url); Navigator.shared.show(ListController()) }
      """,
      """
      struct Address { init(_ url: URL) {} }
      enum Settings { static var address: Address? }
      final class Claim {
        var address: Address?
        func claim() {
          guard let address else { return }
          Navigator.shared.show(HelpController())
        }
      }
      final class Start {
        func start() { if let address = Settings.address { Navigator.shared.show(OrderController()) } }
      }
      """)
    #expect(opened["…://kept"]?.contains("HelpController") == false, "\(opened)")
  }

  /// Of the cases of one enum, those are alternatives that one function makes: another one makes its own for later.
  @Test func casesThatAnotherFunctionMakes() {
    let opened = opened(
      """
        if url.host == "either" { Flow.shared.either(url) }
        if url.host == "order" { Flow.shared.order(url) }
      """,
      """
      import Machines
      final class Flow {
        enum Event { case order, list, help }
        enum State { case idle, shown }
        static let shared = Flow()
        private let machine = StateMachine<State, Event>()
        init() {
          machine.addRoutes(event: .order, transitions: [.idle => .shown]) { _ in
            Navigator.shared.show(OrderController())
          }
          machine.addRoutes(event: .list, transitions: [.idle => .shown]) { _ in
            Navigator.shared.show(ListController())
          }
          machine.addRoutes(event: .help, transitions: [.shown => .shown]) { _ in
            Navigator.shared.show(HelpController())
          }
        }
        func either(_ url: URL) {
          if Library.isOrder(url) { machine.tryEvent(.order) } else { machine.tryEvent(.list) }
        }
        func order(_ url: URL) {
          machine.tryEvent(.order)
          watch(url)
        }
        func watch(_ url: URL) { Library.watch(url) { self.machine.tryEvent(.help) } }
      }
      """)
    #expect(opened["…://either"] == ["ListController", "OrderController"], "\(opened)")
    #expect(opened["…://order"] == ["OrderController"], "\(opened)")
  }
}
