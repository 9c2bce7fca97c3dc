// Only the root has the modifier

import SwiftUI
@main struct MusicApp: App { var body: some Scene { WindowGroup { MusicView() } } }
struct Artist: Hashable { let name: String }
extension View {
    func artistDestination() -> some View { navigationDestination(for: Artist.self) { ArtistView(artist: $0) } }
    func albumDestination() -> some View { navigationDestination(for: String.self) { AlbumView(id: $0) } }
}
struct MusicView: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Artist", value: Artist(name: "A"))
                .artistDestination()
                .albumDestination()
        }
    }
}
struct ArtistView: View {
    let artist: Artist
    var body: some View {
        List {
            NavigationLink("Album", value: "x")
            NavigationLink("Similar", value: Artist(name: "B"))
        }
    }
}
struct AlbumView: View { let id: String; var body: some View { Text(id) } }
