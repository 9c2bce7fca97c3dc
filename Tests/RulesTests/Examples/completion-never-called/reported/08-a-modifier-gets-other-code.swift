// A modifier gets other code for the button

import SwiftUI
@main struct TaskApp: App { var body: some Scene { WindowGroup { TasksView() } } }
struct TasksView: View {
    @State private var edits = false
    var body: some View {
        Button("New") { edits = true }
            .fullScreenCover(isPresented: $edits) { EditorView(onSave: { edits = false }, onCancel: { edits = false }) }
    }
}
struct EditorView: View {
    let onSave: () -> Void
    let ↓onCancel: () -> Void
    @State private var text = ""
    var body: some View { TextField("Text", text: $text).editorBar(save: onSave, cancel: { text = "" }) }
}
extension View {
    func editorBar(save: @escaping () -> Void, cancel: @escaping () -> Void) -> some View {
        toolbar { ToolbarItem { Button("Save", action: save) }; ToolbarItem { Button("Cancel", action: cancel) } }
    }
}
