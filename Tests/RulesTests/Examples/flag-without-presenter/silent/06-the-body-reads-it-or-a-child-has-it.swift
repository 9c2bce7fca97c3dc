// The body reads it, or a child has it

// prelude: home-app
struct HomeView: View {
  @State private var showsHint = false
  @State private var showsHelp = false
  var body: some View {
    VStack {
      Button("Hint") { showsHint.toggle() }
      if showsHint { Text("Hint") }
      Button("Help") { showsHelp = true }
      HelpView(isOpen: $showsHelp)
    }
  }
}
struct HelpView: View {
  @Binding var isOpen: Bool
  var body: some View { Text(isOpen ? "Help" : "") }
}
