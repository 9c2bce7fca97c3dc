// On the Mac nothing but a button closes a sheet

// prelude: home-app
struct HomeView: View {
  @State private var chosen: String?
  var body: some View {
    #if os(macOS)
    Button("Open") { chosen = "A" }
      .sheet(isPresented: Binding(get: { chosen != nil }, set: { _ in })) { Text("Card") }
    #else
    Text("Home")
    #endif
  }
}
