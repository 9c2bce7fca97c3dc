// A sheet that shows nothing but a colour

enum HomeSheet: String, Identifiable {
  case compose, invite
  var id: String { rawValue }
}
// prelude: home-app
struct HomeView: View {
  @State private var sheet: HomeSheet?
  var body: some View {
    VStack {
      Button("New") { sheet = .compose }
      Button("Invite") { sheet = .invite }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .compose: ComposeView()
      ↓case .invite: Color.clear
      }
    }
  }
}
struct ComposeView: View {
  var body: some View { Text("Compose") }
}
