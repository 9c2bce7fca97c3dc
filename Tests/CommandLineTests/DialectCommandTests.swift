import Foundation
import Testing

/// Libraries that `.navlint.yml` describes.
@Suite struct DialectCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "App/App.swift",
      """
      import SwiftUI
      import CompassKit

      enum Place: Hashable { case market, island }
      @main struct TourApp: App { var body: some Scene { WindowGroup { TownView() } } }
      struct TownView: View {
        @Environment(\\.compass) var compass
        @State private var route: [Place] = []
        var body: some View {
          CompassMap(route: $route) {
            Button("Market") { compass.travel(to: Place.market) }
            Button("Island") { compass.travel(to: Place.island, by: .boat) }
          }
          .place(for: Place.self) { place in
            switch place {
            case .market: MarketView()
            case .island: IslandView()
            }
          }
        }
      }
      struct MarketView: View { var body: some View { Text("fish") } }
      struct IslandView: View { var body: some View { Text("sand") } }

      """)
  }

  /// The example on the page of dialects, as a reader copies it.
  private static func example() throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = try String(contentsOf: root.appendingPathComponent("docs/dialects.md"), encoding: .utf8)
    return try #require(
      page.components(separatedBy: "```yaml\n").dropFirst().first?.components(separatedBy: "```").first)
  }

  @Test func theExampleOfThePageWorks() throws {
    #expect(!(try Navlint.run("graph", "App", in: folder.path).text.contains("TownView -> MarketView")))
    try folder.write(".navlint.yml", try Self.example())
    let lines = try Navlint.run("graph", "App", in: folder.path).text.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("TownView -> MarketView push ") })
    #expect(lines.contains { $0.hasPrefix("TownView -> IslandView sheet ") })
  }

  @Test func aMistakeIsToldWithItsLine() throws {
    try folder.write(".navlint.yml", try Self.example().replacingOccurrences(of: "kind: push", with: "kind: pusch"))
    let result = try Navlint.run("check", "App", in: folder.path)
    #expect(result.status == 2)
    #expect(result.errors.contains("operations[0].kind: 'pusch' is not known here; did you mean 'push'?"))
    #expect(result.errors.contains(".navlint.yml:14:"))
  }
}
