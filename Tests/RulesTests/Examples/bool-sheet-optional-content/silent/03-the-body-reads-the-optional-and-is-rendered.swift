// The body reads the optional and is rendered when it changes

struct Song { let title: String }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { PlayerView() } }
}
struct PlayerView: View {
  @State private var showsSong = false
  @State private var song: Song?
  var body: some View {
    VStack {
      Text(song?.title ?? "Nothing")
      Button("Play") {
        song = Song(title: "Blue")
        showsSong = true
      }
    }
    .sheet(isPresented: $showsSong) {
      if let song { Text(song.title) }
    }
  }
}
