// The model has a function of that word

import SwiftUI
@main struct TaskApp: App { var body: some Scene { WindowGroup { TasksView() } } }
struct TasksView: View {
    @State private var edits = false
    var body: some View {
        Button("New") { edits = true }
            .fullScreenCover(isPresented: $edits) { EditorView(onSave: { edits = false }, onCancel: { edits = false }) }
    }
}
final class EditorModel: ObservableObject {
    let onSave: () -> Void
    let ↓onCancel: () -> Void
    @Published var text = ""
    init(onSave: @escaping () -> Void, onCancel: @escaping () -> Void) { self.onSave = onSave; self.onCancel = onCancel }
    func save() { onSave() }
    func cancel() { text = "" }
}
struct EditorView: View {
    @StateObject private var model: EditorModel
    init(onSave: @escaping () -> Void, onCancel: @escaping () -> Void) { _model = StateObject(wrappedValue: EditorModel(onSave: onSave, onCancel: onCancel)) }
    var body: some View { VStack { Button("Cancel") { model.cancel() }; TextField("Text", text: $model.text); Button("Save") { model.save() } } }
}
