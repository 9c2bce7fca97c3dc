// A helper sets both and the content has a substitute

import SwiftUI
@main struct RoomApp: App { var body: some Scene { WindowGroup { RoomsView() } } }
struct RoomsView: View {
    @State private var showsRoom = false
    @State private var roomID: String?
    var body: some View {
        List {
            RoomButton(id: "a") { open($0) }
        }
        .↓sheet(isPresented: $showsRoom) { RoomView(id: roomID ?? "") }
    }
    private func open(_ id: String) {
        roomID = id
        showsRoom = true
    }
}
struct RoomButton: View {
    let id: String
    let tap: (String) -> Void
    var body: some View { Button(id) { tap(id) } }
}
struct RoomView: View { let id: String; var body: some View { Text(id) } }
