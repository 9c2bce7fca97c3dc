// The model keeps the case, and the tags are raw values

import SwiftUI
@main struct TVApp: App { var body: some Scene { WindowGroup { TabsView() } } }
enum Page: String, Hashable { case home, search }
struct HomePage: View { @Binding var page: Page; var body: some View { Button("Search") { page = .search } } }
struct SearchPage: View { var body: some View { Text("Search") } }
final class TabsModel: ObservableObject { @Published var page: Page = .home }
struct TabsView: View {
    @StateObject private var model = TabsModel()
    var body: some View {
        ↓TabView(selection: $model.page) {
            HomePage(page: $model.page).tabItem { Text("Home") }.tag(Page.home.rawValue)
            SearchPage().tabItem { Text("Search") }.tag(Page.search.rawValue)
        }
    }
}
