// A model reports a failure that no alert shows

// prelude: home-app
final class HomeModel: ObservableObject {
  @Published var ↓errorAlert: String?
  func load() { errorAlert = "No connection" }
}
struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View { Button("Load") { model.load() } }
}
