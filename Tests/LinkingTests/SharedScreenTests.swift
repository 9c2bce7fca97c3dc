import NavigationModel
import Testing

/// Screens that several others show, and that run what they were handed: only after who handed it.
@Suite struct SharedScreenTests {
  /// Each transition's conditions, as `Cart after Home`, by its destination.
  private static func conditions(_ screens: String) -> [String: [String]] {
    let graph = graph(["App/Router.swift": router, "App/Screens.swift": screens])
    return graph.transitions.reduce(into: [:]) { result, t in
      guard let to = t.to, !t.after.isEmpty else { return }
      result[to, default: []] += t.after.map { "\($0.screen) after \($0.from.joined(separator: ", "))" }
    }
  }

  private static let router = """
    import SwiftUI
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let router = Router()
      func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [String: Any]?) -> Bool {
        window?.rootViewController = UIHostingController(rootView: Home(router: router))
        return true
      }
    }
    protocol Routing {
      func ask(_ text: String, onYes: @escaping () -> Void)
      func show(_ view: any View)
    }
    final class Router: Routing {
      let stack = UINavigationController()
      func ask(_ text: String, onYes: @escaping () -> Void) {
        present { Question(text: text, router: self, onYes: onYes) }
      }
      private func present(content: () -> any View) {
        stack.present(UIHostingController(rootView: content()), animated: true)
      }
      func showCart() { stack.pushViewController(UIHostingController(rootView: Cart(router: self)), animated: true) }
      func showOrders() { stack.pushViewController(UIHostingController(rootView: Orders(router: self)), animated: \
    true) }
      func showThanks() { stack.pushViewController(UIHostingController(rootView: Thanks()), animated: true) }
      func showFarewell() { stack.pushViewController(UIHostingController(rootView: Farewell()), animated: true) }
      func showHelp() { stack.pushViewController(UIHostingController(rootView: Help()), animated: true) }
    }
    struct Question: View {
      let text: String
      let router: Router
      let onYes: () -> Void
      var body: some View { VStack { Button(text) { onYes() }; Button("Help") { router.showHelp() } } }
    }
    struct Home: View {
      let router: Router
      var body: some View {
        VStack { Button("Cart") { router.showCart() }; Button("Orders") { router.showOrders() } }
      }
    }
    struct Thanks: View { var body: some View { Text("Thanks") } }
    struct Farewell: View { var body: some View { Text("Bye") } }
    struct Help: View { var body: some View { Text("Help") } }
    """

  /// What the question does for the cart it does after the cart alone; its own help it shows after anybody.
  @Test func whatASharedQuestionDoesForOneScreen() {
    let found = Self.conditions(
      """
      import SwiftUI
      struct Cart: View {
        let router: Router
        var body: some View { Button("Buy") { router.ask("Buy?", onYes: { router.showThanks() }) } }
      }
      struct Orders: View {
        let router: Router
        var body: some View { Button("Cancel") { router.ask("Cancel?", onYes: { router.showFarewell() }) } }
      }
      """)
    #expect(found == ["Thanks": ["Question after Cart"], "Farewell": ["Question after Orders"]])
  }

  /// The same where models hand it over, by a protocol's name for the router.
  @Test func whatModelsHandToASharedQuestion() {
    let found = Self.conditions(
      """
      import SwiftUI
      final class CartModel: ObservableObject {
        let asking: any Routing
        let router: Router
        init(router: Router) { asking = router; self.router = router }
        func buy() { asking.ask("Buy?", onYes: { [weak self] in self?.finish() }) }
        private func finish() { router.showThanks() }
      }
      struct Cart: View {
        @StateObject var model: CartModel
        init(router: Router) { _model = StateObject(wrappedValue: CartModel(router: router)) }
        var body: some View { Button("Buy") { model.buy() } }
      }
      final class OrdersModel: ObservableObject {
        let asking: any Routing
        let router: Router
        init(router: Router) { asking = router; self.router = router }
        func cancel() { asking.ask("Cancel?", onYes: { [weak self] in self?.router.showFarewell() }) }
      }
      struct Orders: View {
        @StateObject var model: OrdersModel
        init(router: Router) { _model = StateObject(wrappedValue: OrdersModel(router: router)) }
        var body: some View { Button("Cancel") { model.cancel() } }
      }
      """)
    #expect(found == ["Thanks": ["Question after Cart"], "Farewell": ["Question after Orders"]])
  }

  /// What all hand over is done whoever showed it.
  @Test func whatAllHandOver() {
    let found = Self.conditions(
      """
      import SwiftUI
      struct Cart: View {
        let router: Router
        var body: some View { Button("Buy") { router.ask("Buy?", onYes: { router.showThanks() }) } }
      }
      struct Orders: View {
        let router: Router
        var body: some View { Button("Again") { router.ask("Again?", onYes: { router.showThanks() }) } }
      }
      """)
    #expect(found == [:])
  }
}
