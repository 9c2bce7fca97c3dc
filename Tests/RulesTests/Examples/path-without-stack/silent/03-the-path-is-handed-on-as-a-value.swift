// The path is handed on as a value

// prelude: home-app
@Observable final class Recorder {
  private var path = NavigationPath()
  func open(_ number: Int) { path.append(number) }
  func save() -> NavigationPath { path }
}
struct HomeView: View {
  @State private var recorder = Recorder()
  var body: some View { Button("Open") { recorder.open(1) } }
}
