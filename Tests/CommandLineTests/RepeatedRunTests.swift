import Testing

/// Each process seeds its hash tables anew: what hangs on their order shows only between runs.
@Suite struct RepeatedRunTests {
  /// Several types of one name, as repositories with more than one app have them.
  private static func app(_ number: Int) -> String {
    """
    import SwiftUI
    struct RootView: View {
      enum Page: Hashable { case first, second\(number) }
      @State private var page: Page?
      @State private var path: [Page] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("A") { path.append(.first) }
          Button("B") { path.append(Bool.random() ? .second\(number) : .first) }
        }
        .navigationTitle("Root \(number)")
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .first: FirstView()
          case .second\(number): if Bool.random() { FirstView() } else { SecondView() }
          }
        }
      }
    }
    struct FirstView: View { var body: some View { NavigationLink("Next") { SecondView() } } }
    struct SecondView: View { var body: some View { Text("\(number)").alert("x", isPresented: .constant(true)) {} } }
    @main struct Demo\(number): App { var body: some Scene { WindowGroup { RootView() } } }

    """
  }

  @Test func everyRunWritesTheSameBytes() throws {
    let folder = try TemporaryFolder()
    for number in 0..<6 { try folder.write("App\(number)/App.swift", Self.app(number)) }
    let first = try Navlint.run("graph", ".", "--format", "json", in: folder.path).output
    #expect(!first.isEmpty)
    for _ in 0..<7 { #expect(try Navlint.run("graph", ".", "--format", "json", in: folder.path).output == first) }
  }
}
