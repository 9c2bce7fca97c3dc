// A sheet hangs on the binding

import SwiftUI
@main struct TodoApp: App { var body: some Scene { WindowGroup { NavigationStack { TodoList() } } } }
struct TodoList: View {
    @State private var isAdding = false
    var body: some View {
        List { Text("One") }
            .toolbar { AddToolbar(isAdding: $isAdding) }
            .sheet(isPresented: $isAdding) { AddView() }
    }
}
struct AddToolbar: ToolbarContent {
    @Binding var isAdding: Bool
    var body: some ToolbarContent {
        ToolbarItem { Button("Add") { isAdding = true } }
    }
}
struct AddView: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Save") { dismiss() } }
}
