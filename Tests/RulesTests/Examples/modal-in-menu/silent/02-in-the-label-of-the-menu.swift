// The label of a menu stays

// prelude: home-app
struct HomeView: View {
  @State private var explains = false
  var body: some View {
    Menu {
      Button("Explain") { explains = true }
    } label: {
      Text("More").sheet(isPresented: $explains) { Text("Help") }
    }
  }
}
