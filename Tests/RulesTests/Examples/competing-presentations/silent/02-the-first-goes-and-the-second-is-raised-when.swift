// The first goes, and the second is raised when it has gone

// prelude: home-app
struct HomeView: View {
  @State private var showsHint = false
  @State private var showsSetup = false
  var body: some View {
    Button("Zones") { showsHint = true }
      .sheet(isPresented: $showsHint) { HintView { showsSetup = true } }
      .fullScreenCover(isPresented: $showsSetup) { Text("Setup") }
  }
}
struct HintView: View {
  @Environment(\.dismiss) private var dismiss
  var onSetup: () -> Void
  var body: some View {
    Button("Set up") {
      dismiss()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { onSetup() }
    }
  }
}
