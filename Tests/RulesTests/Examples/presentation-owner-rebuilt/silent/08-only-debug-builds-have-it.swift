// Only debug builds have it

// prelude: home-app
struct HomeView: View { var body: some View { Text("Home") } }
final class Router: ObservableObject { @Published var shows = false }
#if DEBUG
struct LostView: View {
  @State private var count = 0
  private var router: Router { Router() }
  var body: some View {
    VStack {
      Button("More") { count += 1 }
      Button("Open") { router.shows = true }
      Sheets(router: router)
    }
  }
}
struct Sheets: View {
  @ObservedObject var router: Router
  var body: some View { Text("Sheets").sheet(isPresented: $router.shows) { Text("Open") } }
}
#endif
