// A stack without a path

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { MenuView() } }
}
struct MenuView: View {
  @State private var showsOffers = false
  var body: some View {
    NavigationStack {
      Button("Offers") { showsOffers = true }
        .navigationDestination(isPresented: $showsOffers) { OffersView() }
    }
  }
}
struct OffersView: View {
  @State private var showsFirst = false
  var body: some View {
    Button("First") { showsFirst = true }
      .navigationDestination(isPresented: $showsFirst) { Text("First") }
  }
}
