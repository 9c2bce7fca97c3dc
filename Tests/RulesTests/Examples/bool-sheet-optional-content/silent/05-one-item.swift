// One item

import SwiftUI
@main struct RoomApp: App { var body: some Scene { WindowGroup { RoomsView() } } }
struct RoomsView: View {
    @State private var room: RoomID?
    var body: some View {
        List {
            RoomButton(id: "a") { open($0) }
        }
        .sheet(item: $room) { RoomView(id: $0.id) }
    }
    private func open(_ id: String) {
        room = RoomID(id: id)
    }
}
struct RoomID: Identifiable { let id: String }
struct RoomButton: View {
    let id: String
    let tap: (String) -> Void
    var body: some View { Button(id) { tap(id) } }
}
struct RoomView: View { let id: String; var body: some View { Text(id) } }
