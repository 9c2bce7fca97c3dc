// All but the last

import SwiftUI
@main struct DriveApp: App { var body: some Scene { WindowGroup { DriveView() } } }
struct Folder: Hashable { let id: Int }
@Observable final class DriveModel {
    var path: [Folder] = []
    func open(_ folder: Folder) { path.append(folder) }
    func up() {
        path = Array(path.dropLast())
    }
}
struct DriveView: View {
    @State private var model = DriveModel()
    var body: some View {
        NavigationStack(path: $model.path) {
            FolderView(model: model)
                .navigationDestination(for: Folder.self) { _ in FolderView(model: model) }
        }
    }
}
struct FolderView: View {
    let model: DriveModel
    var body: some View {
        VStack {
            Button("Open") { model.open(Folder(id: model.path.count)) }
            Button("Up") { model.up() }
        }
    }
}
