// The button deletes, and tells of it

// prelude: home-app
struct HomeView: View {
  @State private var rows = [1, 2]
  @State private var tells = false
  var body: some View {
    List(rows, id: \.self) { row in
      Text("Row").swipeActions {
        Button("Delete", role: .destructive) {
          rows.removeAll { $0 == row }
          tells = true
        }
      }
    }
    .alert("Deleted", isPresented: $tells) { Button("OK") {} }
  }
}
