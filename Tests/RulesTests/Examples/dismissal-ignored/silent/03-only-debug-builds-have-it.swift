// Only debug builds have it

// prelude: home-app
struct HomeView: View { var body: some View { Text("Home") } }
#if DEBUG
struct LostView: View {
  @State private var chosen: String?
  var body: some View {
    Button("Open") { chosen = "A" }
      .sheet(isPresented: Binding(get: { chosen != nil }, set: { _ in })) { Text("Card") }
  }
}
#endif
