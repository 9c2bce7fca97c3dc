// A condition picks the row, or the binding does

struct Track: Identifiable { let id: Int }
final class Player: ObservableObject {
  @Published var open: Int?
  func shows(_ track: Int) -> Binding<Bool> { Binding(get: { self.open == track }, set: { if !$0 { self.open = nil } }) }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { AlbumView() } }
}
struct AlbumView: View {
  let tracks = [Track(id: 1), Track(id: 2)]
  @StateObject private var player = Player()
  @State private var asks = false
  @State private var current = 1
  var body: some View {
    ForEach(tracks) { track in
      if track.id == current {
        Button("Delete") { asks = true }
          .alert("Delete?", isPresented: $asks) { Button("Delete") {} }
      }
      Button("Open") { player.open = track.id }
        .sheet(isPresented: player.shows(track.id)) { Text("\(track.id)") }
    }
  }
}
