// The binding is made for the row

struct Track: Identifiable { let id: Int }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { AlbumView() } }
}
struct AlbumView: View {
  let tracks = [Track(id: 1), Track(id: 2)]
  @State private var open: Int?
  var body: some View {
    List(tracks) { track in
      Button("\(track.id)") { open = track.id }
        .popover(isPresented: Binding(get: { open == track.id }, set: { if !$0 { open = nil } })) { Text("\(track.id)") }
    }
  }
}
