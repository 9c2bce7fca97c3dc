// Both destinations are in modifiers of the app

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
        .modifier(↓ArtistLinks())
    }
}
struct ArtistLinks: ViewModifier {
    func body(content: Content) -> some View {
        content.navigationDestination(for: Artist.self) { SimilarView(artist: $0) }
    }
}
struct AlbumView: View { let id: String; var body: some View { Text(id) } }
struct SimilarView: View { let artist: Artist; var body: some View { Text(artist.name) } }
