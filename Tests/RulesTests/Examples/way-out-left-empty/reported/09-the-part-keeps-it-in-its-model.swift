// The part keeps it in its model

import SwiftUI
@main struct ReadApp: App { var body: some Scene { WindowGroup { ReadView() } } }
struct ReadView: View {
    @State private var shows = false
    var body: some View {
        Button("Library") { shows = true }
            .sheet(isPresented: $shows) { LibraryView(dismiss: { shows = false }) }
    }
}
struct LibraryView: View {
    let dismiss: (() -> Void)?
    var body: some View { VStack { ↓FilesList(); Categories(dismiss: dismiss) } }
}
final class FilesModel: ObservableObject {
    let dismiss: (() -> Void)?
    @Published var open = ""
    init(dismiss: (() -> Void)?) { self.dismiss = dismiss }
    func choose() { open = "main"; dismiss?() }
}
struct FilesList: View {
    @StateObject private var model: FilesModel
    init(dismiss: (() -> Void)? = nil) { _model = StateObject(wrappedValue: FilesModel(dismiss: dismiss)) }
    var body: some View { Button("Main") { model.choose() } }
}
struct Categories: View {
    let dismiss: (() -> Void)?
    var body: some View { Button("Close") { dismiss?() } }
}
