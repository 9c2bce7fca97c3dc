// An item of the menu makes a picture of the view that has the sheet

// prelude: home-app
struct HomeView: View {
  @State private var explains = false
  var body: some View {
    VStack {
      card()
      Menu("Share") { Button("As a picture") { share() } }
    }
  }
  private func card() -> some View {
    Button("What is this?") { explains = true }
      .sheet(isPresented: $explains) { Text("Zones") }
  }
  private func share() {
    Pictures.save(VStack { card() })
  }
}
enum Pictures {
  static func save<Content: View>(_ content: Content) { print(ImageRenderer(content: content)) }
}
