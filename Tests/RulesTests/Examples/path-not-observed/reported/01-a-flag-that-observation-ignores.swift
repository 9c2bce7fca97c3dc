// A flag that observation ignores

// prelude: home-app
@Observable final class HomeModel {
  @ObservationIgnored var ↓showsOffer = false
  func offer() { showsOffer = true }
}
struct HomeView: View {
  @State private var model = HomeModel()
  var body: some View {
    Button("Offer") { model.offer() }
      .sheet(isPresented: $model.showsOffer) { Text("Offer") }
  }
}
