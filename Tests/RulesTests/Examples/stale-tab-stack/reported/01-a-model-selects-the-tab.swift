// A model selects the tab

import SwiftUI
@main struct FeedApp: App { var body: some Scene { WindowGroup { Tabs() } } }
enum MainTab: Hashable { case feed, alerts }
enum FeedRoute: Hashable { case post(Int) }
@MainActor final class TabsModel: ObservableObject {
    @Published var tab = MainTab.feed
    @Published var feedPath: [FeedRoute] = []
    @Published var showsTop = false
    func goToTop() {
        ↓tab = .feed
    }
}
struct Tabs: View {
    @StateObject private var model = TabsModel()
    var body: some View {
        TabView(selection: $model.tab) {
            NavigationStack(path: $model.feedPath) {
                Button("Post") { model.feedPath.append(.post(1)) }
                    .navigationDestination(for: FeedRoute.self) { _ in Text("Post") }
            }
            .tag(MainTab.feed)
            .tabItem { Text("Feed") }
            AlertsView(home: model.goToTop).tag(MainTab.alerts).tabItem { Text("Alerts") }
        }
        .onOpenURL { _ in model.goToTop() }
    }
}
struct AlertsView: View { let home: () -> Void; var body: some View { Button("Go to feed", action: home) } }
