// PlainSwiftUI: a library app with no router library. Every way SwiftUI itself can navigate.
import SwiftUI

@main
struct LibraryApp: App {
  @State private var session = Session()
  @StateObject private var shelfRouter = ShelfRouter()

  var body: some Scene {
    WindowGroup {
      RootView()
        .environment(session)
        .environmentObject(shelfRouter)
    }

    WindowGroup("메모", for: Book.ID.self) { $bookID in
      NoteWindowView(bookID: bookID)
    }

    #if os(macOS)
    Window("독서 기록", id: "reading-log") {
      ReadingLogView()
    }

    Settings {
      PreferencesView()
        .environment(session)
    }
    #endif
  }
}
