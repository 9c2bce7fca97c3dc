import Testing

/// What code does to a path besides appending to it.
@Suite struct PathOperationTests {
  private func moves(_ operation: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case detail, list, end }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct Home: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Open") { \(operation) }
              .navigationDestination(for: Page.self) { page in
                switch page { case .detail: Detail(); case .list: ListPage(); case .end: EndPage() }
              }
          }
        }
      }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct ListPage: View { var body: some View { Text("List") } }
      struct EndPage: View { var body: some View { Text("End") } }
      """
    ).filter { $0.contains(" push ") || $0.contains(" back") }
  }

  @Test(arguments: [
    "path = path + [.detail]", "path.replaceSubrange(0..., with: [.detail])",
    "if !path.isEmpty { path.removeLast() }; path.append(.detail)", "path.removeLast(); path.append(.detail)",
    "path[path.count - 1] = .detail",
  ])
  func whatIsPutOnThePathIsPushed(operation: String) {
    #expect(moves(operation) == ["Home push Detail"])
  }

  @Test func whatIsTakenOffAndNotReplacedGoesBack() {
    #expect(moves("if path.count > 1 { path.removeLast() }").contains { $0.contains(" back") })
  }
}
