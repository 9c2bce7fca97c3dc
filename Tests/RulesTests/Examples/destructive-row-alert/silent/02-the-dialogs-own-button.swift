// The destructive button stands in the question itself

// prelude: home-app
struct HomeView: View {
  @State private var asks = false
  @State private var fails = false
  var body: some View {
    List(0..<9, id: \.self) { _ in
      Text("Row").swipeActions {
        Button("Delete") { asks = true }
          .confirmationDialog("Delete?", isPresented: $asks) {
            Button("Delete", role: .destructive) { fails = true }
          }
      }
    }
    .alert("Failed", isPresented: $fails) { Button("OK") {} }
  }
}
