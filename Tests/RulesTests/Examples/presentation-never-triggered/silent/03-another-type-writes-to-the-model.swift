// Another type writes to the model

// prelude: home-app
final class HomeModel: ObservableObject {
  @Published var showsOffer = false
  @Published var showsRating = false
  @Published var showsGift = false
}
struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View {
    Text("Home")
      .sheet(isPresented: $model.showsOffer) { Text("Offer") }
      .sheet(isPresented: $model.showsRating) { Text("Rating") }
      .sheet(isPresented: $model.showsGift) { Text("Gift") }
      .onAppear { OfferService().start(model) }
  }
}
struct OfferService {
  func start(_ model: HomeModel) {
    model.showsOffer = true
    raise(\.showsRating, of: model)
    send(.set(\.$showsGift, true))
  }
  private func raise(_ flag: ReferenceWritableKeyPath<HomeModel, Bool>, of model: HomeModel) { model[keyPath: flag] = true }
}
