// The sheet posts a notification, for which the view behind pushes

import SwiftUI
@main struct TalkApp: App { var body: some Scene { WindowGroup { RoomsView() } } }
extension Notification.Name { static let openRoom = Notification.Name("openRoom") }
struct RoomsView: View {
  @State private var path: [Int] = []
  @State private var searches = false
  var body: some View {
    NavigationStack(path: $path) {
      Button("Search") { searches = true }
        .navigationDestination(for: Int.self) { Text("Room \($0)") }
    }
    .sheet(isPresented: $searches) { SearchView() }
    .onReceive(NotificationCenter.default.publisher(for: .openRoom)) { note in
      path.↓append(7)
    }
  }
}
struct SearchView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Room 7") { NotificationCenter.default.post(name: .openRoom, object: nil) }
  }
}
