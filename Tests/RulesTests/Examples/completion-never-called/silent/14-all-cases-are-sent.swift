// All cases are sent

import SwiftUI
@main struct TaskApp: App { var body: some Scene { WindowGroup { TasksView() } } }
struct TasksView: View {
    @State private var edits = false
    var body: some View {
        Button("New") { edits = true }
            .fullScreenCover(isPresented: $edits) { EditorView(output: handle) }
    }
    private func handle(_ output: EditorOutput) {
        switch output {
        case .saved: edits = false
        case .cancel: edits = false
        }
    }
}
enum EditorOutput { case saved, cancel }
struct EditorView: View {
    let output: (EditorOutput) -> Void
    @State private var text = ""
    var body: some View { VStack { Button("Cancel") { output(.cancel) }; TextField("Text", text: $text); Button("Save") { output(.saved) } } }
}
