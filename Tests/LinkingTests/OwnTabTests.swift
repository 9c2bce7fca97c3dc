import Testing

/// Tabs that a view draws itself: a `switch` over a selected value beside a bar that sets it.
@Suite struct OwnTabTests {
  private func moves(_ body: String, bar: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      enum Item: CaseIterable { case map, list }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Shell() } } }
      struct Shell: View {
        @State private var item = Item.map
        var body: some View { \(body) }
        @ViewBuilder private var content: some View {
          switch item { case .map: MapPage(); case .list: NavigationStack { ListPage() } }
        }
      }
      struct Bar: View {
        @Binding var item: Item
        var body: some View { \(bar) }
      }
      struct MapPage: View {
        @State private var rides = false
        var body: some View { Button("Ride") { rides = true }.sheet(isPresented: $rides) { RideSheet() } }
      }
      struct ListPage: View { var body: some View { Text("List") } }
      struct RideSheet: View { var body: some View { Text("Ride") } }
      """)
  }

  private static let each = "ForEach(Item.allCases, id: \\.self) { next in Button(\"Go\") { item = next } }"
  private static let choice = "switch item { case .map: MapPage(); case .list: ListPage() }"

  @Test(arguments: [
    "ZStack(alignment: .bottom) { \(choice); Bar(item: $item) }",
    "VStack { content; Bar(item: $item) }",
    "content.safeAreaInset(edge: .bottom) { Bar(item: $item) }",
    "VStack { content; HStack { \(each) } }",
  ])
  func eachArmIsATab(body: String) {
    let moves = moves(body, bar: Self.each)
    #expect(moves.contains("Shell tab MapPage"))
    #expect(moves.contains("Shell tab ListPage"))
    #expect(!moves.contains { $0.contains("root MapPage") || $0.contains("root ListPage") })
  }

  @Test(arguments: [
    "VStack { Group { if item == .map { MapPage() } else { ListPage() } }; Bar(item: $item) }",
    "ZStack { if item == .map { MapPage() } else if item == .list { ListPage() } }.overlay { Bar(item: $item) }",
  ])
  func eachBranchIsATab(body: String) {
    let moves = moves(body, bar: Self.each)
    #expect(moves.contains("Shell tab MapPage"))
    #expect(moves.contains("Shell tab ListPage"))
    #expect(!moves.contains { $0.contains("root MapPage") || $0.contains("root ListPage") })
  }

  @Test func theBarSelects() {
    let moves = moves(
      "ZStack { \(Self.choice); Bar(item: $item) }",
      bar: "HStack { Button(\"Map\") { item = .map }; Button(\"List\") { item = .list } }")
    #expect(moves.contains("Bar tab ListPage"))
  }

  /// Steps that follow one another, and a picker of the SDK's within a screen, are no tabs.
  @Test(arguments: [
    "VStack { \(choice); Button(\"Next\") { item = .list } }",
    "VStack { Picker(\"Kind\", selection: $item) { Text(\"Map\") }; \(choice) }",
  ])
  func otherChoicesAreNone(body: String) {
    #expect(!moves(body, bar: "Text(\"Bar\")").contains { $0.contains(" tab ") })
  }
}
