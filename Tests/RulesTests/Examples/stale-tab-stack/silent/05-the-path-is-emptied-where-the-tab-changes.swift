// The path is emptied where the tab changes

import SwiftUI
@main struct FeedApp: App { var body: some Scene { WindowGroup { Tabs() } } }
enum MainTab: Hashable { case feed, alerts }
enum FeedRoute: Hashable { case post(Int) }
struct Tabs: View {
    @State private var tab = MainTab.alerts
    @State private var feedPath: [FeedRoute] = []
    var body: some View {
        TabView(selection: $tab) {
            NavigationStack(path: $feedPath) {
                Button("Post") { feedPath.append(.post(1)) }
                    .navigationDestination(for: FeedRoute.self) { _ in Text("Post") }
            }
            .tag(MainTab.feed)
            Text("Alerts").tag(MainTab.alerts)
        }
        .onChange(of: tab) { feedPath = [] }
        .onOpenURL { _ in tab = .feed }
    }
}
