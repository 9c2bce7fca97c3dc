// Nobody sees the view

// prelude: home-app
struct HomeView: View { var body: some View { Text("Home") } }
struct LostView: View {
  @State private var asks = false
  var body: some View {
    Text("Lost").alert("Delete?", isPresented: $asks) { Button("Delete") {} }
  }
}
