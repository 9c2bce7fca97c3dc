// A screen passes what closes it on to one part and not to the other

import SwiftUI
@main struct ReadApp: App {
  var body: some Scene { WindowGroup { ReadView() } }
}
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
struct FilesList: View {
  var dismiss: (() -> Void)?
  @AppStorage("open") private var open = ""
  var body: some View {
    Button("Main page") {
      open = "main"
      dismiss?()
    }
  }
}
struct Categories: View {
  let dismiss: (() -> Void)?
  var body: some View { Button("Close") { dismiss?() } }
}
