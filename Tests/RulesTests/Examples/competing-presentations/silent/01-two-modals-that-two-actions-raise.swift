// Two modals that two actions raise

// prelude: home-app
struct HomeView: View {
  @State private var showsOffer = false
  @State private var showsTour = false
  var body: some View {
    VStack {
      Button("Offer") { showsOffer = true }
      Button("Tour") {
        showsOffer = false
        showsTour = true
      }
    }
    .sheet(isPresented: $showsOffer) { Text("Offer") }
    .sheet(isPresented: $showsTour) { Text("Tour") }
  }
}
