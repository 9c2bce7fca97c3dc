// A sheet can be swiped away

// prelude: home-app
struct HomeView: View {
  @State private var showsInfo = false
  var body: some View {
    Button("Info") { showsInfo = true }
      .sheet(isPresented: $showsInfo) { InfoView() }
  }
}
struct InfoView: View {
  var body: some View { Text("Info") }
}
