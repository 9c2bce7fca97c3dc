// Only debug builds have it

// prelude: home-app
struct HomeView: View { var body: some View { Text("Home") } }
struct Offer: Identifiable { let id: Int }
#if DEBUG
struct LostView: View {
  @State private var offer: Offer? {
    didSet { sync() }
  }
  @State private var isPaused = false
  var body: some View {
    Button("Offer") { offer = Offer(id: 1) }
      .fullScreenCover(item: $offer) { Text("\($0.id)") }
  }
  private func sync() { isPaused = offer != nil }
}
#endif
