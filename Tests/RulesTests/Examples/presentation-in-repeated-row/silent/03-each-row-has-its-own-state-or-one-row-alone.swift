// Each row has its own state, or one row alone presents

struct Track: Identifiable { let id: Int }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { AlbumView() } }
}
struct AlbumView: View {
  let tracks = [Track(id: 1), Track(id: 2)]
  @State private var asks = false
  @State private var open: [Int: Bool] = [:]
  var body: some View {
    List(tracks) { track in
      TrackRow(track: track)
      if track.id == 1 {
        Button("Delete all") { asks = true }
          .alert("Delete?", isPresented: $asks) { Button("Delete") {} }
      }
    }
  }
}
struct TrackRow: View {
  let track: Track
  @State private var showsInfo = false
  var body: some View {
    Button("\(track.id)") { showsInfo = true }
      .sheet(isPresented: $showsInfo) { Text("Info") }
  }
}
