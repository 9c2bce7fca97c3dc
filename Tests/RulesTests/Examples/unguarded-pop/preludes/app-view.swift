struct AppView: View {
  @StateObject private var router = Router()
  var body: some View { NavigationStack(path: $router.path) { Text("Home") } }
}
