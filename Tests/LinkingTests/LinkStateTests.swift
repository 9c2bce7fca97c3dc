import Testing

/// Links that change what a view presents, and code that runs later or beside something else.
@Suite struct LinkStateTests {
  private static let views = """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { Home() } } }
    struct Cart: View { var body: some View { Text("Cart") } }
    struct Help: View { var body: some View { Text("Help") } }
    struct Order: View { var body: some View { Text("Order") } }
    struct OrderItem: Identifiable { var id: String }
    final class Model: ObservableObject {
      @Published var showsHelp = false
      @Published var order: OrderItem?
      func help() { showsHelp = true }
      func close() { showsHelp = false }
    }
    struct Home: View {
      @State private var showsCart = false
      @StateObject private var model = Model()
      var body: some View {
        Text("Home")
          .sheet(isPresented: $showsCart) { Cart() }
          .fullScreenCover(isPresented: $model.showsHelp) { Help() }
          .sheet(item: $model.order) { _ in Order() }
          .onOpenURL { url in
            if url.host == "cart" { showsCart = true }
            if url.host == "help" { model.help() }
            if url.host == "order" { model.order = OrderItem(id: url.lastPathComponent) }
            if url.host == "close" { model.close() }
            if url.host == "none" { model.order = nil }
            if url.host == "toggle" { showsCart.toggle() }
          }
      }
    }
    """

  @Test func aFlagShowsWhatHangsOnIt() {
    let opened = LinkOutcomeTests.opened(by: Self.views)
    #expect(opened["…://cart"] == ["Cart"], "\(opened)")
    #expect(opened["…://help"] == ["Help"], "\(opened)")
    #expect(opened["…://order"] == ["Order"], "\(opened)")
    #expect(opened["…://toggle"] == ["Cart"], "\(opened)")
    #expect(opened["…://close"] == [], "\(opened)")
    #expect(opened["…://none"] == [], "\(opened)")
  }

  private static let controllers = """
    import UIKit
    final class ListController: UIViewController {}
    final class HelpController: UIViewController {}
    final class LoginController: UIViewController {}
    final class DetailController: UIViewController { init(id: String) { super.init(nibName: nil, bundle: nil) } }

    """

  private func opened(_ body: String, _ rest: String = "") -> [String: [String]] {
    LinkOutcomeTests.opened(
      by: Self.controllers + """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          var isLoggedIn = false
          func show(_ controller: UIViewController) { window?.rootViewController?.present(controller, animated: true) }
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url else { return }
        \(body)
          }
        \(rest)
        }
        """)
  }

  /// The closure runs when its property is called, not where it is stored.
  @Test func aStoredClosureRunsWhenItIsCalled() {
    let opened = LinkOutcomeTests.opened(
      by: Self.controllers + """
        final class Flow {
          var onOpen: ((String) -> Void)?
          var onDone: (() -> Void)?
          func open(_ id: String) { onOpen?(id) }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          let flow = Flow()
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            flow.onOpen = { id in self.window?.rootViewController?.present(DetailController(id: id), animated: true) }
          }
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url else { return }
            if url.host == "open" { flow.open(url.lastPathComponent) }
            if url.host == "list" {
              flow.onDone = { self.window?.rootViewController?.present(HelpController(), animated: true) }
              window?.rootViewController?.present(ListController(), animated: true)
            }
          }
        }
        """)
    #expect(opened["…://open"] == ["DetailController"], "\(opened)")
    #expect(opened["…://list"] == ["ListController"], "\(opened)")
  }

  /// Where the code decides, both ways are the link's, however far each of them is.
  @Test func waysThatExcludeEachOther() {
    let opened = opened(
      """
      if url.host == "item" {
        if isLoggedIn { open(url.lastPathComponent) } else { show(LoginController()) }
      }
      if url.host == "list" {
        show(ListController())
        open(url.lastPathComponent)
      }
      if url.host == "help" {
        if isLoggedIn {
          show(HelpController())
          return
        }
        open(url.lastPathComponent)
      }
      """,
      """
      func open(_ id: String) { forward(id) }
      func forward(_ id: String) { show(DetailController(id: id)) }
      """)
    #expect(opened["…://item"] == ["DetailController", "LoginController"], "\(opened)")
    // What is shown after the nearest screen may have other reasons.
    #expect(opened["…://list"] == ["ListController"], "\(opened)")
    #expect(opened["…://help"] == ["DetailController", "HelpController"], "\(opened)")
  }

  /// `guard list.select(id) else { show(Loader(id)) }`
  @Test func whatIsShownForTheLinkWhereAConditionFails() {
    let opened = opened(
      """
      if url.host == "item" { open(url.lastPathComponent) }
      if url.host == "list" {
        guard isLoggedIn else { return show(LoginController()) }
        show(ListController())
      }
      """,
      """
      func open(_ id: String) {
        guard select(id) else {
          show(DetailController(id: id))
          return
        }
      }
      func select(_ id: String) -> Bool { id.count > 3 }
      """)
    #expect(opened["…://item"] == ["DetailController"], "\(opened)")
    // The login is nothing that is made of the link.
    #expect(opened["…://list"] == ["ListController"], "\(opened)")
  }

  /// The code shows a screen and at once another one on it.
  @Test func whatIsShownOnTheScreenThatOpens() {
    let opened = LinkOutcomeTests.opened(
      by: """
        import SwiftUI
        import UIKit
        final class MenuModel: ObservableObject {
          @Published var showsPay = false
          func open(_ id: String) { select(id) }
          private func select(_ id: String) { showsPay = true }
        }
        struct Menu: View {
          @ObservedObject var model: MenuModel
          var body: some View { Text("Menu").sheet(isPresented: $model.showsPay) { Pay() } }
        }
        struct Pay: View { var body: some View { Text("Pay") } }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          let model = MenuModel()
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url else { return }
            if url.host == "pay" {
              window?.rootViewController?.present(UIHostingController(rootView: Menu(model: model)), animated: true)
              model.open(url.lastPathComponent)
            }
          }
        }
        """)
    #expect(opened["…://pay"] == ["Menu", "Pay"], "\(opened)")
  }

  /// A screen shows another of its own kind, as the screen on it does: neither is the link's.
  @Test func whatAScreenShowsOfItsOwnKind() {
    let opened = LinkOutcomeTests.opened(
      by: """
        import UIKit
        struct Item { var id: String }
        enum Page { case item(Item), list }
        final class ListController: UIViewController {}
        final class ItemController: UIViewController {
          var item: Item?
          override func viewDidAppear(_ animated: Bool) {
            guard let item else { return }
            Facade.open(item, on: self)
          }
          @objc func help() {
            guard let item else { return }
            let help = HelpController()
            help.item = item
            present(help, animated: true)
          }
        }
        final class HelpController: UIViewController {
          var item: Item?
          override func viewDidAppear(_ animated: Bool) {
            guard let item else { return }
            Facade.open(item, on: self)
          }
        }
        enum Facade {
          static func open(_ item: Item, on host: UIViewController) {
            let controller = ItemController()
            controller.item = item
            host.present(controller, animated: true)
          }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
            guard let url = contexts.first?.url else { return }
            if url.host == "item" { open(.item(Item(id: url.lastPathComponent))) }
            if url.host == "list" { open(.list) }
          }
          func open(_ page: Page) { window?.rootViewController?.present(controller(for: page), animated: true) }
          func controller(for page: Page) -> UIViewController {
            switch page {
            case .item(let item):
              let controller = ItemController()
              controller.item = item
              return controller
            case .list: return ListController()
            }
          }
        }
        """)
    #expect(opened["…://item"] == ["ItemController"], "\(opened)")
    #expect(opened["…://list"] == ["ListController"], "\(opened)")
  }
}
