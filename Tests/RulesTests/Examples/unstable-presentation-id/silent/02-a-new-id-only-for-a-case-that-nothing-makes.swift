// A new id only for a case that nothing makes

enum Editing: Identifiable {
  case new, existing(String)
  var id: String {
    switch self {
    case .new: return UUID().uuidString
    case .existing(let key): return key
    }
  }
}
// prelude: home-app
struct HomeView: View {
  @State private var editing: Editing?
  var body: some View {
    Button("Edit") { editing = .existing("a") }
      .sheet(item: $editing) { state in
        switch state {
        case .new: EditView(key: "")
        case .existing(let key): EditView(key: key)
        }
      }
  }
}
struct EditView: View {
  let key: String
  var body: some View { Text(key) }
}
