// What the modifier of the app hands on needs no other state

struct Presents<Card: View>: ViewModifier {
  @Binding var isShown: Bool
  @ViewBuilder var card: () -> Card
  func body(content: Content) -> some View { content.sheet(isPresented: $isShown, content: card) }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var showsPerson = false
  @State private var count: Int?
  var body: some View {
    Button("Open") { count = 1; showsPerson = true }
      .modifier(Presents(isShown: $showsPerson) { Text("Person") })
  }
}
