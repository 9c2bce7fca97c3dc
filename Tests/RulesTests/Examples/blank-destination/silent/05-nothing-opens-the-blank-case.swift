// Nothing opens the blank case

enum HomeSheet: String, Identifiable {
  case compose, invite
  var id: String { rawValue }
}
// prelude: home-app
struct HomeView: View {
  @State private var sheet: HomeSheet?
  var body: some View {
    Button("New") { sheet = .compose }
      .sheet(item: $sheet) { sheet in
        switch sheet {
        case .compose: ComposeView()
        case .invite: Color.clear
        }
      }
  }
}
struct ComposeView: View {
  var body: some View { Text("Compose") }
}
