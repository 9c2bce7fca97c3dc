// A part that a function makes gets it, and the other keeps its empty default

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
    var dismiss: () -> Void
    var body: some View { VStack { files; footer } }
    private var files: some View { ↓FilesList(name: "main") }
    private var footer: some View { makeFooter() }
    private func makeFooter() -> some View { Categories(dismiss: dismiss) }
}
struct FilesList: View {
    let name: String
    var dismiss: () -> Void = {}
    @AppStorage("open") private var open = ""
    var body: some View { Button("Main") { choose() } }
    private func choose() { open = name; dismiss() }
}
struct Categories: View {
    let dismiss: () -> Void
    var body: some View { Button("Close", action: dismiss) }
}
