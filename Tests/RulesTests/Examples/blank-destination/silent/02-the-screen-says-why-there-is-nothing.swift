// The screen says why there is nothing

enum Offer: String, Identifiable {
  case trial, beta
  var id: String { rawValue }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { OffersView() } }
}
struct OffersView: View {
  @State private var offer: Offer?
  var body: some View {
    List {
      Button("Try it") { offer = .trial }
      Button("Join the beta") { offer = .beta }
    }
    .sheet(item: $offer) { offer in
      switch offer {
      case .trial: TrialView()
      case .beta: UnavailableView()
      }
    }
  }
}
struct TrialView: View {
  var body: some View { Text("Two weeks for nothing") }
}
struct UnavailableView: View {
  var body: some View { Text("Not available in your country") }
}
