import Testing

/// Static factories that nobody names.
@Suite struct IdleFactoryTests {
  static func app(_ tabs: String, _ more: String = "") -> String {
    """
    import SwiftUI
    struct Item: Identifiable, Hashable {
      let id: String
      let content: AnyView
      init(id: String, @ViewBuilder content: () -> some View) { self.id = id; self.content = AnyView(content()) }
      static func == (a: Self, b: Self) -> Bool { a.id == b.id }
      func hash(into hasher: inout Hasher) { hasher.combine(id) }
    }
    extension Item {
      static var home: Item { Item(id: "home") { HomeView() } }
      static func list(_ name: String) -> Item { Item(id: name) { ListView(name: name) } }
      static var trash: Item { Item(id: "trash") { TrashView() } }
    }
    enum Page { case list(String), trash }
    struct HomeView: View { let page = Page.trash; var body: some View { Text("Home") } }
    struct ListView: View { let name: String; var body: some View { Text(name) } }
    struct TrashView: View { var body: some View { Text("Trash") } }
    \(more)
    @resultBuilder enum ArrayBuilder<Element> {
      static func buildBlock(_ parts: Element...) -> [Element] { parts }
    }
    final class Coordinator: ObservableObject {
      let tabs: [(item: Item, path: Int)]
      init(@ArrayBuilder<Item> tabs: () -> [Item]) {
        let tabs = tabs()
        self.tabs = tabs.map { tab in (tab, 0) }
      }
    }
    struct Tabs: View {
      @StateObject private var coordinator = Coordinator { \(tabs) }
      var body: some View {
        TabView { ForEach(coordinator.tabs, id: \\.item.id) { tab in tab.item.content.tag(tab.item.id) } }
      }
    }
    @main struct TheApp: App { var body: some Scene { WindowGroup { Tabs() } } }
    """
  }

  /// A name that code says of another type names no factory of this one.
  @Test func whatOnlyIdleFactoriesMakeIsNotShown() {
    let lines = transitionLines(Self.app("Item.home; Item.list(\"Films\")"))
    #expect(lines.contains { $0.hasSuffix("tab HomeView") })
    #expect(lines.contains { $0.hasSuffix("tab ListView") })
    #expect(!lines.contains { $0.hasSuffix("tab TrashView") })
  }

  /// A name of nobody knows what may be the factory's.
  @Test(arguments: [
    "func open(_ item: Item) {}; func all() { open(.trash) }", "let kept = Item.trash", "let kept = unknown(.trash)",
  ])
  func aFactoryThatIsNamedCounts(code: String) {
    let lines = transitionLines(Self.app("Item.home; Item.list(\"Films\")", "struct Shelf { \(code) }"))
    #expect(lines.contains { $0.hasSuffix("tab TrashView") })
  }
}
