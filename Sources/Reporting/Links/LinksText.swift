import NavigationModel

/// The ledger for a terminal.
struct LinksText {
  private let answer: LinksAnswer
  private var ledger: LinkLedger { answer.ledger }
  private var words: AnswerText { answer.words }

  init(_ answer: LinksAnswer) { self.answer = answer }

  var text: String {
    var parts = [declared, handlers]
    for kind in LinkLedger.Kind.allCases { parts.append(links(kind)) }
    parts.append(gaps)
    parts.append(ledger.notes.map { "Note: \(PlainText.line($0))\n" }.joined())
    let shown = parts.filter { !$0.isEmpty }
    return shown.isEmpty ? "Nothing leads into the app from outside.\n" : shown.joined(separator: "\n")
  }

  private var declared: String {
    guard !ledger.declarations.isEmpty else { return "" }
    // Each target's file declares the same.
    let places = Dictionary(grouping: ledger.declarations) { [$0.kind.rawValue, $0.name] }
    var seen: Set<[String]> = []
    let rows = ledger.declarations.filter { seen.insert([$0.kind.rawValue, $0.name]).inserted }.map { item in
      let more = (places[[item.kind.rawValue, item.name]]?.count ?? 1) - 1
      return [
        item.kind.rawValue, PlainText.line(item.name),
        words.place(item.location) + (more > 0 ? " and \(AnswerText.count(more, "other file"))" : ""),
        item.isOnlyMade ? "the code makes it, and takes it nowhere" : item.isHandled ? "" : "no code handles it",
      ]
    }
    return "Declared\n" + AnswerText.table(rows)
  }

  private var handlers: String {
    guard !ledger.handlers.isEmpty else { return "" }
    let shown = ledger.handlers.filter { $0.kind != .intent }
    let intents = ledger.handlers.count - shown.count
    return "Handled by\n"
      + AnswerText.table(
        shown.map { handler in
          [
            PlainText.line(handler.name), PlainText.line(handler.owner), words.place(handler.location),
            Self.moments[handler.moment] ?? "",
          ]
        }) + (intents > 0 ? "  \(AnswerText.count(intents, "App Intent"))\n" : "")
  }

  private static let moments: [LinkLedger.Handler.Moment: String] = [
    .launch: "at launch", .running: "while the app runs", .both: "at launch and while the app runs",
  ]

  private func links(_ kind: LinkLedger.Kind) -> String {
    let links = ledger.links.filter { $0.kind == kind }
    guard !links.isEmpty else { return "" }
    // An intent has no pattern to look up.
    let shown = kind == .intent ? links.filter { !$0.opens.isEmpty || $0.unclear > 0 } : links
    let rest = links.count - shown.count
    return "\(Self.headings[kind] ?? "")\n" + shown.map(lines).joined()
      + (rest > 0
        ? "  \(shown.isEmpty ? "" : "and ")\(rest) that show\(rest == 1 ? "s" : "") no screen that navlint can follow\n"
        : "")
  }

  private static let headings: [LinkLedger.Kind: String] = [
    .url: "URLs", .activity: "Activities", .shortcut: "Quick actions", .notification: "Notifications",
    .intent: "App Intents",
  ]

  private func lines(_ link: LinkLedger.Link) -> String {
    var out = "  \(PlainText.line(answer.pattern(of: link)))\n"
    out += "      opens \(answer.screens(of: link))\n"
    out += "      at \(words.place(link.location)), by \(AnswerText.list(answer.handlers(of: link)))\n"
    if let command = answer.command(of: link) { out += "      \(command)\n" }
    return out
  }

  private var gaps: String {
    guard !ledger.gaps.isEmpty else { return "" }
    return "To check\n"
      + ledger.gaps.map { "  \(words.place($0.location)): \(PlainText.line($0.message))\n" }.joined()
  }
}
