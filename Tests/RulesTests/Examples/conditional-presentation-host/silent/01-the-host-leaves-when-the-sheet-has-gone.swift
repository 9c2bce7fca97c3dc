// The host leaves when the sheet has gone

@main struct DemoApp: App { var body: some Scene { WindowGroup { GameView() } } }
struct GameView: View {
  @State private var isPlaying = true
  @State private var showsResult = false
  var body: some View {
    if isPlaying {
      Button("Finish") { showsResult = true }
        .sheet(isPresented: $showsResult) { Text("Won").onDisappear { isPlaying = false } }
    }
  }
}
