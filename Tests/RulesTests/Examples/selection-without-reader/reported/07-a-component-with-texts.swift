// A component of the app tags the pages of an enum by texts

import SwiftUI
@main struct TVApp: App { var body: some Scene { WindowGroup { TabsView() } } }
enum Page: String, Hashable { case home, search }
struct HomePage: View { @Binding var page: Page; var body: some View { Button("Search") { page = .search } } }
struct SearchPage: View { var body: some View { Text("Search") } }
struct TabsView: View {
    @State private var page: Page = .home
    var body: some View {
        ↓TabView(selection: $page) {
            Tabbed(tag: "home") { HomePage(page: $page) }
            Tabbed(tag: "search") { SearchPage() }
        }
    }
}
struct Tabbed<Content: View>: View {
    let tag: String
    @ViewBuilder let content: () -> Content
    var body: some View { content().tabItem { Text(tag) }.tag(tag) }
}
