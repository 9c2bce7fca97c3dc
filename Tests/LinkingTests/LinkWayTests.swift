import Linking
import NavigationModel
import Testing

/// The ways from a handler to what it shows: through machines, streams, protocols and cases that were made before.
@Suite struct LinkWayTests {
  private static let screens = """
    import UIKit
    final class OrderController: UIViewController {}
    final class ListController: UIViewController {}
    final class FailureController: UIViewController {}
    final class HelpController: UIViewController {}
    final class Navigator {
      static let shared = Navigator()
      var window: UIWindow?
      func show(_ controller: UIViewController) { window?.rootViewController?.present(controller, animated: true) }
    }

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

  /// The case that the parser made decides later.
  @Test func aCaseThatWasMadeBefore() {
    let opened = opened(
      "if let link = Link(url) { Navigator.shared.open(link) }",
      """
      struct Link {
        enum Page { case welcome(String), landing }
        var page: Page
        init?(_ url: URL) {
          switch url.host {
          case "welcome": page = .welcome(url.path)
          case "landing": page = .landing
          default: return nil
          }
        }
      }
      extension Navigator {
        func open(_ link: Link) {
          if case .welcome = link.page {
            switch Library.mayEnter() {
            case .some: show(OrderController())
            case .none: show(FailureController())
            }
          } else {
            show(ListController())
          }
        }
      }
      """)
    #expect(opened["…://welcome"] == ["FailureController", "OrderController"], "\(opened)")
    #expect(opened["…://landing"] == ["ListController"], "\(opened)")
  }

  /// A library's machine keeps code for each event of the app's enum.
  @Test func codeThatAMachineKeepsForACase() {
    let opened = opened(
      """
        if url.host == "orders" { Flow.shared.open() }
        if url.host == "help" { Flow.shared.help() }
        if url.host == "any" { Flow.shared.any(url) }
      """,
      """
      import Machines
      final class Flow {
        enum Event { case start, order, help }
        enum State { case idle, shown }
        static let shared = Flow()
        private let machine: StateMachine<State, Event>
        init() {
          machine = .init(state: .idle)
          machine.addRoutes(event: .start, transitions: [.idle => .idle]) { _ in
            Navigator.shared.show(ListController())
          }
          machine.addRoutes(event: .order, transitions: [.idle => .shown]) { _ in
            Navigator.shared.show(OrderController())
          }
          machine.addRoutes(event: .help, transitions: [.idle => .shown]) { _ in
            Navigator.shared.show(HelpController())
          }
        }
        func open() { machine.tryEvent(.order, userInfo: 1) }
        func help() { machine.tryEvent(.help) }
        func any(_ url: URL) { if Library.isOrder(url) { machine.tryEvent(.order) } else { machine.tryEvent(.help) } }
      }
      """)
    #expect(opened["…://orders"] == ["OrderController"], "\(opened)")
    #expect(opened["…://help"] == ["HelpController"], "\(opened)")
    // Alternatives of one enum.
    #expect(opened["…://any"] == ["HelpController", "OrderController"], "\(opened)")
  }

  /// What a case holds comes from the link as the case does: the code that it reaches counts, however many calls there are. What
  /// an object is that the app looks up for it is no reading of the link.
  @Test func whatACaseHolds() {
    let opened = opened(
      "let page = Parser.page(url); Router.shared.handle(page)",
      """
      import Library
      enum Page { case order(id: String), list(id: String) }
      enum Parser {
        static func page(_ url: URL) -> Page {
          let found = parseEntity(from: url.absoluteString)
          switch found.id {
          case .order(let id): return .order(id: id)
          case .list(let id): return .list(id: id)
          }
        }
      }
      protocol Open {}
      protocol Closed {}
      enum Shop { case open(Open), closed(Closed) }
      final class Service {
        func shop(_ id: String) async -> Shop? {
          let found = await Library.find(id)
          return found.isOpen ? .open(found) : .closed(found)
        }
      }
      final class Router {
        static let shared = Router()
        let service = Service()
        func handle(_ page: Page) {
          switch page {
          case .order(let id): first(id)
          case .list(let id): Navigator.shared.show(ListController())
          }
        }
        func first(_ id: String) { if ready { second(id) } }
        func second(_ id: String) { if ready { third(id) } }
        func third(_ id: String) { if ready { fourth(id) } }
        func fourth(_ id: String) { if ready { fifth(id) } }
        func fifth(_ id: String) { if ready { Task { await sixth(id) } } }
        func sixth(_ id: String) async {
          guard let shop = await service.shop(id) else { return }
          switch shop {
          case .open: Navigator.shared.show(OrderController())
          case .closed: Navigator.shared.show(FailureController())
          }
        }
        var ready: Bool { Library.isReady }
      }
      """)
    #expect(opened["anything as Page.order"] == ["FailureController", "OrderController"], "\(opened)")
    #expect(opened["anything as Page.list"] == ["ListController"], "\(opened)")
    #expect(!opened.keys.contains { $0.contains("Shop") }, "\(opened)")
  }

  /// An object that is made sets its own state: it shows nothing by that.
  @Test func anObjectThatIsMade() {
    let opened = opened(
      #"if url.host == "orders" { OrderStarter().begin() }"#,
      """
      import SwiftUI
      final class OrderModel: ObservableObject {
        @Published var isHelpShown = false
        init() { prepare() }
        func prepare() { isHelpShown = Library.isNew }
      }
      struct OrderView: View {
        @ObservedObject var model: OrderModel
        var body: some View { Text("Order").sheet(isPresented: $model.isHelpShown) { HelpView() } }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      final class OrderStarter {
        func begin() {
          let model = OrderModel()
          later { Navigator.shared.show(UIHostingController(rootView: OrderView(model: model))) }
        }
        func later(_ work: () -> Void) { work() }
      }
      """)
    #expect(opened["…://orders"] == ["OrderView"], "\(opened)")
  }

  /// What is put into a stream goes on with those who observe it.
  @Test func observersOfAStream() {
    let opened = opened(
      """
        if url.host == "orders" { Center.shared.orders.send(url) }
        if url.host == "help" { NotificationCenter.default.post(name: .help, object: url) }
      """,
      """
      import Combine
      extension Notification.Name { static let help = Notification.Name("help") }
      final class Center {
        static let shared = Center()
        let orders = PassthroughSubject<URL, Never>()
      }
      final class Listener {
        var bag: Set<AnyCancellable> = []
        func listen() {
          Center.shared.orders.sink { url in self.open(url) }.store(in: &bag)
          NotificationCenter.default.addObserver(forName: .help, object: nil, queue: nil) { _ in
            Navigator.shared.show(HelpController())
          }
        }
        func open(_ url: URL) { Navigator.shared.show(OrderController()) }
      }
      """)
    #expect(opened["…://orders"] == ["OrderController"], "\(opened)")
    #expect(opened["…://help"] == ["HelpController"], "\(opened)")
  }

  /// A protocol's function runs in the objects that the property holds, and in no others.
  @Test func theObjectThatIsHeld() {
    let opened = opened(
      #"if url.host == "orders" { Route(opener: OrderOpener()).open(url) }"#,
      """
      protocol Opener { func open(_ url: URL) }
      final class OrderOpener: Opener { func open(_ url: URL) { Navigator.shared.show(OrderController()) } }
      final class ListOpener: Opener { func open(_ url: URL) { Navigator.shared.show(ListController()) } }
      struct Route {
        private let opener: Opener
        init(opener: Opener) { self.opener = opener }
        func open(_ url: URL) { opener.open(url) }
      }
      """)
    #expect(opened["…://orders"] == ["OrderController"], "\(opened)")
  }

  /// An enum that a closure makes of a part.
  @Test func aCaseMadeInAClosure() {
    let opened = opened(
      """
        guard let parts = URLComponents(url: url, resolvingAgainstBaseURL: false), parts.scheme == "shop",
          let action = parts.host.flatMap({ Action(rawValue: $0) })
        else { return }
        switch action {
        case .order: Navigator.shared.show(OrderController())
        case .list: Navigator.shared.show(ListController())
        }
      """, "enum Action: String { case order, list = \"all\" }")
    #expect(opened["shop://order"] == ["OrderController"], "\(opened)")
    #expect(opened["shop://all"] == ["ListController"], "\(opened)")
  }

  /// What is shown nearest is what any other link opens, whatever the handler's code leads to in the end.
  @Test func notWhatIsFar() {
    let opened = LinkOutcomeTests.opened(
      by: Self.screens + """
        final class AppDelegate: NSObject, UNUserNotificationCenterDelegate {
          func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
          ) {
            if response.actionIdentifier == "later" { return }
            let id = response.notification.request.content.userInfo["id"] as? String
            prepare(id)
            Navigator.shared.show(OrderController())
          }
          func prepare(_ id: String?) { if Library.isOld { prepareAgain() } }
          func prepareAgain() { Navigator.shared.show(HelpController()) }
        }
        """)
    #expect(opened["anything"] == ["OrderController"], "\(opened)")
  }

  /// A question on a way of its own is told; one beside a screen is not.
  @Test func questionsOfOtherWays() {
    let opened = opened(
      """
        if url.host == "open" {
          if Library.isKnown {
            ask()
          } else {
            Navigator.shared.show(ListController())
          }
        }
        if url.host == "list" {
          ask()
          Navigator.shared.show(ListController())
        }
      """,
      """
      extension SceneDelegate {
        func ask() {
          let alert = UIAlertController(title: "Open?", message: nil, preferredStyle: .alert)
          Navigator.shared.window?.rootViewController?.present(alert, animated: true)
        }
      }
      """)
    #expect(opened["…://open"]?.contains("ListController") == true, "\(opened)")
    #expect(opened["…://open"]?.contains { $0.hasPrefix("alert:") } == true, "\(opened)")
    #expect(opened["…://list"] == ["ListController"], "\(opened)")
  }

  /// A comparison behind constants of its own.
  @Test func aComparisonBehindConstants() {
    let opened = opened(
      "if isOrder(url) { Navigator.shared.show(OrderController()) }",
      """
      enum Fronts { static let order = "shop://order" }
      func isOrder(_ url: URL) -> Bool {
        let front = Fronts.order
        return url.absoluteString.hasPrefix(front)
      }
      """)
    #expect(opened["shop://order…"] == ["OrderController"], "\(opened)")
  }

  /// A flag that is handed on to the code of a property.
  @Test func aFlagForKeptCode() {
    let opened = opened(
      #"if url.host == "settings" { Container.shared.open(isPushed: false) }"#,
      """
      final class Container {
        static let shared = Container()
        var onOpen: ((Bool) -> Void)?
        func open(isPushed: Bool) { onOpen?(isPushed) }
        func start() {
          onOpen = { isPushed in
            if isPushed, Library.isPhone {
              Navigator.shared.show(ListController())
            } else {
              Navigator.shared.show(HelpController())
            }
          }
        }
      }
      """)
    #expect(opened["…://settings"] == ["HelpController"], "\(opened)")
  }
}
