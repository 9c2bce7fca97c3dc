import NavigationModel

/// The ledger as a page of a wiki.
struct LinksMarkdown {
  private let answer: LinksAnswer
  private var ledger: LinkLedger { answer.ledger }

  init(_ answer: LinksAnswer) { self.answer = answer }

  var text: String {
    var out = "# Ways in from outside\n"
    if !ledger.declarations.isEmpty {
      out += "\n## Declared\n\n| Kind | Name | Where | Taken |\n| --- | --- | --- | --- |\n"
      for item in ledger.declarations {
        out += row([
          item.kind.rawValue, MarkdownText.code(item.name), place(item.location), item.isHandled ? "yes" : "no",
        ])
      }
    }
    if !ledger.links.isEmpty {
      out += "\n## Links\n\n| Kind | Pattern | Opens | Where | Example |\n| --- | --- | --- | --- | --- |\n"
      for link in ledger.links {
        out += row([
          link.kind.rawValue, MarkdownText.code(answer.pattern(of: link)), screens(link),
          place(link.location), answer.example(of: link).map(MarkdownText.code) ?? "",
        ])
      }
    }
    if !ledger.gaps.isEmpty {
      out += "\n## To check\n\n"
      for gap in ledger.gaps { out += "- \(place(gap.location)): \(MarkdownText.plain(gap.message))\n" }
    }
    for note in ledger.notes { out += "\n\(MarkdownText.plain(note))\n" }
    return out
  }

  private func screens(_ link: LinkLedger.Link) -> String {
    var names: [String] = []
    for opening in link.opens {
      let name = MarkdownText.code(opening.screen) + (opening.gate.map { " if \(MarkdownText.code($0))" } ?? "")
      if !names.contains(name) { names.append(name) }
    }
    return names.isEmpty ? LinksAnswer.nothing(link) : names.joined(separator: ", ")
  }

  private func place(_ location: SourceLocation) -> String { MarkdownText.code(answer.words.place(location)) }

  private func row(_ cells: [String]) -> String {
    "| \(cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
  }
}
