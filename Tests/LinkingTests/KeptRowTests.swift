import Testing

/// A container of the app's own keeps closures: each is run with what its own container was given.
@Suite struct KeptRowTests {
  private func lines(cart: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      struct Fruit: Identifiable, Hashable { let id: Int }
      struct Tiles<Element: Identifiable, Tile: View>: View {
        let elements: [Element]
        let tile: (Element) -> Tile
        private var select: ((Element) -> Void)?
        private var hold: ((Element) -> Void)?
        init(_ elements: [Element], @ViewBuilder tile: @escaping (Element) -> Tile) {
          self.elements = elements
          self.tile = tile
        }
        var body: some View {
          ForEach(elements) { e in tile(e).onTapGesture { select?(e) }.onLongPressGesture { hold?(e) } }
        }
        func onSelect(_ action: @escaping (Element) -> Void) -> Self { var copy = self; copy.select = action; return \
      copy }
        func onHold(_ action: @escaping (Element) -> Void) -> Self { var copy = self; copy.hold = action; return copy }
      }
      final class Way: ObservableObject { @Published var fruits: [Fruit] = [] }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Tabs() } } }
      struct Tabs: View {
        @StateObject private var way = Way()
        var body: some View {
          NavigationStack(path: $way.fruits) {
            TabView { FruitPage().tabItem { Text("Fruit") }; CartPage().tabItem { Text("Cart") } }
              .navigationDestination(for: Fruit.self) { FruitDetail(fruit: $0) }
          }
          .environmentObject(way)
        }
      }
      struct FruitPage: View {
        @EnvironmentObject var way: Way
        var body: some View { Tiles([Fruit(id: 1)]) { Text("\\($0.id)") }.onSelect { way.fruits.append($0) } }
      }
      struct CartPage: View {
        @EnvironmentObject var way: Way
        @State private var held: Fruit?
        var body: some View { Tiles([Fruit(id: 2)]) { Text("\\($0.id)") }\(cart) }
      }
      struct FruitDetail: View { let fruit: Fruit; var body: some View { Text("Fruit") } }
      """
    ).filter { $0.contains("push") }
  }

  @Test func anItemOfAnotherContainerIsNotSelected() {
    #expect(lines(cart: ".onHold { held = $0 }") == ["FruitPage push FruitDetail"])
  }

  @Test func eachContainerWithSuchAClosureSelects() {
    #expect(
      lines(cart: ".onHold { held = $0 }.onSelect { fruit in way.fruits.append(fruit) }") == [
        "CartPage push FruitDetail", "FruitPage push FruitDetail",
      ])
  }
}
