// Another module may set the flag

// prelude: home-app
public final class HomeModel: ObservableObject {
  @Published public var showsOffer = false
}
struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View {
    Text("Home").sheet(isPresented: $model.showsOffer) { Text("Offer") }
  }
}
