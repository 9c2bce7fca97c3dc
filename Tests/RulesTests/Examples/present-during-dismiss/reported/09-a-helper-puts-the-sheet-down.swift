// A helper puts the sheet down

import SwiftUI
@main struct NotesApp: App { var body: some Scene { WindowGroup { NotesScreen() } } }

final class NotesModel: ObservableObject {
    enum Sheet: Identifiable {
        case actions(Note)
        var id: String { switch self { case .actions(let note): "a\(note.id)" } }
    }
    @Published var sheet: Sheet?
    @Published var cover: Note?

    func open(_ note: Note) { sheet = .actions(note) }

    func edit(_ note: Note) {
        closeSheet()
        ↓cover = note
    }

    private func closeSheet() { sheet = nil }
}

struct Note: Identifiable { let id: Int; var title: String }

struct NotesScreen: View {
    @StateObject private var model = NotesModel()
    let notes = [Note(id: 1, title: "Milk"), Note(id: 2, title: "Trip")]
    var body: some View {
        VStack {
            ForEach(notes) { note in Button(note.title) { model.open(note) } }
        }
        .sheet(item: $model.sheet) { sheet in
            switch sheet {
            case .actions(let note): NoteActions(note: note, edit: { model.edit(note) })
            }
        }
        .fullScreenCover(item: $model.cover) { note in NoteEditor(note: note) }
    }
}

struct NoteActions: View {
    let note: Note
    let edit: () -> Void
    var body: some View { Button("Edit", action: edit) }
}

struct NoteEditor: View {
    let note: Note
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Done") { dismiss() } }
}
