import NavigationModel
import Testing

/// What stands on tabs that a list or a `switch` makes.
@Suite struct TabTitleTests {
  @Test func titlesOfCasesAndValues() {
    let causes = causes(
      """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { MainView(kind: .list) } } }
      enum Kind { case list, gallery }
      enum CourseTab: CaseIterable, Identifiable {
        case course, progress
        var id: Self { self }
        var title: String { switch self { case .course: "Course"; case .progress: "Progress" } }
      }
      struct TabItem: Identifiable {
        let id: String, title: String
        let content: AnyView
        init(id: String, title: String, @ViewBuilder content: () -> some View) { self.id = id; self.title = title; \
      self.content = AnyView(content()) }
        static var search: TabItem { TabItem(id: "s", title: "Search") { SearchView() } }
        static var media: TabItem { TabItem(id: "m", title: "Media") { MediaView() } }
      }
      struct MainView: View {
        let kind: Kind
        private let items = [TabItem.search, TabItem.media]
        var body: some View {
          TabView {
            switch kind {
            case .list:
              ZStack { ListView(); Text("Banner") }.tabItem { Text("Dashboard") \
      }.accessibilityIdentifier("dashboard_tab")
            case .gallery: CourseView().tabItem { Text("Gallery") }
            }
            ForEach(items) { item in Tab(value: item.id) { item.content } label: { Label(item.title, systemImage: \
      "star") } }
          }
        }
      }
      struct CourseView: View {
        var body: some View {
          TabView {
            ForEach(CourseTab.allCases) { tab in
              switch tab {
              case .course: OutlineView().tabItem { Text(tab.title) }
              case .progress: ProgressView_().tabItem { Text(tab.title) }
              }
            }
          }
        }
      }
      struct OutlineView: View { var body: some View { Text("Outline") } }
      struct ProgressView_: View { var body: some View { Text("Progress") } }
      struct ListView: View { var body: some View { Text("List") } }
      struct SearchView: View { var body: some View { Text("Search") } }
      struct MediaView: View { var body: some View { Text("Media") } }
      """)
    #expect(causes["CourseView tab OutlineView"] == [#"Tab("Course")"#])
    #expect(causes["CourseView tab ProgressView_"] == [#"Tab("Progress")"#])
    #expect(causes["MainView tab SearchView"] == [#"Tab("Search")"#])
    #expect(causes["MainView tab MediaView"] == [#"Tab("Media")"#])
    #expect(causes["MainView tab inline:MainView"] == [#"Tab("Dashboard")"#])
  }

  /// The title of a bar item that is set from an entry is not read; the entry has it beside its content.
  @Test func aTabOfABarHasTheTitleBesideItsContent() {
    let causes = causes(
      """
      import SwiftUI
      import UIKit
      @main struct DemoApp: App { var body: some Scene { WindowGroup { RootView() } } }
      struct Entry {
        var title: String
        var content: AnyView
        init(title: String, @ViewBuilder content: () -> some View) {
          self.title = title
          self.content = AnyView(content())
        }
      }
      struct RootView: View {
        var body: some View {
          TabsView(entries: [Entry(title: "Feed") { FeedView() }, Entry(title: "Settings") { SettingsView() }])
        }
      }
      struct TabsView: UIViewControllerRepresentable {
        let entries: [Entry]
        func makeUIViewController(context: Context) -> UITabBarController {
          let bar = UITabBarController()
          bar.viewControllers = entries.map { UIHostingController(rootView: $0.content) }
          return bar
        }
        func updateUIViewController(_ controller: UITabBarController, context: Context) {}
      }
      struct FeedView: View { var body: some View { Text("Feed") } }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      """)
    #expect(causes["RootView tab FeedView"] == [#"Tab("Feed")"#])
    #expect(causes["RootView tab SettingsView"] == [#"Tab("Settings")"#])
  }
}
