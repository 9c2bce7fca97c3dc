import Testing

/// Containers that are generic over a route whose type the call names.
@Suite struct NamedGenericTests {
  @Test func theRouterThatAClosureIsGiven() {
    let lines = transitionLines(
      """
      import SwiftUI
      protocol SheetRoute: Identifiable { associatedtype Destination: View; func makeView() -> Destination }
      @Observable final class SheetRouter<R: SheetRoute> { var active: R?; func show(_ route: R) { active = route } }
      struct WithSheets<R: SheetRoute, Content: View>: View {
        @State private var router = SheetRouter<R>()
        private let content: (SheetRouter<R>) -> Content
        init(of type: R.Type = R.self, @ViewBuilder content: @escaping (SheetRouter<R>) -> Content) {
          self.content = content
        }
        var body: some View {
          @Bindable var router = router
          content(router).sheet(item: $router.active) { route in NavigationStack { route.makeView() } }
        }
      }
      enum FundSheet: SheetRoute {
        case buy(Int), sell
        var id: String { String(describing: self) }
        @ViewBuilder func makeView() -> some View {
          switch self {
          case .buy(let amount): BuyView(amount: amount)
          case .sell: SellView()
          }
        }
      }
      struct FundsView: View {
        var body: some View {
          WithSheets(of: FundSheet.self) { router in
            Button("Buy") { router.show(.buy(10)) }
            Button("Sell") { router.show(.sell) }
          }
        }
      }
      struct BuyView: View { let amount: Int; var body: some View { Text("Buy") } }
      struct SellView: View { var body: some View { Text("Sell") } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { FundsView() } } }
      """)
    #expect(lines == ["FundsView sheet BuyView", "FundsView sheet SellView", "TheApp root FundsView"])
  }
}
