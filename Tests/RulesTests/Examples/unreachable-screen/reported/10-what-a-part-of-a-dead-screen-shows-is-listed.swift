// What a part of a dead screen shows is listed with it

// prelude: home-app
// prelude: home-view
struct ↓OldChatView: View {
  var body: some View { VStack { MessageRow() }.navigationTitle("Chat") }
}
extension OldChatView {
  struct MessageRow: View {
    @State private var showsMenu = false
    var body: some View {
      Button("More") { showsMenu = true }
        .sheet(isPresented: $showsMenu) { OldMenuView() }
    }
  }
}
struct OldMenuView: View {
  var body: some View { Text("Menu") }
}
