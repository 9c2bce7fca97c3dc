import Testing

/// A function's full name means one of several functions with that name.
@Suite struct FullNameTests {
  @Test(arguments: [
    "Grid(onSelect: open(page:)); Feed(onSelect: open(item:))",
    "Grid(onSelect: self.open(page:)); Feed(onSelect: self.open(item:))",
    "Grid(onSelect: model.open(page:)); Feed(onSelect: model.open(item:))",
  ])
  func eachFunctionHasItsOwnControl(list: String) {
    let causes = causes(
      """
      import SwiftUI
      @main struct TheApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct ItemView: View { let id: Int; var body: some View { Text("I") } }
      struct SoundView: View { var body: some View { Text("S") } }
      final class Model: ObservableObject {
        @Published var item: Int?
        @Published var hasSound = false
        func open(page: Int) { hasSound = true }
        func open(item: Int) { self.item = item }
      }
      struct Grid: View {
        let onSelect: (Int) -> Void
        var body: some View { Button("Page") { onSelect(0) } }
      }
      struct Feed: View {
        let onSelect: (Int) -> Void
        var body: some View { Button("Item") { onSelect(1) } }
      }
      struct HomeView: View {
        @StateObject private var model = Model()
        @State private var count = 0
        var body: some View {
          List { \(list) }
            .sheet(item: $model.item) { ItemView(id: $0) }
            .sheet(isPresented: $model.hasSound) { SoundView() }
        }
        private func open(page: Int) { model.open(page: page) }
        private func open(item: Int) { model.open(item: item) }
      }
      """)
    #expect(causes["HomeView sheet SoundView"] == [#"Button("Page")"#])
    #expect(causes["HomeView sheet ItemView"] == [#"Button("Item")"#])
  }
}
