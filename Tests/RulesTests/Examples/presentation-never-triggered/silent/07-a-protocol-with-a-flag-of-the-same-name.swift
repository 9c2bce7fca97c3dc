// The receiver may be any object with a flag of the same name

// prelude: home-app
protocol Offering: AnyObject { var showsOffer: Bool { get set } }
final class HomeModel: ObservableObject, Offering {
  @Published var showsOffer = false
}
struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View {
    Button("Offer") {
      let home = Registry.home()
      home.showsOffer = true
    }
    .sheet(isPresented: $model.showsOffer) { Text("Offer") }
  }
}
