// A component of the screen closes it

// prelude: home-app
struct HomeView: View {
  @State private var showsPlayer = false
  var body: some View {
    Button("Play") { showsPlayer = true }
      .fullScreenCover(isPresented: $showsPlayer) { PlayerView() }
  }
}
struct PlayerView: View {
  var body: some View {
    VStack {
      CloseBar()
      Text("Playing")
    }
  }
}
struct CloseBar: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
