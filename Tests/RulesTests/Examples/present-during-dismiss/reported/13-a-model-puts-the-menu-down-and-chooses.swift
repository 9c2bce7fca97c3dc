// A model puts the menu down and raises one of two sheets in the same turn

import SwiftUI
struct Note: Identifiable { let id: Int }
enum Choice { case share, report }
final class NotesModel: ObservableObject {
  @Published var menu: Note?
  @Published var shared: Note?
  func chose(_ choice: Choice, _ note: Note) {
    menu = nil
    switch choice {
    case .share: ↓shared = note
    case .report: break
    }
  }
}
@main struct NotesApp: App { var body: some Scene { WindowGroup { NotesView() } } }
struct NotesView: View {
  @StateObject private var model = NotesModel()
  var body: some View {
    Button("Menu") { model.menu = Note(id: 1) }
      .sheet(item: $model.menu) { note in Button("Share") { model.chose(.share, note) } }
      .sheet(item: $model.shared) { _ in Text("Share") }
  }
}
