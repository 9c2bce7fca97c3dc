// The caller says whether there is a stack

// prelude: home-app
struct HomeView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("Settings") { SettingsView(hasStack: false) }
    }
  }
}
struct SettingsView: View {
  let hasStack: Bool
  var body: some View {
    if hasStack { NavigationStack { Text("Settings") } } else { Text("Settings") }
  }
}
