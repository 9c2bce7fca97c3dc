import NavigationModel

/// The code that navlint learned to be navigation in an app, and the sites that it could not follow.
public struct IdiomsAnswer: Sendable {
  public var idioms: [Idiom]
  public var unresolved: [UnresolvedSite]
  public var suspected: [SuspectedSite]
  /// The folder that locations are relative to, as given on the command line.
  public var root: String

  public init(idioms: [Idiom], unresolved: [UnresolvedSite], suspected: [SuspectedSite] = [], root: String) {
    self.idioms = idioms
    self.unresolved = unresolved
    self.suspected = suspected
    self.root = root
  }

  public func text(_ format: AnswerFormat) -> String {
    switch format {
    case .text: plain
    case .json: json.text(expanding: 2)
    }
  }

  private var words: AnswerText { AnswerText(root: root) }

  private var plain: String {
    var out = "Learned to be navigation:\n"
    out +=
      idioms.isEmpty
      ? "  nothing: this app calls SwiftUI, UIKit or a library directly\n"
      : AnswerText.table(
        idioms.map { idiom in
          [
            PlainText.line(idiom.name), idiom.kinds.map(\.rawValue).joined(separator: ", "),
            AnswerText.count(idiom.uses, "use"),
            words.place(idiom.location), idiom.confidence == .exact ? "" : idiom.confidence.rawValue,
          ]
        })
    if !unresolved.isEmpty {
      out +=
        "\nNot understood:\n"
        + AnswerText.table(unresolved.map { [words.place($0.location), $0.kind.rawValue, PlainText.line($0.reason)] })
    }
    if !suspected.isEmpty {
      out +=
        "\nMay be navigation:\n"
        + AnswerText.table(suspected.map { [words.place($0.location), PlainText.line($0.reason)] })
    }
    if !idioms.isEmpty {
      out += "\nTo confirm or deny what was learned, put lines like these into .navlint.yml\n"
      out +=
        "(as-found: it navigates as shown above; a kind, such as push: each use is that; none: it does not navigate):\n\nidioms:\n"
      out += idioms.map { "  \(Self.yaml($0.name)): \($0.kinds.count == 1 ? $0.kinds[0].rawValue : "as-found")\n" }
        .joined()
    }
    return out
  }

  /// A key in double quotes, safe in YAML whatever its characters.
  private static func yaml(_ key: String) -> String {
    JSONValue.string(PlainText.line(key)).text(expanding: 0).trimmingSuffix("\n")
  }

  private var json: JSONValue {
    .object([
      .init("version", 1),
      .init(
        "idioms",
        .array(
          idioms.map { idiom in
            .object(
              [
                .init("name", .string(idiom.name)), .init("kinds", JSONValue(idiom.kinds.map(\.rawValue))),
                .init("uses", .integer(idiom.uses)),
              ]
                + AnswerText.json(idiom.location)
                + [
                  .init("confidence", .string(idiom.confidence.rawValue)),
                  .init("example", .object(AnswerText.json(idiom.example))),
                ])
          })),
      .init(
        "unresolved",
        .array(
          unresolved.map { site in
            .object(
              [.init("owner", .string(site.owner)), .init("kind", .string(site.kind.rawValue))]
                + AnswerText.json(site.location)
                + [.init("reason", .string(site.reason))])
          })),
      .init("suspected", .array(suspected.map(JSONReporter.suspected))),
    ])
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
