// One screen stands in for all other cases (`info`)

enum Page: String, Identifiable {
  case help, terms, imprint
  var id: String { rawValue }
}
// prelude: home-app
struct HomeView: View {
  @State private var page: Page?
  var body: some View {
    VStack {
      Button("Help") { page = .help }
      Button("Terms") { page = .terms }
      Button("Imprint") { page = .imprint }
    }
    .sheet(item: $page) { page in
      switch page {
      case .help: HelpView()
      ↓default: LegalView()
      }
    }
  }
}
struct HelpView: View {
  var body: some View { Text("Help") }
}
struct LegalView: View {
  var body: some View { Text("Legal") }
}
