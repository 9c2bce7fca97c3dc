// Properties make the tabs and tag them by numbers

import SwiftUI
@main struct TVApp: App { var body: some Scene { WindowGroup { TabsView() } } }
enum Page: String, Hashable { case home, search }
struct HomePage: View { @Binding var page: Page; var body: some View { Button("Search") { page = .search } } }
struct SearchPage: View { var body: some View { Text("Search") } }
struct TabsView: View {
    @State private var page: Page = .home
    var body: some View { ↓TabView(selection: $page) { home; search } }
    private var home: some View { HomePage(page: $page).tabItem { Text("Home") }.tag(0) }
    private var search: some View { SearchPage().tabItem { Text("Search") }.tag(1) }
}
