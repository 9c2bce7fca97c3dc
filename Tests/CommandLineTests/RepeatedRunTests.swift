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

  /// Twenty runs, each with another number of threads, in turn in two places of the file system to which the files were
  /// written in opposite order.
  @Test(arguments: [["graph", ".", "--format", "json"], ["check", ".", "--format", "sarif"]])
  func everyRunWritesTheSameBytes(_ arguments: [String]) throws {
    let folders = [try TemporaryFolder(), try TemporaryFolder()]
    for number in 0..<6 {
      try folders[0].write("App\(number)/App.swift", Self.app(number))
      try folders[1].write("App\(5 - number)/App.swift", Self.app(5 - number))
    }
    var outputs: Set<[UInt8]> = []
    for run in 0..<20 {
      outputs.insert(try Navlint.run(arguments + ["--jobs", "\(run % 7 + 1)"], in: folders[run % 2].path).output)
    }
    #expect(outputs.count == 1 && outputs.first?.isEmpty == false)
  }
}
