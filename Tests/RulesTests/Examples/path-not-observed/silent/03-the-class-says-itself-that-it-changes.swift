// The class says itself that it changes

// prelude: home-app
final class HomeModel: ObservableObject {
  var showsOffer = false
  func offer() {
    objectWillChange.send()
    showsOffer = true
  }
}
struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View {
    Button("Offer") { model.offer() }
      .sheet(isPresented: $model.showsOffer) { Text("Offer") }
  }
}
