import Foundation
import NavigationModel
import NavlintKit
import TestSupport
import Testing

/// The server's diagnostics are those of a fresh `check` of the same text, whatever was typed before.
@Suite struct SameAsCheckTests {

  @Test(arguments: ["CoordinatorShop", "PlainSwiftUI", "UIKitCoordinators", "AlertClinic"], [1, 2] as [UInt64])
  func afterAnyEdits(_ app: String, _ seed: UInt64) throws {
    var numbers = SeededGenerator(seed: seed &* 0x9E37_79B9_7F4A_7C15)
    let editor = try Editor(app)
    let files = try sources(of: editor)
    var texts: [String: String] = [:]
    for step in 1...25 {
      let file = try #require(files.randomElement(using: &numbers))
      if texts[file] == nil {
        texts[file] = try editor.text(file)
        try editor.open(file, texts[file]!)
      }
      if Int.random(in: 0..<10, using: &numbers) == 0 {
        // Closed without saving: the file's own text counts again.
        try editor.tell("textDocument/didClose", ["textDocument": ["uri": .string(editor.address(file))]])
        texts[file] = nil
      } else {
        let edit = Self.edit(texts[file]!, &numbers)
        texts[file] = edit.after
        try editor.change(file, version: step + 1, [edit.change])
      }
      guard step % 5 == 0 else { continue }
      let (shown, fresh) = (shown(editor), try check(editor, texts))
      #expect(shown == fresh, "\(app), step \(step)")
    }
  }

  /// A line that goes, is doubled, or takes the place of another; a piece of a line that goes; characters that come.
  private static func edit(_ text: String, _ numbers: inout SeededGenerator) -> (after: String, change: JSONValue) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let place = Int.random(in: 0..<lines.count, using: &numbers)
    let before = lines[place]
    let units = before.utf16.count
    func change(_ a: (Int, Int), _ b: (Int, Int), _ text: String) -> JSONValue {
      [
        "range": [
          "start": ["line": .integer(a.0), "character": .integer(a.1)],
          "end": ["line": .integer(b.0), "character": .integer(b.1)],
        ], "text": .string(text),
      ]
    }
    switch Int.random(in: 0..<5, using: &numbers) {
    case 0 where place + 1 < lines.count:
      lines.remove(at: place)
      return (lines.joined(separator: "\n"), change((place, 0), (place + 1, 0), ""))
    case 1:
      lines.insert(before, at: place)
      return (lines.joined(separator: "\n"), change((place, 0), (place, 0), before + "\n"))
    case 2:
      let other = lines.randomElement(using: &numbers)!
      lines[place] = other
      return (lines.joined(separator: "\n"), change((place, 0), (place, units), other))
    case 3:
      lines[place] = String(before.prefix(before.count / 2))
      let kept = lines[place].utf16.count
      return (lines.joined(separator: "\n"), change((place, kept), (place, units), ""))
    default:
      let new = ["// 한😀\r\n", "}", "{", "\"", "navlint:disable all", " // navlint:disable:this all", "\u{202E}", "x "]
        .randomElement(using: &numbers)!
      lines[place] = new + before
      return (lines.joined(separator: "\n"), change((place, 0), (place, 0), new))
    }
  }

  private func sources(of editor: Editor) throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: editor.folder.path)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// `file:line severity rule message`, sorted; with the related places.
  private func shown(_ editor: Editor) -> [String] {
    editor.diagnostics.flatMap { address, list in
      list.map { diagnostic in
        let related: [String]
        if case .array(let places)? = diagnostic["relatedInformation"] {
          related = places.map { line($0["location"]?["uri"], $0["location"]?["range"], $0["message"]) }
        } else {
          related = []
        }
        let place = line(.string(address), diagnostic["range"], diagnostic["message"])
        return ([place, text(diagnostic["code"]), text(diagnostic["severity"])] + related).joined(separator: " | ")
      }
    }.sorted()
  }

  private func line(_ address: JSONValue?, _ range: JSONValue?, _ message: JSONValue?) -> String {
    guard case .integer(let line)? = range?["start"]?["line"] else { return "?" }
    return "\(text(address)):\(line + 1) \(text(message))"
  }

  private func text(_ value: JSONValue?) -> String {
    switch value {
    case .string(let text)?: text
    case .integer(let number)?: "\(number)"
    default: "?"
    }
  }

  /// What a new analyzer says of a copy that holds the texts.
  private func check(_ editor: Editor, _ texts: [String: String]) throws -> [String] {
    let copy = editor.folder.deletingLastPathComponent().appendingPathComponent("navlint copy \(UUID().uuidString)")
    try FileManager.default.copyItem(at: editor.folder, to: copy)
    defer { try? FileManager.default.removeItem(at: copy) }
    for (file, text) in texts { try Data(text.utf8).write(to: copy.appendingPathComponent(file)) }
    let check = try Analyzer(configuredFor: [copy.path]).check([copy.path])
    func line(_ location: NavigationModel.SourceLocation, _ message: String) -> String {
      "\(editor.address(location.file)):\(location.line) \(PlainText.line(message))"
    }
    return check.findings.map { finding in
      let severity = [Severity.error: 1, .warning: 2, .info: 3][finding.severity]!
      let related = (finding.related + finding.witness).map { line($0.location, $0.message) }
      return ([line(finding.location, finding.message), finding.rule, "\(severity)"] + related).joined(separator: " | ")
    }.sorted()
  }
}
