// A coordinator for any enum starts with the case

enum HomeSheet: String, Identifiable {
  case overview
  case invite
  var id: String { rawValue }
}
final class SheetCoordinator<Sheet: Identifiable>: ObservableObject {
  @Published var sheet: Sheet?
  init(root: Sheet) { sheet = root }
}
// prelude: home-app
struct HomeView: View {
  @StateObject private var coordinator = SheetCoordinator<HomeSheet>(root: .overview)
  var body: some View {
    Button("Invite") { coordinator.sheet = HomeSheet.invite }
      .sheet(item: $coordinator.sheet) { sheet in
        switch sheet {
        case .overview: OverviewView()
        case .invite: InviteView()
        }
      }
  }
}
struct OverviewView: View {
  var body: some View { Text("Overview") }
}
struct InviteView: View {
  var body: some View { Text("Invite") }
}
