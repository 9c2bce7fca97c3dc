// A flag and its item, set together, are one finding

struct Order: Identifiable { let id: Int }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { OrdersView() } }
}
struct OrdersView: View {
  @State private var ↓presentedOrder: Order?
  @State private var showsOrder = false
  var body: some View {
    Button("Open") {
      presentedOrder = Order(id: 1)
      showsOrder = true
    }
  }
}
