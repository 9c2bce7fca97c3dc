// The caller puts its flag down, and one of two arms

// prelude: home-app
struct HomeView: View {
  @State private var edits = false
  var body: some View {
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) { FormView(onDone: { edits = false }) }
  }
}
struct FormView: View {
  @Environment(\.dismiss) private var dismiss
  let onDone: () -> Void
  var body: some View {
    Button("Done") {
      onDone()
      dismiss()
    }
  }
}
