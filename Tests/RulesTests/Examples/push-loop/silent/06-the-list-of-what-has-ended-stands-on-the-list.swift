// The list of what has ended stands on the list of what runs

enum Route: Hashable { case ended }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ContractsView() } }
}
struct ContractsView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      ContractList(showsEnded: false) { path.append(.ended) }
        .navigationDestination(for: Route.self) { route in
          switch route {
          case .ended: ContractList(showsEnded: true) { path.append(.ended) }
          }
        }
    }
  }
}
struct ContractList: View {
  let showsEnded: Bool
  let onEnded: () -> Void
  var body: some View {
    if !showsEnded { Button("Ended contracts") { onEnded() } }
  }
}
