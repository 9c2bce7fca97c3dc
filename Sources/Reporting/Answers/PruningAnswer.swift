import NavigationModel

/// The answer to "what can we delete?".
public struct PruningAnswer: Sendable {
  public var plan: PruningPlan
  /// The folder that locations are relative to, as given on the command line.
  public var root: String

  /// Further places of one kind are counted in a terminal; JSON has all.
  static let mostPlaces = 5

  public init(plan: PruningPlan, root: String) {
    self.plan = plan
    self.root = root
  }

  public func text(_ format: ListFormat) -> String {
    switch format {
    case .text: plain
    case .csv: table
    case .markdown: checklist
    case .json: json.text(expanding: 3)
    }
  }

  /// `3 dead screens: 5 declarations to delete, 2 without any other change.`
  public var summary: String {
    if plan.groups.isEmpty { return "No screen is known to be dead." }
    let pieces = plan.groups.flatMap(\.pieces) + plan.shared
    let certain = plan.certainPieces.count
    return "\(AnswerText.count(plan.groups.count, "dead screen")): \(AnswerText.count(pieces.count, "declaration")) "
      + "to delete, \(certain == pieces.count ? "all" : "\(certain)") without any other change."
  }

  private var words: AnswerText { AnswerText(root: root) }

  private func name(_ piece: PruningPlan.Piece) -> String {
    let name = PlainText.line(piece.name)
    return name.isEmpty ? "preview" : "\(piece.keyword) \(name)"
  }

  private func lines(_ piece: PruningPlan.Piece) -> String {
    plan.emptied.contains(piece.location.file)
      ? "all of the file"
      : piece.lastLine == piece.location.line ? "1 line" : "\(piece.lastLine - piece.location.line + 1) lines"
  }

  // MARK: text

  private var plain: String {
    var parts = plan.groups.map { group in
      "\(PlainText.line(group.root))\(group.isAssumed ? ", as assumed" : "")\n"
        + section("named by live code, which must be changed first:", group.namedBy)
        + (group.pieces.isEmpty
          ? "  no declaration of its own: it is at \(words.place(group.location))\n" : rows(group.pieces))
        + section("named by tests:", group.tests)
    }
    if !plan.shared.isEmpty { parts.append("When all of these are gone\n" + rows(plan.shared)) }
    if !plan.texts.isEmpty {
      parts.append(
        "Texts that nothing else shows\n"
          + AnswerText.table(plan.texts.map { [quoted($0.key), PlainText.path($0.file)] }))
    }
    if !plan.routes.isEmpty {
      parts.append("Routes that nothing opens\n" + plan.routes.map { "  \(PlainText.line($0))\n" }.joined())
    }
    return parts.joined(separator: "\n")
  }

  private func quoted(_ text: String) -> String { "\"\(PlainText.line(text))\"" }

  private func rows(_ pieces: [PruningPlan.Piece]) -> String {
    AnswerText.table(pieces.map { [name($0), words.place($0.location), lines($0)] })
  }

  private func section(_ title: String, _ places: [SourceLocation]) -> String {
    if places.isEmpty { return "" }
    let rest = places.count - Self.mostPlaces
    return "  \(title)\n" + places.prefix(Self.mostPlaces).map { "    \(words.place($0))\n" }.joined()
      + (rest > 0 ? "    and \(rest) more\n" : "")
  }

  // MARK: Markdown

  private var checklist: String {
    var out = "\(summary)\n"
    for group in plan.groups {
      out += "\n#### \(MarkdownText.plain(group.root))\n\n"
      out += group.namedBy.map { "- [ ] change \(MarkdownText.code(words.place($0))), which names it\n" }.joined()
      out += group.pieces.map(item).joined()
      out += group.tests.map { "- [ ] change the test \(MarkdownText.code(words.place($0)))\n" }.joined()
    }
    if !plan.shared.isEmpty { out += "\n#### When all of these are gone\n\n" + plan.shared.map(item).joined() }
    if !plan.texts.isEmpty || !plan.routes.isEmpty { out += "\n#### Texts and routes\n\n" }
    out += plan.texts.map { "- [ ] \(MarkdownText.code($0.key)) in \(MarkdownText.code($0.file))\n" }.joined()
    return out + plan.routes.map { "- [ ] \(MarkdownText.code($0))\n" }.joined()
  }

  private func item(_ piece: PruningPlan.Piece) -> String {
    "- [ ] \(MarkdownText.code(name(piece))), \(MarkdownText.code(words.place(piece.location))), \(lines(piece))\n"
  }

  // MARK: CSV and JSON

  private var table: String {
    let rows =
      (plan.groups.flatMap { group in group.pieces.map { (group.root, group.isCertain, $0) } }
      + plan.shared.map { ("", plan.groups.allSatisfy(\.isCertain), $0) }).map { root, isCertain, piece in
        [
          root, name(piece), piece.location.file, String(piece.location.line), String(piece.lastLine),
          isCertain ? "certain" : "",
        ]
      }
    return ([["screen", "declaration", "file", "line", "last line", "certain"]] + rows).map {
      $0.map(CSVReporter.cell).joined(separator: ",") + "\r\n"
    }.joined()
  }

  private var json: JSONValue {
    .object([
      .init("version", 1), .init("summary", .string(summary)),
      .init(
        "groups",
        .array(
          plan.groups.map { group in
            .object(
              [
                .init("screen", .string(group.root)), .init("certain", .boolean(group.isCertain)),
                .init("assumed", .boolean(group.isAssumed)),
              ]
                + AnswerText.json(group.location) + [
                  .init("pieces", .array(group.pieces.map(json))), .init("namedBy", .array(group.namedBy.map(json))),
                  .init("tests", .array(group.tests.map(json))),
                ])
          })),
      .init("shared", .array(plan.shared.map(json))),
      .init("emptied", JSONValue(plan.emptied)),
      .init(
        "texts",
        .array(plan.texts.map { .object([.init("key", .string($0.key)), .init("file", .string($0.file))]) })),
      .init("routes", JSONValue(plan.routes)),
    ])
  }

  private func json(_ location: SourceLocation) -> JSONValue { .object(AnswerText.json(location)) }

  private func json(_ piece: PruningPlan.Piece) -> JSONValue {
    .object(
      [.init("kind", .string(piece.keyword)), .init("name", .string(piece.name))] + AnswerText.json(piece.location) + [
        .init("lastLine", .integer(piece.lastLine))
      ])
  }
}
