// A modifier of the screen gets it

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
    var body: some View { ↓FilesList().withFooter(dismiss: dismiss) }
}
extension View {
    func withFooter(dismiss: (() -> Void)?) -> some View { modifier(Footer(dismiss: dismiss)) }
}
struct Footer: ViewModifier {
    let dismiss: (() -> Void)?
    func body(content: Content) -> some View { VStack { content; Button("Close") { dismiss?() } } }
}
struct FilesList: View {
    var dismiss: (() -> Void)?
    @AppStorage("open") private var open = ""
    var body: some View { Button("Main") { open = "main"; dismiss?() } }
}
