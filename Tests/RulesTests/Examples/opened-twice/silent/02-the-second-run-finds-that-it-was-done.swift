// The second run finds that it was done

enum Step: Hashable { case join }
final class HomeModel: ObservableObject {
  @Published var path: [Step] = []
  func resume() {
    guard path.isEmpty else { return }
    path.append(.join)
  }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View {
    NavigationStack(path: $model.path) {
      Text("Home")
        .onAppear { model.resume() }
        .task { model.resume() }
        .navigationDestination(for: Step.self) { _ in Text("Join") }
    }
  }
}
