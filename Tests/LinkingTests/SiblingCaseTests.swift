import Testing

/// Lists of routes of which one element says the type for all.
@Suite struct SiblingCaseTests {
  private func lines(_ action: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case first, second }
      enum Other: Hashable { case second }
      struct BookView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            Button("Open") { \(action) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .first: FirstView()
                case .second: SecondView()
                }
              }
              .navigationDestination(for: Other.self) { _ in OtherView() }
          }
        }
      }
      struct FirstView: View { var body: some View { Text("First") } }
      struct SecondView: View { var body: some View { Text("Second") } }
      struct OtherView: View { var body: some View { Text("Other") } }
      """)
  }

  @Test(arguments: [
    "path = NavigationPath([Page.first, .second])", "path = .init([.second, Page.first])",
    "for page in [Page.first, .second] { path.append(page) }",
  ]) func oneElementSaysTheType(action: String) {
    #expect(lines(action) == ["BookView push FirstView", "BookView push SecondView"])
  }

  /// What the elements say themselves counts.
  @Test func everyElementSaysItsType() {
    #expect(
      lines("path = NavigationPath([Other.second])") == ["BookView push OtherView"])
  }
}
