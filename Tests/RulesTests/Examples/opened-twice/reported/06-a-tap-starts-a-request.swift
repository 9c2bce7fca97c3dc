// Two taps, two requests, two screens: through a model

import SwiftUI
struct API { func load() async throws -> String { "" } }
@main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
final class HomeModel: ObservableObject {
  @Published var path: [String] = []
  private let api = API()
  func open() async {
    guard let text = try? await api.load() else { return }
    path.↓append(text)
  }
}
struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View {
    NavigationStack(path: $model.path) {
      Button("Open") { Task { await model.open() } }
        .navigationDestination(for: String.self) { TextView(text: $0) }
    }
  }
}
struct TextView: View { let text: String; var body: some View { Text(text) } }
