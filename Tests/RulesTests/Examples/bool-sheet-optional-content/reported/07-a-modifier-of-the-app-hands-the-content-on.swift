// A modifier of the app hands the content on, and does not call it

struct Person: Identifiable { let id = 1 }
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
  @State private var person: Person?
  var body: some View {
    Button("Open") { person = Person(); showsPerson = true }
      .modifier(↓Presents(isShown: $showsPerson) { if let person { PersonView(person: person) } })
  }
}
struct PersonView: View {
  let person: Person
  var body: some View { Text("Person") }
}
