// A Menu of the app itself is a view like others

// prelude: home-app
struct Menu<Content: View>: View {
  let title: String
  @ViewBuilder let content: () -> Content
  var body: some View { VStack { Text(title); content() } }
}
struct HomeView: View {
  @State private var asks = false
  var body: some View {
    Menu(title: "More") { Button("Buy") { asks = true }.sheet(isPresented: $asks) { Text("Buy") } }
  }
}
