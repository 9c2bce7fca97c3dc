// A modifier of the app tags the pages of an enum by numbers

import SwiftUI
@main struct TVApp: App { var body: some Scene { WindowGroup { TabsView() } } }
enum Page: String, Hashable { case home, search }
struct HomePage: View { @Binding var page: Page; var body: some View { Button("Search") { page = .search } } }
struct SearchPage: View { var body: some View { Text("Search") } }
struct TabsView: View {
    @State private var page: Page = .home
    var body: some View {
        ↓TabView(selection: $page) {
            HomePage(page: $page).page("Home", 0)
            SearchPage().page("Search", 1)
        }
    }
}
extension View { func page(_ title: String, _ number: Int) -> some View { tabItem { Text(title) }.tag(number) } }
