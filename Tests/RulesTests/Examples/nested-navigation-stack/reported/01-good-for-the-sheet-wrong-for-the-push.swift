// Good for the sheet, wrong for the push

enum Route: Hashable { case plan }
// prelude: home-app
struct HomeView: View {
  @State private var path: [Route] = []
  @State private var showsPlan = false
  var body: some View {
    NavigationStack(path: $path) {
      Button("Plan") { path.append(.plan) }
        .navigationDestination(for: Route.self) { _ in PlanView() }
    }
    .sheet(isPresented: $showsPlan) { PlanView() }
    .onAppear { showsPlan = true }
  }
}
struct PlanView: View {
  var body: some View {
    ZStack {
      ↓NavigationView { Text("Plan") }
    }
  }
}
