// An alert by a computed binding, and a button of the app

import SwiftUI
@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}
struct HomeView: View {
  @State private var model = NotesModel()
  var body: some View {
    List(model.notes, id: \.self) { NoteRow(note: $0, model: model) }
      .alert("Delete?", isPresented: Binding(get: { model.asked != nil }, set: { if !$0 { model.asked = nil } })) {
        Button("Delete", role: .destructive) { model.delete(model.asked ?? "") }
      }
  }
}
struct NoteRow: View {
  let note: String
  let model: NotesModel
  var body: some View {
    Text(note).swipeActions { DeleteButton { model.askToDelete(note) } }
  }
}
struct DeleteButton: View {
  let action: () -> Void
  var body: some View { ↓Button("Delete", role: .destructive, action: action) }
}
@Observable final class NotesModel {
  var notes = ["a", "b"]
  var asked: String?
  func askToDelete(_ note: String) { asked = note }
  func delete(_ note: String) { notes.removeAll { $0 == note } }
}
