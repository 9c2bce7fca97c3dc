// Through a component: the item is a view with the sheet in it

// prelude: home-app
struct HomeView: View {
  var body: some View {
    Text("Reports").toolbar {
      Menu("More") { UnlockButton(title: "Export") }
    }
  }
}
struct UnlockButton: View {
  let title: String
  @State private var asks = false
  var body: some View {
    Button(title) { asks = true }.↓sheet(isPresented: $asks) { Text("Buy") }
  }
}
