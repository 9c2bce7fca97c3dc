// The destination is on the list of the app

import SwiftUI
@main struct FilesApp: App { var body: some Scene { WindowGroup { NavigationStack { FilesScreen() } } } }
struct File: Identifiable, Hashable { let id: Int }
struct RowStack<Item: Identifiable, Row: View>: View {
    let items: [Item]
    @ViewBuilder let row: (Item) -> Row
    var body: some View { ScrollView { LazyVStack { ForEach(items) { row($0) } } } }
}
struct FilesScreen: View {
    let files = [File(id: 1)]
    var body: some View {
        RowStack(items: files) { file in FileRow(file: file) }
            .navigationDestination(for: File.self) { FileView(file: $0) }
    }
}
struct FileRow: View {
    let file: File
    var body: some View {
        NavigationLink(value: file) { Text("File \(file.id)") }
    }
}
struct FileView: View { let file: File; var body: some View { Text("\(file.id)") } }
