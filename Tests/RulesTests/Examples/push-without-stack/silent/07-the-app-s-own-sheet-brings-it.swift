// The app's own sheet puts what it is given into a stack

// prelude: home-app
struct HomeView: View {
  @State private var showsAbout = false
  var body: some View {
    Button("About") { showsAbout = true }.cardSheet($showsAbout) { AboutView() }
  }
}
extension View {
  func cardSheet<Card: View>(_ shown: Binding<Bool>, @ViewBuilder card: @escaping () -> Card) -> some View {
    modifier(CardSheet(shown: shown, card: card))
  }
}
struct CardSheet<Card: View>: ViewModifier {
  @Binding var shown: Bool
  @ViewBuilder let card: () -> Card
  func body(content: Content) -> some View {
    content.sheet(isPresented: $shown) { NavigationStack { card() } }
  }
}
struct AboutView: View {
  var body: some View { NavigationLink("Licences") { Text("Licences") } }
}
