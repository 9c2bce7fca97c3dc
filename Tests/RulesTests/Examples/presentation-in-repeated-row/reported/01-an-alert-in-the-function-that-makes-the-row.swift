// An alert in the function that makes the row

struct Track: Identifiable { let id: Int }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { AlbumView() } }
}
struct AlbumView: View {
  let tracks = [Track(id: 1), Track(id: 2)]
  @State private var asks = false
  var body: some View {
    List(tracks) { track in row(track) }
  }
  private func row(_ track: Track) -> some View {
    Button("Delete \(track.id)") { asks = true }
      .↓alert("Delete?", isPresented: $asks) { Button("Delete") { print(track.id) } }
  }
}
