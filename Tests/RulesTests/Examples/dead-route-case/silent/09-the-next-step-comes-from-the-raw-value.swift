// The next step comes from the raw value

enum JoinStep: Int, Hashable { case name, photo }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { JoinView() } }
}
struct JoinView: View {
  @State private var path: [JoinStep] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Next") { next() }
        .navigationDestination(for: JoinStep.self) { step in
          switch step {
          case .name: NameView()
          case .photo: PhotoView()
          }
        }
    }
  }
  private func next() {
    let step = path.last.map { $0.rawValue + 1 } ?? JoinStep.name.rawValue
    if let next = JoinStep(rawValue: step) { path.append(next) }
  }
}
struct NameView: View {
  var body: some View { Text("Name") }
}
struct PhotoView: View {
  var body: some View { Text("Photo") }
}
