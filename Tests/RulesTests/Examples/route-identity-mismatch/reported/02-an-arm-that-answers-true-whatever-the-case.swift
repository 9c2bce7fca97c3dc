// An arm that answers true whatever the case carries

enum Sheet: Identifiable, Equatable {
  case editor(String), help
  var id: String { "sheet" + String(describing: self) }
  static func ↓== (a: Sheet, b: Sheet) -> Bool {
    switch (a, b) {
    case (.editor, .editor): return true
    case (.help, .help): return true
    default: return false
    }
  }
}
struct HomeView: View {
  @State private var sheet: Sheet?
  var body: some View {
    Button("Edit") { sheet = .editor("a") }
      .sheet(item: $sheet) { sheet in
        switch sheet {
        case .editor(let text): EditorView(text: text)
        case .help: HelpView()
        }
      }
  }
}
struct EditorView: View {
  let text: String
  var body: some View { Text(text) }
}
struct HelpView: View {
  var body: some View { Text("Help") }
}
