// Through a modifier: the app's own sheet presents what it is given, and a row of the app is the link

// prelude: home-app
struct HomeView: View {
  @State private var showsAbout = false
  @State private var showsHelp = false
  var body: some View {
    NavigationStack {
      Button("About") { showsAbout = true; showsHelp = false }
        .↓cardSheet($showsAbout) { AboutView() }
        .cardSheet($showsHelp) { NavigationStack { AboutView() } }
    }
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
    content.sheet(isPresented: $shown) { card().presentationDetents([.medium]) }
  }
}
struct AboutView: View {
  var body: some View { List { LinkRow(title: "Licences") { Text("Licences") } } }
}
struct LinkRow<Destination: View>: View {
  let title: String
  @ViewBuilder let destination: () -> Destination
  var body: some View { NavigationLink(title) { destination() } }
}
