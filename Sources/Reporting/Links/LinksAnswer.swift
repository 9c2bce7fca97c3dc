import NavigationModel

/// The ways into an app from outside: their declarations, handlers and screens.
public struct LinksAnswer: Sendable {
  public var ledger: LinkLedger

  public init(_ ledger: LinkLedger) { self.ledger = ledger }

  public func text(_ format: LedgerFormat) -> String {
    switch format {
    case .text: LinksText(self).text
    case .markdown: LinksMarkdown(self).text
    case .json: LinksJSON(self).value.text(expanding: 3)
    case .csv: csv
    }
  }

  var words: AnswerText { AnswerText(root: ledger.root) }

  // MARK: what all formats share

  func pattern(of link: LinkLedger.Link) -> String { LinkPattern(link).text }

  /// A URL to try, where one is known.
  func example(of link: LinkLedger.Link) -> String? {
    // Notifications and activities come without a URL.
    link.kind == .url ? LinkPattern(link).example(origin: origin(of: link)) : nil
  }

  /// The part before the path: the app's own scheme, or its site where only activities carry the link.
  private func origin(of link: LinkLedger.Link) -> String? {
    func declared(_ kind: LinkLedger.Declaration.Kind) -> [String] {
      ledger.declarations.filter { $0.kind == kind && !$0.isFilledIn }.map(\.name)
    }
    let hosts = declared(.host).map { $0.hasPrefix("*.") ? "www" + $0.dropFirst() : $0 }
    let schemes = declared(.scheme)
    let web = hosts.first.map { "https://\($0)" }
    let asked = link.tests.last { $0.part == .scheme && $0.match == .equals }?.texts ?? []
    if asked.contains("https") || asked.contains("http") { return web }
    if asked.isEmpty, schemes.isEmpty || link.handlers.allSatisfy({ ledger.handlers[$0].kind != .url }) { return web }
    return schemes.first { asked.isEmpty || asked.contains($0) }.map { "\($0)://" }
  }

  /// A command to try the link in a simulator.
  func command(of link: LinkLedger.Link) -> String? {
    example(of: link).map { "xcrun simctl openurl booted '\(Self.quoted($0))'" }
  }

  /// For a shell, within single quotes.
  static func quoted(_ text: String) -> String { PlainText.line(text).replacing("'", with: "'\\''") }

  func screens(of link: LinkLedger.Link) -> String {
    var names: [String] = []
    for opening in link.opens {
      let gate = opening.gate.map { " if \(PlainText.line($0))" } ?? ""
      let name = "\(PlainText.line(opening.screen)) (\(opening.kind.rawValue))\(gate)"
      if !names.contains(name) { names.append(name) }
    }
    // The screens for any other link each have their condition: the list is the answer.
    if link.tests.isEmpty, !names.isEmpty { return names.joined(separator: ", ") }
    return names.isEmpty ? Self.nothing(link) : AnswerText.list(names)
  }

  static func nothing(_ link: LinkLedger.Link) -> String {
    switch link.unclear {
    case 0: "no screen that navlint can follow"
    case 1: "a screen for some links; the code does not say which"
    default: "one of \(link.unclear) screens; the pattern does not say which"
    }
  }

  func handlers(of link: LinkLedger.Link) -> [String] {
    link.handlers.map { ledger.handlers[$0] }.map { $0.owner.isEmpty ? $0.name : "\($0.owner).\($0.name)" }
  }

  /// Each once.
  private func gates(of link: LinkLedger.Link) -> [String] {
    link.opens.compactMap(\.gate).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  func moment(of link: LinkLedger.Link) -> String {
    let moments = Set(link.handlers.map { ledger.handlers[$0].moment })
    return moments.contains(.both) || moments.count > 1 ? "both" : moments.first?.rawValue ?? "running"
  }

  private var csv: String {
    let head = [["kind", "pattern", "opens", "gates", "when", "handlers", "file", "line", "example"]]
    let rows = ledger.links.map { link in
      [
        link.kind.rawValue, pattern(of: link), link.opens.map(\.screen).joined(separator: "; "),
        gates(of: link).joined(separator: "; "), moment(of: link), handlers(of: link).joined(separator: "; "),
        link.location.file, String(link.location.line), example(of: link) ?? "",
      ]
    }
    return (head + rows).map { $0.map(CSVReporter.cell).joined(separator: ",") + "\r\n" }.joined()
  }
}
