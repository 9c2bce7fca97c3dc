import Foundation
import Testing

/// Lists of the SDK's names are data of the dialects. The engine, the rules and the pictures ask for them by what they
/// mean, so that each list stands once.
@Suite struct SDKNameTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private struct Source {
    let path: String
    /// Without comments, and without the texts of several lines in which the examples of rules stand.
    let code: String
  }

  /// A list of texts in code: `["a", "b"]`.
  private struct List {
    let path: String
    let names: [String]
  }

  private static func sources(in folder: String) -> [Source] {
    let top = root.appending(path: folder)
    let urls = FileManager.default.enumerator(at: top, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
    return urls.filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.compactMap { url in
      guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
      var isInText = false
      let lines = text.split(separator: "\n").filter { line in
        let marks = line.ranges(of: "\"\"\"").count
        defer { if marks % 2 == 1 { isInText.toggle() } }
        return !isInText && marks == 0 && !line.drop { $0 == " " }.hasPrefix("//")
      }
      return Source(path: url.lastPathComponent, code: lines.joined(separator: "\n"))
    }
  }

  private static func texts(in code: Substring) -> [String] {
    code.matches(of: /"([^"\\]*)"/).map { String($0.output.1) }
  }

  private static func lists(in source: Source) -> [List] {
    literals(in: source) + choices(in: source) + tables(in: source)
  }

  /// A choice among several: `case "a", "b":`, `x == "a" || x == "b"`.
  private static func choices(in source: Source) -> [List] {
    let cases = source.code.matches(of: /case ((?:"[^"\\]*",\s*)+"[^"\\]*")/).map { texts(in: $0.output.1) }
    let comparisons = source.code.matches(of: /== "[^"\\]*"\s*\|\|[^|"]+== "[^"\\]*"\s*\|\|[^|"]+== "[^"\\]*"/)
      .map { texts(in: $0.output) }
    return (cases + comparisons).map { List(path: source.path, names: $0) }
  }

  /// The keys of a table: `["a": 1, "b": 2]`.
  private static func tables(in source: Source) -> [List] {
    source.code.matches(of: /\[([^\[\]]*)\]/).map { match in
      List(path: source.path, names: match.output.1.matches(of: /"([^"\\]*)":\s/).map { String($0.output.1) })
    }
  }

  private static func literals(in source: Source) -> [List] {
    source.code.matches(of: /\[([^\[\]]*)\]/).compactMap { match in
      let inside = match.output.1
      guard inside.replacing(/"[^"\\]*"/, with: "").allSatisfy({ " ,\n".contains($0) }) else { return nil }
      return List(path: source.path, names: texts(in: inside))
    }
  }

  /// The names that the dialects' lists hold. Words of English, and labels, which apps use in names of their own, are
  /// none.
  private static let known: Set<String> = {
    let code =
      (sources(in: "Sources/Dialects/SDK") + sources(in: "Sources/Dialects").filter { $0.path.hasPrefix("SwiftUI") })
      .map(\.code)
    let lists = code.flatMap { $0.split(separator: "package static let ") }.filter { list in
      !["wordsOf", "namesOf", "labelsOf"].contains { list.hasPrefix($0) }
    }
    return Set(lists.flatMap { texts(in: $0) }.filter { $0.count > 2 })
  }()

  @Test func theNamesAreFound() {
    #expect(Self.known.isSuperset(of: ["sheet", "pushViewController", "append", "NavigationStack", "onReceive"]))
    let list = Self.lists(
      in: Source(path: "A.swift", code: "let a: [String] = [\n  \"sheet\", \"alert\",\n]\nb[\"c\"]"))
    #expect(list.map(\.names).filter { !$0.isEmpty } == [["sheet", "alert"], ["c"]])
    let others = Self.lists(
      in: Source(
        path: "A.swift",
        code: "case \"a\", \"b\": c\nif d(e) == \"f\" || d(e) == \"g\"\n  || d(e) == \"h\" {}\n[\"i\": 1, \"j\": 2]"))
    #expect(others.map(\.names).filter { !$0.isEmpty } == [["a", "b"], ["f", "g", "h"], ["i", "j"]])
  }

  /// The pictures have a table of words for what users do. It is about words, and not about what names mean.
  private static let ownTables: Set<String> = ["TriggerLabel.swift"]

  @Test(arguments: ["Sources/Linking", "Sources/Rules", "Sources/Drawing"])
  func noListOfThemStandsElsewhere(folder: String) {
    let sources = Self.sources(in: folder)
    #expect(sources.count > 10)
    for list in sources.filter({ !Self.ownTables.contains($0.path) }).flatMap(Self.lists) {
      // Words that apps use in names of their own stand among others: 'Row', 'Sheet'.
      let known = list.names.filter(Self.known.contains).count
      guard known > 2, known * 2 > list.names.count else { continue }
      Issue.record("\(list.path): \(list.names.joined(separator: ", ")). Name the list in Sources/Dialects/SDK.")
    }
  }
}
