// A flag, and a router's path

final class Router: ObservableObject {
  @Published var path: [Int] = []
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { MenuView() } }
}
struct MenuView: View {
  @StateObject private var router = Router()
  @State private var showsOffers = false
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Offers") { showsOffers = true }
        .↓navigationDestination(isPresented: $showsOffers) { OffersView(router: router) }
        .navigationDestination(for: Int.self) { number in Text("\(number)") }
    }
  }
}
struct OffersView: View {
  @ObservedObject var router: Router
  var body: some View { Button("First") { router.path.append(1) } }
}
