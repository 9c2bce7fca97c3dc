// Each sheet has the alert, or the editor closes itself first, or only reads

// prelude: home-app
struct HomeView: View {
  @State private var first = false
  @State private var second = false
  @State private var third = false
  @State private var asks = false
  @State private var failed = false
  @State private var blocked = false
  var body: some View {
    Button("Open") { first = true; second = true; third = true; blocked = true }
      .sheet(isPresented: $first) {
        AskView(asks: $asks).alert("Upload?", isPresented: $asks) { Button("Upload") {} }
      }
      .fullScreenCover(isPresented: $second) {
        AskView(asks: $asks).alert("Upload?", isPresented: $asks) { Button("Upload") {} }
      }
      .sheet(isPresented: $third) {
        EditorView(failed: $failed)
        StateView(blocked: $blocked)
      }
      .alert("Not saved", isPresented: $failed) { Button("OK") {} }
      .alert("Blocked", isPresented: $blocked) { Button("OK") {} }
  }
}
struct AskView: View {
  @Binding var asks: Bool
  var body: some View { Button("Ask") { asks = true } }
}
struct EditorView: View {
  @Environment(\.dismiss) private var dismiss
  @Binding var failed: Bool
  var body: some View {
    Button("Save") {
      failed = true
      dismiss()
    }
  }
}
struct StateView: View {
  @Binding var blocked: Bool
  var body: some View { Text(blocked ? "Blocked" : "Free") }
}
