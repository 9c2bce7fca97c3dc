import Testing

/// A modifier of the app that copies an item into a state of its own, and shows the content that it was given.
@Suite struct CopiedItemTests {
  private func lines(copying: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { Policies() } } }
      struct Policy: Identifiable, Equatable { let id: Int }
      struct Modal<Item: Identifiable & Equatable, Page: View>: ViewModifier {
        @Binding var item: Item?
        let page: (Item) -> Page
        @State private var shown: Item?
        func body(content: Content) -> some View {
          content.sheet(item: $shown) { page($0) }\(copying)
        }
      }
      extension View {
        func modally<Item: Identifiable & Equatable, Page: View>(
          item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Page
        ) -> some View {
          modifier(Modal(item: item, page: content))
        }
      }
      struct Policies: View {
        @State private var selected: Policy?
        var body: some View {
          Button("Open") { selected = Policy(id: 1) }.modally(item: $selected) { Details(policy: $0) }
        }
      }
      struct Details: View {
        let policy: Policy
        @State private var cancels: Policy?
        var body: some View { Button("Cancel") { cancels = policy }.modally(item: $cancels) { Cancel(policy: $0) } }
      }
      struct Cancel: View {
        let policy: Policy
        var body: some View { Text("Cancelled") }
      }
      """)
  }

  @Test func whatItsUsersPass() {
    #expect(
      lines(copying: ".onChange(of: item) { _, new in if shown != new { shown = new } }") == [
        "Details sheet Cancel", "Policies sheet Details", "TheApp root Policies",
      ])
  }

  /// A presenter with content of its own names the screen itself, whoever sets the item.
  @Test func whatAPresenterShowsItself() {
    let found = transitionLines(
      """
      import SwiftUI
      @main struct TheApp: App {
        @StateObject var model = Model()
        var body: some Scene { WindowGroup { Root(model: model) } }
      }
      struct Policy: Identifiable { let id: Int }
      final class Model: ObservableObject {
        @Published var shown: Policy?
        func open(_ policy: Policy) { shown = policy }
      }
      struct Root: View {
        @ObservedObject var model: Model
        var body: some View { Home(model: model).sheet(item: $model.shown) { Details(policy: $0) } }
      }
      struct Home: View {
        let model: Model
        var body: some View { Button("Open") { model.open(Policy(id: 1)) } }
      }
      struct Details: View {
        let policy: Policy
        var body: some View { Text("Details") }
      }
      """)
    #expect(found == ["Root sheet Details", "TheApp root Root"])
  }
}
