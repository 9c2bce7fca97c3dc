// What was asked for is shown in place

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ItemView() } }
}
struct ItemView: View {
  @State private var showCheckout = false
  @State private var showPayment = false
  var body: some View {
    if showCheckout {
      Text("Your order")
    } else {
      Button("Buy") {
        showCheckout.toggle()
        showPayment.toggle()
      }
    }
  }
}
