// A dead part of the app is reported once, at its root

// prelude: home-app
// prelude: home-view
struct ↓OldSettingsView: View {
  var body: some View {
    NavigationStack {
      NavigationLink("About") { OldAboutView() }
    }
  }
}
struct OldAboutView: View {
  @State private var showsLicences = false
  var body: some View {
    Button("Licences") { showsLicences = true }
      .sheet(isPresented: $showsLicences) { OldLicencesView() }
  }
}
struct OldLicencesView: View {
  var body: some View { Text("MIT") }
}
