import Testing

/// Tabs that code selects by the state which a tab view is bound to.
@Suite struct SelectedTabTests {
  @Test(arguments: [
    "HomeView().tag(AppTab.home); InboxView(model: model).padding().tag(AppTab.inbox)",
    "Tab(\"Home\", image: \"x\", value: AppTab.home) { HomeView() }; Tab(\"In\", image: \"x\", value: .inbox) { InboxView(model: model) }",
    "Tab(\"Home\", image: \"x\", value: AppTab.home) { HomeView() }; TabSection(\"More\") { Tab(\"In\", image: \"x\", value: .inbox) { InboxView(model: model) } }",
    "HomeView().entry(\"Home\", .home); InboxView(model: model).entry(\"In\", .inbox).padding()",
    "ForEach(AppTab.allCases, id: \\.self) { tab in content(of: tab).tag(tab) }",
  ])
  func theStateSaysWhichTab(tabs: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      enum AppTab: Hashable, CaseIterable { case home, inbox }
      @Observable final class Model {
        var tab = AppTab.home
        func select(_ tab: AppTab) { self.tab = tab }
        func goHome() { tab = .home }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State private var model = Model()
        var body: some View { TabView(selection: $model.tab) { \(tabs) }.environment(model) }
        @ViewBuilder func content(of tab: AppTab) -> some View {
          switch tab { case .home: HomeView(); case .inbox: InboxView(model: model) }
        }
      }
      extension View {
        func entry(_ title: String, _ tab: AppTab) -> some View { tabItem { Text(title) }.tag(tab) }
      }
      struct HomeView: View {
        @Environment(Model.self) private var model
        var body: some View { Button("Inbox") { model.select(.inbox) } }
      }
      struct InboxView: View { let model: Model; var body: some View { Button("Home") { model.goHome() } } }
      """)
    #expect(lines.contains("HomeView tab InboxView"))
    #expect(lines.contains("Model tab HomeView"))
    #expect(lines.filter { $0.contains(" tab ") }.count <= 4)
  }
}
