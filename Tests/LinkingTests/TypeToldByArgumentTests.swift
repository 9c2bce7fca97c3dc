import Testing

/// A static requirement of a generic parameter runs on the type of the argument that it takes.
@Suite struct TypeToldByArgumentTests {
  private func lines(page: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      protocol Exhibit: Identifiable { associatedtype Page: View; static func page(for item: Self) -> Page }
      struct Run: Exhibit { let id: Int; static func page(for item: Run) -> RunPage { RunPage() } }
      struct Swim: Exhibit { let id: Int; static func page(for item: Swim) -> some View { SwimPage() } }
      struct Rest: Exhibit { let id: Int; static func page(for item: Rest) -> some View { RestPage() } }
      struct Showcase<E: Exhibit, Content: View>: View {
        @State private var current: E?
        let content: (@escaping (E) -> Void) -> Content
        init(_ type: E.Type, @ViewBuilder content: @escaping (@escaping (E) -> Void) -> Content) {
          self.content = content
        }
        var body: some View { content { current = $0 }.sheet(item: $current) { item in \(page) } }
      }
      @main struct TheApp: App {
        var body: some Scene { WindowGroup { TabView { Runs().tabItem { Text("R") }; Swims().tabItem { Text("S") } } } }
      }
      struct Runs: View { var body: some View { Showcase(Run.self) { show in Button("R") { show(Run(id: 1)) } } } }
      struct Swims: View { var body: some View { Showcase(Swim.self) { show in Button("S") { show(Swim(id: 1)) } } } }
      struct RunPage: View { var body: some View { Text("Run") } }
      struct SwimPage: View { var body: some View { Text("Swim") } }
      struct RestPage: View { var body: some View { Text("Rest") } }
      """
    ).filter { $0.contains("sheet") }
  }

  @Test(arguments: ["E.page(for: item)", "VStack { E.page(for: item) }"])
  func theArgumentSaysTheType(page: String) {
    #expect(lines(page: page) == ["Runs sheet RunPage", "Swims sheet SwimPage"])
  }

  /// A static function that names its type is that type's.
  @Test func aNamedTypeIsNotAsked() {
    let lines = lines(page: "Rest.page(for: Rest(id: 1))")
    #expect(!lines.isEmpty && lines.allSatisfy { $0.hasSuffix(" RestPage") })
  }
}
