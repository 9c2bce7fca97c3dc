import Foundation
import Testing

/// Sources that are small to write and could be dear to read: navlint's time grows with their size, not with its
/// square.
@Suite struct PathologicalTests {
  static let isAtLength = ProcessInfo.processInfo.environment["NAVLINT_PATHOLOGICAL"] != nil

  /// So small that a square does not show; but a crash does, and what is not read to the end.
  @Test(arguments: PathologicalSource.all.map(\.name)) func isRead(_ name: String) throws {
    let source = try Self.source(name)
    let folder = try TemporaryFolder()
    for (file, text) in source.files(max(20, min(source.size / 50, 200))) { try folder.write(file, text) }
    let result = try Navlint.run("check", "--no-cache", ".", in: folder.path)
    #expect(result.status == 0 || result.status == 1, "\(result.errors)")
  }

  /// `make pathological`: no more than 10 seconds and 1 GB, and 2.3 times what a source of half the length takes.
  @Test(.enabled(if: isAtLength), arguments: PathologicalSource.all.map(\.name)) func growsAsItsSource(_ name: String)
    throws
  {
    let source = try Self.source(name)
    let half = try Self.cost(of: source, source.size / 2)
    let full = try Self.cost(of: source, source.size)
    // Some sources grow with the square of their number.
    let ratio = full.seconds / max(half.seconds, 0.1) * 2 / (full.length / half.length)
    print(
      "\(name): \(source.size / 2) in \(half.seconds.formatted()) s, \(source.size) in \(full.seconds.formatted()) s "
        + "(\(ratio.formatted())), \(full.megabytes) MB")
    #expect(full.seconds < 10 && full.megabytes < 1_000 && (source.isBounded || ratio < 2.3))
  }

  private struct Cost {
    /// Of the source, in bytes.
    var length: Double
    var seconds: Double
    var megabytes: Int
  }

  /// The fastest of several runs, in processor time: machines are busy with other things. Short runs tell less, so there
  /// are more of them.
  private static func cost(of source: PathologicalSource, _ size: Int) throws -> Cost {
    let folder = try TemporaryFolder()
    let files = source.files(size)
    for (file, text) in files { try folder.write(file, text) }
    let length = Double(files.values.reduce(0) { $0 + $1.utf8.count })
    var costs: [Cost] = []
    while costs.count < 2 || costs.count < 8 && costs.reduce(0, { $0 + $1.seconds }) < 4 {
      let result = try Navlint.shell(
        "ulimit -t 60; \"$NAVLINT\" check --no-cache -q --timings . 2>&1 >/dev/null | sed -n 's/^  memory *//p'; times",
        in: folder.path)
      let lines = result.text.split(separator: "\n")
      costs.append(
        Cost(
          length: length,
          seconds: lines.last.map { $0.split(separator: " ").map(seconds).reduce(0, +) } ?? .infinity,
          megabytes: lines.first.flatMap { Int($0.split(separator: " ")[0]) } ?? .max))
    }
    return costs.min { $0.seconds < $1.seconds }!
  }

  /// `1m2.50s`
  private static func seconds(_ text: Substring) -> Double {
    let parts = text.dropLast().split(separator: "m").compactMap { Double($0) }
    return parts.count == 2 ? parts[0] * 60 + parts[1] : .infinity
  }

  private static func source(_ name: String) throws -> PathologicalSource {
    try #require(PathologicalSource.all.first { $0.name == name })
  }

  /// What is not looked at is said, in each run.
  @Test func aChainOfClassesIsSaid() throws {
    let folder = try TemporaryFolder()
    for (file, text) in try Self.source("class-chain").files(400) { try folder.write(file, text) }
    for _ in 0..<2 {
      let errors = try Navlint.run("check", ".", in: folder.path).errors
      #expect(errors.contains("App.swift: line 1: 'C0' inherits from 128 or more types"), "\(errors)")
    }
  }

  @Test func manyWaysOutAreSaid() throws {
    let folder = try TemporaryFolder()
    func app(_ exits: Int) -> String {
      """
      import UIKit
      final class HomeController: UIViewController {
        func show(_ number: Int) {
      \(String(repeating: "    if number == 1 { return }\n", count: exits))    present(CartController(), animated: true)
        }
      }
      final class CartController: UIViewController {}
      """
    }
    try folder.write("App.swift", app(256))
    let whole = try Navlint.run("check", ".", in: folder.path)
    #expect(!whole.errors.contains("exits; only the exits"), "\(whole.errors)")
    try folder.write("App.swift", app(257))
    let cut = try Navlint.run("check", ".", in: folder.path)
    #expect(cut.errors.contains("App.swift: line 3: this code has more than 256 exits"), "\(cut.errors)")
  }

  /// Each of many stacks shows a route in its own way.
  @Test(arguments: [39, 40, 60]) func stacksOfOneTypeAreLimited(count: Int) throws {
    let folder = try TemporaryFolder()
    let stacks = (0..<count).map { ".navigationDestination(for: Page.self) { _ in S\($0)() }\n" }.joined()
    let screens = (0..<count).map { "struct S\($0): View { var body: some View { Text(\"\") } }\n" }.joined()
    try folder.write(
      "App.swift",
      """
      import SwiftUI
      enum Page: Hashable { case one }
      struct Home: View {
        @State var path: [Page] = []
        var body: some View { NavigationStack(path: $path) { Button("") { path.append(.one) }
      \(stacks)} } }
      \(screens)
      """)
    let result = try Navlint.run("graph", "--format", "json", in: folder.path)
    let shown = result.text.components(separatedBy: "\"route\": \"Page.one\"").count - 1
    #expect(shown == min(count, 40))
    #expect(result.errors.contains("40 or more stacks show 'Page.one'") == (count >= 40), "\(result.errors)")
  }
}
