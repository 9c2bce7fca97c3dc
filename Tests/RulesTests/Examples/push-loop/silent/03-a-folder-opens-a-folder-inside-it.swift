// A folder opens a folder inside it

struct Folder: Hashable {
  let name: String
  let folders: [Folder]
}
// prelude: root-app
struct RootView: View {
  let folder: Folder
  var body: some View {
    NavigationStack {
      FolderView(folder: folder)
        .navigationDestination(for: Folder.self) { FolderView(folder: $0) }
    }
  }
}
struct FolderView: View {
  let folder: Folder
  var body: some View {
    List(folder.folders, id: \.self) { inner in
      NavigationLink(inner.name, value: inner)
    }
  }
}
