// Only debug builds have it

// prelude: home-app
struct HomeView: View { var body: some View { Text("Home") } }
#if DEBUG
struct LostView: View {
  @State private var asks = false
  var body: some View {
    NavigationStack {
      NavigationLink(value: 1) {
        Button("Export") { asks = true }.sheet(isPresented: $asks) { Text("Export") }
      }
    }
  }
}
#endif
