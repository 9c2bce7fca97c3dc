// A component of a reachable screen leads there

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
}
struct HomeView: View {
  var body: some View {
    VStack {
      Text("Home")
      OfferCard()
    }
  }
}
struct OfferCard: View {
  var body: some View { NavigationLink("Offer") { OfferView() } }
}
struct OfferView: View {
  var body: some View { Text("Offer") }
}
