// A gate that only the app takes away, a sheet that cannot be swiped, an alert, and a sheet that says when it is gone

// prelude: home-app
final class Session: ObservableObject {
  @Published var isLocked = true
  @Published var error: String?
  @Published var terms = false
}
struct HomeView: View {
  @StateObject private var session = Session()
  @State private var tips = false
  var body: some View {
    Button("Tips") { tips = true; session.terms = true; session.error = "No" }
      .fullScreenCover(isPresented: .constant(session.isLocked)) { Button("Unlock") { session.isLocked = false } }
      .sheet(isPresented: .constant(session.terms)) {
        Button("Agree") { session.terms = false }.interactiveDismissDisabled()
      }
      .alert("No", isPresented: .constant(session.error != nil)) { Button("OK") { session.error = nil } }
      .sheet(isPresented: Binding(get: { tips }, set: { _ in }), onDismiss: { tips = false }) { Text("Tips") }
  }
}
