// The screen has a function of that word, which does not close it; another closure does

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
    var body: some View {
        VStack { Bar(title: "Cancel") { cancel() }; TextField("Text", text: $text); Button("Save", action: onSave).disabled(text.isEmpty) }
    }
    private func cancel() { text = "" }
}
struct Bar: View {
    let title: String
    let action: () -> Void
    var body: some View { Button(title, action: action) }
}
