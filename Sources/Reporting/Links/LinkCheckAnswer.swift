import NavigationModel

/// The effect of one URL.
public struct LinkCheckAnswer: Sendable {
  public var address: LinkAddress
  public var ledger: LinkLedger

  public init(_ address: LinkAddress, in ledger: LinkLedger) {
    self.address = address
    self.ledger = ledger
  }

  /// The links that match the URL, those with the most tests first; without any, the handlers' effect for any other
  /// URL.
  public var links: [LinkLedger.Link] {
    let fitting = ledger.links.filter { !$0.comparisons.isEmpty && LinkPattern($0).isURL && address.fits($0) }
      .sorted { ($1.comparisons.count, $0.location) < ($0.comparisons.count, $1.location) }
    return fitting.isEmpty ? ledger.links.filter { $0.comparisons.isEmpty && $0.kind == .url } : fitting
  }

  /// Whether the system passes the URL to the app; nil where no file that declares URLs was read.
  public var isDeclared: Bool? {
    let isWeb = ["http", "https"].contains(address.scheme)
    let declared = ledger.declarations.filter { $0.kind == (isWeb ? .host : .scheme) }
    if declared.isEmpty { return ledger.declarations.isEmpty ? nil : false }
    return declared.contains { item in
      let name = item.name.lowercased()
      if !isWeb { return name == address.scheme || item.isFilledIn }
      let host = address.host.lowercased()
      return name.hasPrefix("*.") ? host.hasSuffix(name.dropFirst()) : host == name
    }
  }

  public func text(_ format: LedgerFormat) -> String {
    let answer = LinksAnswer(ledger)
    switch format {
    case .json:
      return JSONValue.object([
        .init("version", 1), .init("url", .string(address.text)),
        .init("declared", isDeclared.map { .boolean($0) } ?? .null),
        .init("links", .array(links.map(LinksJSON(answer).link))),
      ]).text(expanding: 3)
    case .text, .markdown, .csv: return plain(answer)
    }
  }

  private func plain(_ answer: LinksAnswer) -> String {
    var out = "\(PlainText.line(address.text))\n"
    switch isDeclared {
    case true?: out += "  The system opens it in the app.\n"
    case false?: out += "  No file declares it: the system does not open it in the app.\n"
    case nil: out += "  No file that declares schemes or sites was read.\n"
    }
    if links.isEmpty { out += "  No code compares anything with it.\n" }
    for link in links {
      out += "  \(PlainText.line(answer.pattern(of: link)))\n      opens \(answer.screens(of: link))\n"
      out += "      at \(answer.words.place(link.location)), by \(AnswerText.list(answer.handlers(of: link)))\n"
    }
    return out
  }
}
