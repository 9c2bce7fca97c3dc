// It is handed to a part, and a closure that does not navigate

// prelude: home-app
struct HomeView: View {
  @State private var edits = false
  var body: some View {
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) { FormView(onDone: { edits = false }, onLog: { print("log") }) }
  }
}
struct FormView: View {
  let onDone: () -> Void
  let onLog: () -> Void
  var body: some View { Bar(onDone: onDone) }
}
struct Bar: View {
  let onDone: () -> Void
  var body: some View { Button("Done", action: onDone) }
}
