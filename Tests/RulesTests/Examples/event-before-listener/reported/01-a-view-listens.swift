// A view subscribes when it is on screen, and is pushed in the same step

import Combine
import SwiftUI
final class Session: ObservableObject {
  @Published var path: [Int] = []
  let ↓opened = PassthroughSubject<String, Never>()
  func open(_ note: String) {
    path.append(1)
    opened.send(note)
  }
}
@main struct DemoApp: App {
  @StateObject private var session = Session()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $session.path) {
        HomeView(session: session).navigationDestination(for: Int.self) { _ in NoteView(session: session) }
      }
    }
  }
}
struct HomeView: View {
  @ObservedObject var session: Session
  var body: some View { Button("Open") { session.open("ada") } }
}
struct NoteView: View {
  @ObservedObject var session: Session
  @State private var note = ""
  var body: some View { Text(note).onReceive(session.opened) { note = $0 } }
}
