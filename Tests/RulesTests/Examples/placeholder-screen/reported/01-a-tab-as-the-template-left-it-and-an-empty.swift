// A tab as the template left it, and an empty sheet

// prelude: home-app
struct HomeView: View {
  @State private var showsHelp = false
  var body: some View {
    TabView {
      Button("Help") { showsHelp = true }
      ProfileView()
    }
    .sheet(isPresented: $showsHelp) { HelpView() }
  }
}
struct ProfileView: View {
  var body: some View {
    VStack { ↓Text("Hello, World!").padding() }
  }
}
struct HelpView: View {
  var body: some View { ↓EmptyView() }
}
