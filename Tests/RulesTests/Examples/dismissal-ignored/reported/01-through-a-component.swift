// Through a component and a property: the card's own wrapper hands the binding on

// prelude: home-app
struct HomeView: View {
  @State private var chosen: String?
  private var shows: Binding<Bool> { ↓Binding(get: { chosen != nil }, set: { _ in }) }
  var body: some View {
    Button("Open") { chosen = "A" }.modifier(Card(isPresented: shows))
  }
}
struct Card: ViewModifier {
  @Binding var isPresented: Bool
  func body(content: Content) -> some View { content.sheet(isPresented: $isPresented) { Text("Card") } }
}
