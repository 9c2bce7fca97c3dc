// The cover goes when what it is worked out of changes

// prelude: home-app
struct HomeView: View {
  @State private var isOnline = true
  var body: some View {
    Text("Home")
      .task { for await state in Network.states { isOnline = state } }
      .fullScreenCover(isPresented: .constant(!isOnline)) { WaitingView() }
  }
}
struct WaitingView: View {
  var body: some View { Text("Waiting for the network") }
}
