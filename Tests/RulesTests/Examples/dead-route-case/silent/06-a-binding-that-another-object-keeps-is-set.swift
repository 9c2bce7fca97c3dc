// A binding that another object keeps is set to the case

enum HomeSheet: String, Identifiable {
  case compose
  case invite
  var id: String { rawValue }
}
final class Actions {
  let sheet: Binding<HomeSheet?>
  init(sheet: Binding<HomeSheet?>) { self.sheet = sheet }
  func compose() { sheet.wrappedValue = .compose }
  func invite() { self.sheet.wrappedValue = .invite }
}
// prelude: home-app
struct HomeView: View {
  @State private var sheet: HomeSheet?
  var body: some View {
    VStack {
      Button("New") { Actions(sheet: $sheet).compose() }
      Button("Invite") { Actions(sheet: $sheet).invite() }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .compose: Text("Compose")
      case .invite: InviteView()
      }
    }
  }
}
struct InviteView: View {
  var body: some View { Text("Invite") }
}
