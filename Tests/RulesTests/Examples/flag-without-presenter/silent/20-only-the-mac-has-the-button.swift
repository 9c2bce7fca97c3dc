// Only the Mac has the sheet, and only there is the button

import SwiftUI
@main struct NotesApp: App { var body: some Scene { WindowGroup { NotesView() } } }
final class Notes: ObservableObject {
  @Published var settingsShown = false
  func open() { settingsShown = true }
}
struct NotesView: View {
  @StateObject private var notes = Notes()
  var body: some View {
    #if os(macOS)
      list.sheet(isPresented: $notes.settingsShown) { Text("Settings") }
    #else
      list
    #endif
  }
  private var list: some View {
    VStack {
      Text("Notes")
      #if os(macOS)
        Button("Settings") { notes.open() }
      #endif
    }
  }
}
