// The rows of a list are their ids, and the selection is a file

import SwiftUI
@main struct FilesApp: App { var body: some Scene { WindowGroup { FilesView() } } }
struct File: Identifiable, Hashable { let id: Int; let name: String }
struct FilesView: View {
    @State private var selected: File?
    let files = [File(id: 1, name: "a")]
    var body: some View {
        NavigationSplitView {
            ↓List(files, selection: $selected) { file in Text(file.name) }
        } detail: { DetailView(file: selected) }
    }
}
struct DetailView: View { let file: File?; var body: some View { Text(file?.name ?? "Nothing") } }
