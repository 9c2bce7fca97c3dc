// One screen shows each step of a flow in its own way

enum Step: Hashable { case phone, code, done }
@main struct DemoApp: App {
  @State private var path: [Step] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        StepView(step: .phone, path: $path)
          .navigationDestination(for: Step.self) { StepView(step: $0, path: $path) }
      }
    }
  }
}
struct StepView: View {
  let step: Step
  @Binding var path: [Step]
  var body: some View {
    VStack {
      Button("Code") { path.append(.code) }
      Button("Done") { path.append(.done) }
    }
  }
}
