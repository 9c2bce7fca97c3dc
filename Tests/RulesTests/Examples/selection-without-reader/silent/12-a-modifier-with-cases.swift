// A modifier of the app tags the pages by their cases

import SwiftUI
@main struct TVApp: App { var body: some Scene { WindowGroup { TabsView() } } }
enum Page: String, Hashable { case home, search }
struct HomePage: View { @Binding var page: Page; var body: some View { Button("Search") { page = .search } } }
struct SearchPage: View { var body: some View { Text("Search") } }
struct TabsView: View {
    @State private var page: Page = .home
    var body: some View {
        TabView(selection: $page) {
            HomePage(page: $page).page("Home", .home)
            SearchPage().page("Search", .search)
        }
    }
}
extension View { func page(_ title: String, _ number: Page) -> some View { tabItem { Text(title) }.tag(number) } }
