// Nothing runs what sets it

// prelude: home-app
final class HomeModel: ObservableObject {
  @Published var showErrorAlert = false
  @Published private(set) var failure: String? {
    didSet { showErrorAlert = failure != nil }
  }
  @Published private var alertTask: Task<Void, Never>?
  func load() { alertTask = Task { print("loads") } }
}
struct HomeView: View {
  @StateObject private var model = HomeModel()
  @State private var showsHelpSheet = false
  private func help() { showsHelpSheet = true }
  var body: some View { Button("Load") { model.load() } }
}
