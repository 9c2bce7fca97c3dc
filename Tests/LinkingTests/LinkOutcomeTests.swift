import Linking
import NavigationModel
import Testing

/// What functions make of a link and give back, and what other code shows for it.
@Suite struct LinkOutcomeTests {
  /// Pattern by the screens that it opens.
  static func opened(_ source: String) -> [String: [String]] { opened(by: screens + source) }

  static func opened(by source: String) -> [String: [String]] {
    FixtureApp.program(of: [.init(path: "App.swift", bytes: Array(source.utf8))]) { program in
      Dictionary(
        program.linkLedger.links.map { (LinkPattern($0).text, $0.opens.map(\.screen).sorted()) },
        uniquingKeysWith: +)
    }
  }

  private static let screens = """
    import UIKit
    final class OrderController: UIViewController {}
    final class ProfileController: UIViewController {}
    final class FailureController: UIViewController {}
    enum Found { case order(String), profile(String) }
    enum Action { case show(Page), fail, nothing }
    enum Page { case order(String), profile(String) }
    final class Navigator {
      var window: UIWindow?
      func open(_ page: Page) {
        switch page {
        case .order: window?.rootViewController?.present(OrderController(), animated: true)
        case .profile: window?.rootViewController?.present(ProfileController(), animated: true)
        }
      }
      func run(_ action: Action) {
        switch action {
        case .show(let page): open(page)
        case .fail: window?.rootViewController?.present(FailureController(), animated: true)
        case .nothing: break
        }
      }
    }

    """

  private static let delegate = """
    final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      let navigator = Navigator()
      func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url else { return }
        navigator.run(Handler.action(url))
      }
    }

    """

  /// The parser's enum becomes a second one, and that holds a third.
  @Test func followsOneEnumAfterAnother() {
    let opened = Self.opened(
      Self.delegate + """
        enum Handler {
          static func action(_ url: URL) -> Action {
            let found = parse(url)
            switch found {
            case .order(let id): return .show(.order(id))
            case .profile(let id): return .show(.profile(id))
            case nil: break
            }
            return .fail
          }
          static func parse(_ url: URL) -> Found? {
            if url.host == "orders" { return .order(url.lastPathComponent) }
            if url.host == "people" { return .profile(url.lastPathComponent) }
            return nil
          }
        }
        """)
    #expect(opened["…://orders"] == ["OrderController"], "\(opened)")
    #expect(opened["…://people"] == ["ProfileController"], "\(opened)")
  }

  /// What any other link opens is told, though some pattern opens it as well.
  @Test func tellsWhatIsLeft() {
    let opened = Self.opened(
      Self.delegate + """
        enum Handler {
          static func action(_ url: URL) -> Action {
            guard let found = parse(url) else { return .nothing }
            switch found {
            case .order(let id): return .show(.order(id))
            case .profile(let id): return .show(.profile(id))
            }
          }
          static func parse(_ url: URL) -> Found? {
            if url.host == "orders" { return .order(url.lastPathComponent) }
            if url.host == "people" { return .profile(url.path) }
            return url.isFileURL ? nil : .profile(url.path)
          }
        }
        """)
    #expect(opened["…://orders"] == ["OrderController"], "\(opened)")
    #expect(opened["anything"] == ["ProfileController"], "\(opened)")
  }

  /// The parser asks something that nobody can read: each of its cases has what is shown for it.
  @Test func tellsCasesApart() {
    let parser = """
      enum Handler {
        static func action(_ url: URL) -> Action {
          let found = parse(url)
          switch found {
          case .order(let id): return .show(.order(id))
          case .profile(let id): return .show(.profile(id))
          case nil: break
          }
          return .fail
        }
        static func parse(_ url: URL) -> Found? {
          guard let parsed = try? Library.decode(url.absoluteString) else { return nil }
          switch parsed.kind {
          case 1: return .order(parsed.id)
          case 2: return .profile(parsed.id)
          default: return nil
          }
        }
      }
      """
    let opened = Self.opened(Self.delegate + parser)
    #expect(opened["anything as Found.order"] == ["OrderController"], "\(opened)")
    #expect(opened["anything as Found.profile"] == ["ProfileController"], "\(opened)")
    #expect(opened["anything"] == ["FailureController"], "\(opened)")
  }

  /// A `switch` on the call itself.
  @Test func tellsCasesOfACallApart() {
    let opened = Self.opened(
      Self.delegate + """
        enum Handler {
          static func action(_ url: URL) -> Action {
            if url.host == "find" {
              switch parse(url) {
              case .order(let id)?: return .show(.order(id))
              case .profile(let id)?: return .show(.profile(id))
              case nil: return .nothing
              }
            }
            return .nothing
          }
          static func parse(_ url: URL) -> Found? {
            if Library.isOrder(url) { return .order(url.path) }
            return Library.isPerson(url) ? .profile(url.path) : nil
          }
        }
        """)
    #expect(opened["…://find as Found.order"] == ["OrderController"], "\(opened)")
    #expect(opened["…://find as Found.profile"] == ["ProfileController"], "\(opened)")
  }

  /// A library's machine hands events over: the arms of tuples that name them show what is meant.
  @Test func followsEventsOfAMachine() {
    let opened = Self.opened(
      Self.delegate + """
        import Machines
        enum Handler {
          static func action(_ url: URL) -> Action {
            if url.host == "orders" { Flow.shared.handle(.order(url.path), isExternal: true) }
            if url.host == "people" { Flow.shared.handle(.profile(url.path), isExternal: true) }
            return .nothing
          }
        }
        enum Event { case start, select(id: String, entry: Entry), stop }
        enum Entry { case order, profile }
        final class Flow {
          static let shared = Flow()
          let machine = StateMachine<Int, Event>(state: 0)
          let navigator = Navigator()
          func handle(_ found: Found, isExternal: Bool) {
            guard isExternal else { return navigator.run(.fail) }
            switch found {
            case .order(let id): machine.processEvent(.select(id: id, entry: .order))
            case .profile(let id): machine.processEvent(.select(id: id, entry: .profile))
            }
          }
          func start() {
            machine.addTransitionHandler { [weak self] context in
              switch (context.fromState, context.event) {
              case (_, .select(let id, let entry)): self?.go(id, entry)
              case (_, .start), (_, .stop): break
              }
            }
          }
          func go(_ id: String, _ entry: Entry) {
            switch entry {
            case .order: navigator.open(.order(id))
            case .profile: navigator.open(.profile(id))
            }
          }
        }
        """)
    #expect(opened["…://orders"] == ["OrderController"], "\(opened)")
    #expect(opened["…://people"] == ["ProfileController"], "\(opened)")
  }

  /// What stands in no window of its own is not shown by a window; a case that a state is compared with is not made.
  @Test func nilAndComparedCasesChooseNothing() {
    let opened = Self.opened(
      Self.delegate + """
        enum Handler {
          static func action(_ url: URL) -> Action {
            if url.host == "orders" { Flow.shared.handle(url.path, window: nil) }
            return .nothing
          }
        }
        enum State { case ready, failed }
        final class Flow {
          static let shared = Flow()
          var state = State.ready
          let navigator = Navigator()
          func handle(_ id: String, window: String?) { go(id, window: window) }
          func go(_ id: String, window: String?) {
            if let window { return navigator.open(.profile(window)) }
            if state == .failed { Library.stop(id) }
            show(id)
          }
          func show(_ id: String) { later(id) }
          func later(_ id: String) { navigator.open(.order(id)) }
          func react(to state: State) {
            switch state {
            case .failed: navigator.run(.fail)
            case .ready: break
            }
          }
        }
        """)
    #expect(opened["…://orders"] == ["OrderController"], "\(opened)")
  }

  /// Only one case shows anything: the comparison alone says what the link opens.
  @Test func aCaseThatAloneShowsIsNotTold() {
    let opened = Self.opened(
      Self.delegate + """
        enum Handler {
          static func action(_ url: URL) -> Action {
            if url.host == "find" {
              let found = parse(url)
              switch found {
              case .order(let id)?: return .show(.order(id))
              case .profile?, nil: return .nothing
              }
            }
            return .nothing
          }
          static func parse(_ url: URL) -> Found? {
            if Library.isOrder(url) { return .order(url.path) }
            return Library.isPerson(url) ? .profile(url.path) : nil
          }
        }
        """)
    #expect(opened["…://find"] == ["OrderController"], "\(opened)")
    #expect(!opened.keys.contains { $0.contains(" as ") })
  }

  /// What an initialiser that may fail asks is asked of what it made, and not of what is tried after it.
  @Test func followsWhatAnInitialiserAsks() {
    let opened = Self.opened(
      Self.delegate + """
        struct OrderLink {
          var kind: String
          init?(_ url: URL) {
            guard url.scheme == "shop" else { return nil }
            switch url.host {
            case "new": kind = "n"
            case "old": kind = "o"
            default: return nil
            }
          }
        }
        struct PersonLink {
          var id: String
          init?(_ url: URL) {
            guard url.scheme == "people" else { return nil }
            id = url.lastPathComponent
          }
        }
        enum Handler {
          static func action(_ url: URL) -> Action {
            if let order = OrderLink(url) { return .show(.order(order.kind)) }
            guard let person = PersonLink(url) else { return .fail }
            return .show(.profile(person.id))
          }
        }
        """)
    #expect(opened["shop://new"] == ["OrderController"], "\(opened)")
    #expect(opened["shop://old"] == ["OrderController"], "\(opened)")
    #expect(opened["people://…"] == ["ProfileController"], "\(opened)")
  }

  /// Parsers behind a protocol, tried one after the other.
  @Test func followsParsersOfAProtocol() {
    let opened = Self.opened(
      Self.delegate + """
        protocol Parser { func found(in url: URL) -> Found? }
        struct OrderParser: Parser {
          func found(in url: URL) -> Found? {
            guard url.host == "orders" else { return nil }
            return .order(url.lastPathComponent)
          }
        }
        struct PersonParser: Parser {
          func found(in url: URL) -> Found? {
            guard url.host == "people" else { return nil }
            return .profile(url.lastPathComponent)
          }
        }
        enum Handler {
          static let parsers: [Parser] = [OrderParser(), PersonParser()]
          static func found(in url: URL) -> Found? {
            for parser in parsers { if let found = parser.found(in: url) { return found } }
            return nil
          }
          static func action(_ url: URL) -> Action {
            if let found = found(in: url) {
              switch found {
              case .order(let id): return .show(.order(id))
              case .profile(let id): return .show(.profile(id))
              }
            }
            return .nothing
          }
        }
        """)
    #expect(opened["…://orders"] == ["OrderController"], "\(opened)")
    #expect(opened["…://people"] == ["ProfileController"], "\(opened)")
  }

  /// A value that many make is not what other code reads of another of its kind.
  @Test func aPropertyOfAGeneralValueLeadsNowhere() {
    let opened = Self.opened(
      """
      struct Key { var text: URL; init(_ text: URL) { self.text = text } }
      final class KeysController: UIViewController {
        var key = Key(URL(string: "a")!)
        override func viewDidLoad() { if key.text.path == "b" { present(OrderController(), animated: true) } }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
          guard let url = contexts.first?.url, url.scheme == "wallet" else { return }
          save(Key(url))
        }
        func save(_ key: Key) {}
      }
      """)
    #expect(!opened.values.contains(["OrderController"]), "\(opened)")
  }
}
