// The object is handed in, and a root that nothing draws again

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
final class Router: ObservableObject { @Published var shows = false }
struct HomeView: View {
  @ObservedObject private var router = Router()
  var body: some View { Sheets(router: router) }
}
struct Sheets: View {
  @ObservedObject var router: Router
  var body: some View { Button("Open") { router.shows = true }.sheet(isPresented: $router.shows) { Text("Open") } }
}
