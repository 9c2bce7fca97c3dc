// A plain property from which the view shows nothing

// prelude: home-app
final class Router: ObservableObject { @Published var shows = false }
struct HomeView: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("More") { count += 1 }
      OpenButton()
      Sheets()
    }
  }
}
struct OpenButton: View {
  let router = Router()
  var body: some View { Button("Open") { router.shows = true } }
}
struct Sheets: View {
  @StateObject private var router = Router()
  var body: some View { Text("Sheets").sheet(isPresented: $router.shows) { Text("Open") } }
}
