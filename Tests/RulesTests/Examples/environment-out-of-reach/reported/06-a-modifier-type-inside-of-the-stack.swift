// A view modifier of the app is applied inside of the stack

import SwiftUI

@main
struct DemoApp: App {
    var body: some Scene {
        WindowGroup { MainTabs() }
    }
}

@Observable final class Favorites { var ids: Set<Int> = [] }
@Observable final class Player { var current: Int? }

struct Dependencies: ViewModifier {
    @State private var favorites = Favorites()
    @State private var player = Player()

    func body(content: Content) -> some View {
        content
            .environment(favorites)
            .environment(player)
    }
}

extension View {
    func withDependencies() -> some View { modifier(Dependencies()) }
}

struct MainTabs: View {
    var body: some View {
        TabView {
            NavigationStack {
                ShowsScreen().withDependencies()
            }
            .tabItem { Label("Shows", systemImage: "mic") }
        }
    }
}

struct ShowsScreen: View {
    @Environment(Favorites.self) private var favorites
    var body: some View {
        List(0..<20, id: \.self) { id in
            NavigationLink(value: id) {
                Text(favorites.ids.contains(id) ? "★ \(id)" : "\(id)")
            }
        }
        .navigationDestination(for: Int.self) { ↓EpisodeScreen(id: $0) }
    }
}

struct EpisodeScreen: View {
    let id: Int
    @Environment(Player.self) private var player
    var body: some View {
        VStack {
            Text(player.current == id ? "Playing" : "Stopped")
            Button("Play") { player.current = id }
        }
    }
}
