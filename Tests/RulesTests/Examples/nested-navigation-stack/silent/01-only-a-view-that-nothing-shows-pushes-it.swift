// Only a view that nothing shows pushes it

// prelude: home-app
struct HomeView: View {
  @State private var showsSettings = false
  var body: some View {
    Button("Settings") { showsSettings = true }.sheet(isPresented: $showsSettings) { SettingsView() }
  }
}
struct OldMenuView: View {
  var body: some View { NavigationLink(destination: SettingsView()) { Text("Settings") } }
}
struct SettingsView: View {
  var body: some View { NavigationView { Text("Settings") } }
}
