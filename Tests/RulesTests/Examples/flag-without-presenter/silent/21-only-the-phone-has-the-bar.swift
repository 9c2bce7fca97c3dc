// Only the phone has the sheet and the bar that raises its flag

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
@Observable final class PlayerModel {
  var isQueueSheetPresented = false
}
#if os(macOS)
struct HomeView: View {
  var body: some View { Text("Home") }
}
#else
struct HomeView: View {
  @State private var model = PlayerModel()
  var body: some View {
    MiniPlayer(model: model).sheet(isPresented: $model.isQueueSheetPresented) { Text("Queue") }
  }
}
#endif
struct MiniPlayer: View {
  let model: PlayerModel
  var body: some View { Button("Queue") { model.isQueueSheetPresented = true } }
}
