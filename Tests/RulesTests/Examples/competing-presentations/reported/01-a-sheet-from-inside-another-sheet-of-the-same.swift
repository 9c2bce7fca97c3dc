// A sheet from inside another sheet of the same view

// prelude: home-app
struct HomeView: View {
  @State private var showsCart = false
  @State private var showsCheckout = false
  var body: some View {
    Button("Cart") { showsCart = true }
      .sheet(isPresented: $showsCart) {
        CartView(onCheckout: { ↓showsCheckout = true })
      }
      .sheet(isPresented: $showsCheckout) { Text("Checkout") }
  }
}
struct CartView: View {
  let onCheckout: () -> Void
  var body: some View { Button("Checkout") { onCheckout() } }
}
