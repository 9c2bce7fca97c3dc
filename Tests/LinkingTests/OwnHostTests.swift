import Testing

/// Hosting controllers of the app's own that hand on what they are given by an initialiser that they inherit.
@Suite struct OwnHostTests {
  private func lines(_ initialiser: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      import UIKit
      class Hosted<Content: View>: UIHostingController<AnyView> {
        \(initialiser)
      }
      final class MenuController: UIViewController {
        @objc func profile() {
          navigationController?.pushViewController(Hosted(ProfileView(), title: "Profile"), animated: true)
        }
      }
      struct ProfileView: View { var body: some View { Text("Profile") } }
      """)
  }

  @Test(arguments: ["self", "super"]) func handsOnItsContent(base: String) {
    let kind = base == "self" ? "convenience init" : "init"
    #expect(
      lines("\(kind)(_ content: Content, title: String) { \(base).init(rootView: AnyView(content.padding())) }")
        == ["MenuController push ProfileView"])
  }

  /// A view of its own is no content that somebody hands in.
  @Test func showsAViewOfItsOwn() {
    #expect(
      lines("convenience init(_ content: Content, title: String) { self.init(rootView: AnyView(Text(title))) }")
        == ["MenuController push Hosted"])
  }

  // MARK: hosts of any view

  /// An app with a tab for each entry of a list. The host of an entry's content keeps the entry.
  private func tabs(
    _ fill: String, entry more: String = "", host: String = Self.host, of entries: String = Self.entries
  ) -> [String] {
    transitionLines(
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
        \(more)
      }
      struct RootView: View {
        var body: some View { TabsView(entries: [\(entries)]) }
      }
      struct TabsView: UIViewControllerRepresentable {
        let entries: [Entry]
        func makeUIViewController(context: Context) -> UITabBarController {
          let bar = UITabBarController()
          bar.viewControllers = \(fill)
          return bar
        }
        func updateUIViewController(_ controller: UITabBarController, context: Context) {}
      }
      \(host)
      struct FeedView: View { var body: some View { Text("Feed") } }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      """)
  }

  private static let host = """
    final class Host: UIHostingController<AnyView> {
      let entry: Entry
      init(entry: Entry, index: Int) {
        self.entry = entry
        super.init(rootView: entry.content)
        tabBarItem = UITabBarItem(title: entry.title, image: nil, selectedImage: nil)
      }
    }
    """
  private static let entries = #"Entry(title: "Feed") { FeedView() }, Entry(title: "Settings") { SettingsView() }"#
  private static let bothTabs = ["DemoApp root RootView", "RootView tab FeedView", "RootView tab SettingsView"]

  @Test(arguments: [
    "entries.map { Host(entry: $0, index: 0) }", "entries.enumerated().map { Host(entry: $1, index: $0) }",
    "entries.map { UIHostingController(rootView: $0.content) }",
  ]) func aHostOfAnyViewShowsWhatItsEntryHolds(fill: String) { #expect(tabs(fill) == Self.bothTabs) }

  /// A bar of the app's own that only the view around it makes stands in that view.
  @Test func theTabsOfABarInAViewStartOnThatView() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      import UIKit
      @main struct DemoApp: App { var body: some Scene { WindowGroup { RootView() } } }
      struct RootView: View { var body: some View { TabsView() } }
      struct TabsView: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UITabBarController {
          let bar = MainBar()
          bar.viewControllers = [UIHostingController(rootView: FeedView()), UIHostingController(rootView: HelpView())]
          return bar
        }
        func updateUIViewController(_ controller: UITabBarController, context: Context) {}
      }
      final class MainBar: UITabBarController {}
      struct FeedView: View { var body: some View { Text("Feed") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      """
    ])
    #expect(edges == ["DemoApp root RootView", "RootView tab FeedView", "RootView tab HelpView"])
  }

  @Test func theContentMayComeBesideTheEntry() {
    let host = """
      final class Host: UIHostingController<AnyView> {
        let entry: Entry
        init(content: AnyView, entry: Entry) {
          self.entry = entry
          super.init(rootView: content)
        }
      }
      """
    #expect(tabs("entries.map { Host(content: $0.content, entry: $0) }", host: host) == Self.bothTabs)
  }

  /// The initialiser that the entries' own does not call brings no content, and makes no tab of the host.
  @Test func anInitialiserThatNobodyCallsBringsNothing() {
    let more = """
      init(title: LocalizedStringResource, @ViewBuilder content: () -> some View) {
        self.init(title: String(localized: title), content: content)
      }
      init(_ name: String, @ViewBuilder content: () -> some View) { self.init(title: name, content: content) }
      """
    let entries = #"Entry("Feed") { FeedView() }, Entry("Settings") { SettingsView() }"#
    #expect(tabs("entries.map { Host(entry: $0, index: 0) }", entry: more, of: entries) == Self.bothTabs)
  }

  /// A controller that makes its own view is a screen, whatever it erases.
  @Test func aHostOfAnyViewWithAViewOfItsOwnIsAScreen() {
    let lines = transitionLines(
      """
      import SwiftUI
      import UIKit
      final class LegalController: UIHostingController<AnyView> {
        let date: Date
        init(date: Date) {
          self.date = date
          super.init(rootView: AnyView(LegalView()))
        }
      }
      final class MenuController: UIViewController {
        @objc func legal() { present(LegalController(date: .now), animated: true) }
      }
      struct LegalView: View { var body: some View { Text("Legal") } }
      """)
    #expect(lines == ["MenuController sheet LegalController"])
  }
}
