// A computed property, and a local of the body

// prelude: home-app
final class Router: ObservableObject { @Published var shows = false }
struct HomeView: View {
  @State private var count = 0
  private var router: Router { ↓Router() }
  var body: some View {
    let other = ↓Router()
    VStack {
      Button("More") { count += 1 }
      Button("Open") { router.shows = true }
      Sheets(router: other)
    }
  }
}
struct Sheets: View {
  @ObservedObject var router: Router
  var body: some View { Text("Sheets").sheet(isPresented: $router.shows) { Text("Open") } }
}
