// A model on the main actor

import SwiftUI
@MainActor final class ListModel: ObservableObject {
  @Published var isFailed = false
  func load() async {
    await Task.yield()
    isFailed = true
  }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ListView() } }
}
struct ListView: View {
  @StateObject private var model = ListModel()
  var body: some View {
    Text("List").task { await model.load() }
      .alert("Failed", isPresented: $model.isFailed) { Button("OK") {} }
  }
}
