// While the request runs the code remembers it, or an overlay lies above

import SwiftUI
struct API { func load() async throws -> String { "" } }
@main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
final class HomeModel: ObservableObject {
  @Published var path: [String] = []
  @Published var isLoading = false
  private let api = API()
  func open() async {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    guard let text = try? await api.load() else { return }
    path.append(text)
  }
  func show(_ overlay: Overlay) async {
    overlay.show()
    guard let text = try? await api.load() else { return }
    path.append(text)
  }
}
final class Overlay { func show() {} }
struct HomeView: View {
  @StateObject private var model = HomeModel()
  let overlay = Overlay()
  var body: some View {
    NavigationStack(path: $model.path) {
      Button("Open") { Task { await model.open() } }
      Button("Show") { Task { await model.show(overlay) } }
        .navigationDestination(for: String.self) { TextView(text: $0) }
    }
  }
}
struct TextView: View { let text: String; var body: some View { Text(text) } }
