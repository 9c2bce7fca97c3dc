// A dialog on an item of a menu

// prelude: home-app
struct HomeView: View {
  @State private var asks = false
  var body: some View {
    Menu("More") {
      Button("Delete") { asks = true }
        .↓confirmationDialog("Delete?", isPresented: $asks) { Button("Delete") {} }
    }
  }
}
