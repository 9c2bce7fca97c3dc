// Through a helper of the view, and a flag in a model

// prelude: home-app
final class HomeModel: ObservableObject { @Published var shares = false }
struct HomeView: View {
  @StateObject private var model = HomeModel()
  var body: some View {
    Menu { shareItem } label: { Text("More") }
  }
  private var shareItem: some View {
    Button("Share") { model.shares = true }.↓popover(isPresented: $model.shares) { Text("Share") }
  }
}
