import NavigationModel
import NavlintKit

/// Fixes for a finding, and a comment that disables it.
struct CodeActions {
  let view: FileView

  func all(in range: TextRange) -> [JSONValue] {
    let found = view.state.check.findings.filter { finding in
      view.isHere(finding.location) && view.lines.range(at: finding.location).touches(range)
    }
    let changes = SourceFixes.changes(for: found) { view.state.text(of: $0) }
    return found.flatMap { finding -> [JSONValue] in
      let diagnostic = Diagnostics(folder: view.folder).json(finding, view.lines)
      let fix = changes[finding.identity].map { self.fix(finding, $0, diagnostic) }
      return [fix, suppression(of: finding, diagnostic)].compactMap { $0 }
    }
  }

  private func fix(_ finding: Finding, _ changes: [TextChange], _ diagnostic: JSONValue) -> JSONValue {
    let edits = changes.map { change -> JSONValue in
      let lines = view.folder.lines(of: change.start.file).lines
      let range = TextRange(lines.position(of: change.start), lines.position(of: change.end))
      return ["range": range.json, "newText": .string(change.text)]
    }
    let file = changes.first?.start.file ?? view.file
    return [
      "title": .string(PlainText.line(finding.fix?.title ?? "Fix")), "kind": "quickfix", "isPreferred": true,
      "diagnostics": [diagnostic], "edit": edit(file, edits),
    ]
  }

  /// A comment above the line, or the rule added to the comment that is there already.
  private func suppression(of finding: Finding, _ diagnostic: JSONValue) -> JSONValue? {
    guard !RuleSelection.unsuppressible.contains(finding.rule) else { return nil }
    let number = finding.location.line - 1
    let above = number > 0 ? String(decoding: view.lines.line(number - 1), as: UTF8.self) : ""
    let words = "navlint:disable:next"
    let (position, text): (Position, String)
    if let comment = above.range(of: words), above.contains("//") {
      let units = view.lines.encoding.units(in: Array(above[..<comment.upperBound].utf8)[...])
      (position, text) = (Position(line: number - 1, character: units), " \(finding.rule)")
    } else {
      let indent = view.lines.line(number).prefix { $0 == 0x20 || $0 == 0x09 }
      let end = view.lines.bytes.contains(0x0D) ? "\r\n" : "\n"
      position = Position(line: number, character: 0)
      text = "\(String(decoding: indent, as: UTF8.self))// \(words) \(finding.rule)\(end)"
    }
    let edit: JSONValue = ["range": TextRange(position, position).json, "newText": .string(text)]
    return [
      "title": .string("Silence '\(finding.rule)' here"), "kind": "quickfix", "diagnostics": [diagnostic],
      "edit": self.edit(view.file, [edit]),
    ]
  }

  private func edit(_ file: String, _ edits: [JSONValue]) -> JSONValue {
    let address = view.folder.address(file)
    let version = view.folder.version(file)
    guard version != .null else { return ["changes": .object([.init(address, .array(edits))])] }
    return [
      "documentChanges": [
        ["textDocument": ["uri": .string(address), "version": version], "edits": .array(edits)]
      ]
    ]
  }
}
