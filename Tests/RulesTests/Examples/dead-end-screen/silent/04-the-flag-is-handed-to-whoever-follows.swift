// The flag is handed to whoever follows the server's state

// prelude: home-app
final class HomeModel: ObservableObject {
  @Published var showsOutage = false
  init(server: ServerState) { server.bind(to: self, by: \.showsOutage) }
}
struct HomeView: View {
  @StateObject private var model = HomeModel(server: .shared)
  var body: some View {
    Text("Home").fullScreenCover(isPresented: $model.showsOutage) { WaitingView() }
  }
}
struct WaitingView: View {
  var body: some View { Text("Waiting for the server") }
}
