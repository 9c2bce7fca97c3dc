// Only debug builds have the screen

// prelude: home-app
struct HomeView: View {
  @State private var showsHelp = false
  var body: some View {
    Button("Help") { showsHelp = true }.sheet(isPresented: $showsHelp) { HelpView() }
  }
}
struct HelpView: View {
  #if DEBUG
  var body: some View { Text("TODO") }
  #else
  var body: some View { Text("Write to us whenever something does not work.") }
  #endif
}
