import NavigationModel

/// The ledger for programs.
struct LinksJSON {
  private let answer: LinksAnswer
  private var ledger: LinkLedger { answer.ledger }

  init(_ answer: LinksAnswer) { self.answer = answer }

  var value: JSONValue {
    .object([
      .init("version", 1),
      .init("declarations", .array(ledger.declarations.map(declaration))),
      .init("handlers", .array(ledger.handlers.map(handler))),
      .init("links", .array(ledger.links.map(link))),
      .init("gaps", .array(ledger.gaps.map(gap))),
      .init("notes", JSONValue(ledger.notes)),
    ])
  }

  private func declaration(_ item: LinkLedger.Declaration) -> JSONValue {
    .object(
      [.init("kind", .string(item.kind.rawValue)), .init("name", .string(item.name))]
        + AnswerText.json(item.location) + [.init("handled", .boolean(item.isHandled))])
  }

  private func handler(_ handler: LinkLedger.Handler) -> JSONValue {
    .object(
      [
        .init("kind", .string(handler.kind.rawValue)), .init("name", .string(handler.name)),
        .init("owner", .string(handler.owner)), .init("when", .string(handler.moment.rawValue)),
      ] + AnswerText.json(handler.location))
  }

  func link(_ link: LinkLedger.Link) -> JSONValue {
    .object(
      [
        .init("kind", .string(link.kind.rawValue)), .init("pattern", .string(answer.pattern(of: link))),
        .init("tests", .array(link.tests.map(test))), .init("parameters", JSONValue(link.parameters)),
        .init("opens", .array(link.opens.map(opening))), .init("unclear", .integer(link.unclear)),
        .init("when", .string(answer.moment(of: link))),
        .init("handlers", .array(link.handlers.map { .integer($0) })),
      ] + AnswerText.json(link.location) + [
        .init("example", JSONValue(answer.example(of: link))), .init("command", JSONValue(answer.command(of: link))),
      ])
  }

  private func test(_ test: LinkTest) -> JSONValue {
    .object([
      .init("part", .string(test.part.words)), .init("match", .string(test.match.rawValue)),
      .init("texts", JSONValue(test.texts)),
    ])
  }

  private func opening(_ opening: LinkLedger.Opening) -> JSONValue {
    .object(
      [.init("screen", .string(opening.screen)), .init("kind", .string(opening.kind.rawValue))]
        + AnswerText.json(opening.location) + [.init("gate", JSONValue(opening.gate))])
  }

  private func gap(_ gap: LinkLedger.Gap) -> JSONValue {
    .object(
      [.init("kind", .string(gap.kind.rawValue)), .init("message", .string(gap.message))]
        + AnswerText.json(gap.location))
  }
}
