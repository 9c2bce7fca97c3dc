// Only debug builds have it

// prelude: home-app
struct HomeView: View { var body: some View { Text("Home") } }
#if DEBUG
struct LostView: View {
  @State private var asks = false
  var body: some View {
    List(0..<9, id: \.self) { number in
      Text("Row").swipeActions { Button("Delete", role: .destructive) { asks = true } }
    }
    .alert("Delete?", isPresented: $asks) { Button("Delete", role: .destructive) { print("gone") } }
  }
}
#endif
