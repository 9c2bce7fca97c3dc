// The second is attached inside of the first

// prelude: home-app
struct HomeView: View {
  @State private var showsCart = false
  @State private var showsCheckout = false
  var body: some View {
    Button("Cart") { showsCart = true }
      .sheet(isPresented: $showsCart) {
        Button("Checkout") { showsCheckout = true }
          .sheet(isPresented: $showsCheckout) { Text("Checkout") }
      }
  }
}
