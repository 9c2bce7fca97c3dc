// Through a component and a model: the row asks its model, and the list has the dialog

// prelude: home-app
final class Items: ObservableObject {
  @Published var asked: Int?
  func ask(_ item: Int) { asked = item }
}
struct HomeView: View {
  @StateObject private var items = Items()
  @State private var shows = false
  var body: some View {
    List(0..<9, id: \.self) { Row(number: $0, items: items) }
      .confirmationDialog("Delete?", isPresented: Binding(get: { items.asked != nil }, set: { _ in items.asked = nil })) {
        Button("Delete", role: .destructive) { print("gone") }
      }
      .alert(item: $items.asked) { _ in Alert(title: Text("Delete?")) }
  }
}
extension Int: @retroactive Identifiable { public var id: Int { self } }
struct Row: View {
  let number: Int
  let items: Items
  var body: some View {
    Text("Row").swipeActions(edge: .trailing) { deleteButton }
  }
  private var deleteButton: some View {
    ↓Button("Delete", role: .destructive) { items.ask(number) }
  }
}
