import Testing

/// Objects behind wrappers that erase their types, with the convenience that protocols add to both.
@Suite struct ErasureTests {
  static let shop = """
    import SwiftUI
    import UIKit
    public protocol Leader<Route, Event>: AnyObject {
      associatedtype Event
      associatedtype Route
      func handle(_ event: Event, context: AnyObject?) async
      func go(to route: Route, context: AnyObject?)
      func show(_ notice: Notice)
      func start()
    }
    public struct Notice { let title: String
      func makeController() -> UIAlertController { UIAlertController(title: title, message: nil, preferredStyle: \
    .alert) } }
    public extension Leader {
      func handle(_ event: Event) async { await handle(event, context: nil) }
      func go(to route: Route) { go(to: route, context: nil) }
    }
    extension Leader where Self.Event == Void { func handle(_ event: Void, context: AnyObject?) async {} }
    protocol HasStack { var stack: UINavigationController? { get } }
    extension Leader where Self: HasStack { func show(_ notice: Notice) { stack?.present(notice.makeController(), \
    animated: true) } }
    open class AnyLeader<Route, Event>: Leader {
      private let doHandle: (Event, AnyObject?) async -> Void
      private let doGo: (Route, AnyObject?) -> Void
      private let doShow: (Notice) -> Void
      private let doStart: () -> Void
      public init<L: Leader>(_ leader: L) where L.Event == Event, L.Route == Route {
        doHandle = { event, context in await leader.handle(event, context: context) }
        doGo = { route, context in leader.go(to: route, context: context) }
        doShow = { leader.show($0) }
        doStart = { leader.start() }
      }
      open func handle(_ event: Event, context: AnyObject?) async { await doHandle(event, context) }
      open func go(to route: Route, context: AnyObject?) { doGo(route, context) }
      open func show(_ notice: Notice) { doShow(notice) }
      open func start() { doStart() }
    }
    public extension Leader { func erased() -> AnyLeader<Route, Event> { AnyLeader(self) } }
    protocol ShopModule: AnyObject { func makeShop(stack: UINavigationController) -> AnyLeader<ShopRoute, ShopEvent> }
    protocol HelpModule: AnyObject { func makeHelp(stack: UINavigationController) -> AnyLeader<HelpRoute, Void> }
    final class DefaultModule {}
    extension DefaultModule: ShopModule { func makeShop(stack: UINavigationController) -> AnyLeader<ShopRoute, \
    ShopEvent> { ShopLeader(module: self, stack: stack).erased() } }
    extension DefaultModule: HelpModule { func makeHelp(stack: UINavigationController) -> AnyLeader<HelpRoute, Void> { \
    HelpLeader(stack: stack).erased() } }
    public enum ShopRoute { case dismiss, list, about, help }
    public enum ShopEvent { case scan }
    public enum HelpRoute { case dismiss, start, legal }
    final class ShopLeader: Leader, HasStack {
      typealias Module = HelpModule & ShopModule
      let module: Module
      private(set) weak var stack: UINavigationController?
      init(module: Module, stack: UINavigationController) { self.module = module; self.stack = stack }
      func handle(_ event: ShopEvent, context: AnyObject?) async { switch event { case .scan: await showScan() } }
      func go(to route: ShopRoute, context: AnyObject?) {
        switch route {
        case .dismiss: stack?.dismiss(animated: true)
        case .list: showList()
        case .about: showAbout()
        case .help: showHelp()
        }
      }
      func start() { go(to: .list) }
      private func showList() { stack?.pushViewController(UIHostingController(rootView: ListScreen(model: \
    ListModel(leader: erased()))), animated: true) }
      private func showAbout() { stack?.present(UIHostingController(rootView: AboutScreen(model: AboutModel(leader: \
    erased()))), animated: true) }
      private func showScan() async { stack?.present(UIHostingController(rootView: ScanScreen()), animated: true) }
      private func showHelp() {
        let nav = UINavigationController()
        let leader = module.makeHelp(stack: nav)
        leader.start()
        stack?.present(nav, animated: true)
      }
    }
    final class HelpLeader: Leader, HasStack {
      private(set) weak var stack: UINavigationController?
      init(stack: UINavigationController) { self.stack = stack }
      func go(to route: HelpRoute, context: AnyObject?) {
        switch route {
        case .dismiss: stack?.dismiss(animated: true)
        case .start: showHelp()
        case .legal: showLegal()
        }
      }
      func start() { go(to: .start) }
      private func showHelp() { stack?.pushViewController(UIHostingController(rootView: HelpScreen(model: \
    HelpModel(leader: erased()))), animated: true) }
      private func showLegal() { stack?.pushViewController(UIHostingController(rootView: LegalScreen()), animated: \
    true) }
    }
    class ListModel { let leader: AnyLeader<ShopRoute, ShopEvent>; init(leader: AnyLeader<ShopRoute, ShopEvent>) { \
    self.leader = leader }
      func about() { leader.go(to: .about) }
      func help() { leader.go(to: .help, context: self) }
      func scan() async { await leader.handle(.scan) } }
    class AboutModel { let leader: AnyLeader<ShopRoute, ShopEvent>; init(leader: AnyLeader<ShopRoute, ShopEvent>) { \
    self.leader = leader }
      func close() { leader.go(to: .dismiss) }
      func warn() { leader.show(Notice(title: "No")) } }
    class HelpModel { let leader: any Leader<HelpRoute, Void>; init(leader: any Leader<HelpRoute, Void>) { self.leader \
    = leader }
      func legal() { leader.go(to: .legal) }
      func close() { leader.go(to: .dismiss) } }
    struct ListScreen: View { let model: ListModel; var body: some View { Button("a") { model.about() }; Button("h") { \
    model.help() }; Button("s") { Task { await model.scan() } } } }
    struct AboutScreen: View { let model: AboutModel; var body: some View { Button("c") { model.close() }; Button("w") \
    { model.warn() } } }
    struct ScanScreen: View { var body: some View { Text("x") } }
    struct HelpScreen: View { let model: HelpModel; var body: some View { Button("l") { model.legal() }; Button("c") { \
    model.close() } } }
    struct LegalScreen: View { var body: some View { Text("x") } }
    class SceneDelegate: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      var leader: AnyLeader<ShopRoute, ShopEvent>?
      func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
        let nav = UINavigationController(); window?.rootViewController = nav
        leader = DefaultModule().makeShop(stack: nav)
        leader?.start()
      }
    }
    """

  /// `AnyLeader<HelpRoute, Void>` and `any Leader<HelpRoute, Void>` stand for who leads through these routes, and for
  /// nobody else, also where the route goes through a method of the protocol's extension, and where no route is handed
  /// over at all.
  @Test func aWrapperStandsForWhoHasItsRoutes() {
    let edges = screenEdges(["App.swift": Self.shop])
    #expect(
      edges == [
        "AboutScreen alert alert", "AboutScreen back dismiss", "HelpScreen back dismiss", "HelpScreen push LegalScreen",
        "ListScreen push HelpScreen",
        "ListScreen sheet AboutScreen", "ListScreen sheet ScanScreen", "SceneDelegate push ListScreen",
      ])
  }

  /// Without the extension's `go(to:)` being called it runs nothing.
  @Test func whatNobodyCallsHandsNothingOn() {
    var text = Self.shop
    for route in ["list", "about", "help", "start", "legal", "dismiss"] {
      text = text.replacing("go(to: .\(route))", with: "go(to: .\(route), context: nil)")
    }
    #expect(screenEdges(["App.swift": text]) == screenEdges(["App.swift": Self.shop]))
  }

  /// What leads a flow starts the one that the wrapper stands for, and not the wrapper.
  @Test func aWrapperStartsWhoItStandsFor() {
    let flows = screenEdges([
      "App.swift": Self.shop.replacing("Leader", with: "Coordinator").replacing("leader", with: "coordinator")
    ]).filter { $0.contains(" flow ") }
    #expect(flows == ["ListScreen flow HelpCoordinator", "SceneDelegate flow ShopCoordinator"])
  }
}
