// The rows of a list are tagged by what is selected

import SwiftUI
@main struct FilesApp: App { var body: some Scene { WindowGroup { FilesView() } } }
struct File: Identifiable, Hashable { let id: Int; let name: String }
struct FilesView: View {
    @State private var selected: String?
    let files = [File(id: 1, name: "a")]
    var body: some View {
        NavigationSplitView {
            List(selection: $selected) { ForEach(files) { file in Text(file.name).tag(file.name) } }
        } detail: { DetailView(name: selected) }
    }
}
struct DetailView: View { let name: String?; var body: some View { Text(name ?? "Nothing") } }
