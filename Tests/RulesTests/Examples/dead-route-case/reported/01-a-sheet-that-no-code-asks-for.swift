// A sheet that no code asks for

enum HomeSheet: String, Identifiable {
  case compose
  case ↓invite
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
        case .invite: InviteView()
        }
      }
  }
}
struct ComposeView: View {
  var body: some View { Text("Compose") }
}
struct InviteView: View {
  var body: some View { Text("Invite") }
}
