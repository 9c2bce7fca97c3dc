import Foundation

@testable import Rules

/// The examples that are not on a rule's page, one a file: `RULE/reported/NN-name.swift`, marked as in the rule, and
/// `RULE/silent/NN-name.swift`. What several share stands in `RULE/preludes/NAME.swift` or, for several rules, in
/// `preludes/NAME.swift`.
struct ExampleFolder {
  enum Kind: String, CaseIterable { case reported, silent }

  struct Entry: Sendable {
    let rule: any Rule
    let kind: Kind
    let example: RuleExample
  }

  /// Sorted by path.
  private(set) var entries: [Entry] = []
  /// Each says the file or folder, and what is wrong with it.
  private(set) var mistakes: [String] = []
  private let folder: URL
  private var unusedPreludes: Set<String>

  /// The folder beside this file.
  static let shared = ExampleFolder(
    at: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Examples"))

  init(at folder: URL) {
    self.folder = folder
    unusedPreludes = []
    let names = names(in: "").filter { $0 != "README.md" }
    unusedPreludes = Set(([""] + names.map { $0 + "/" }).flatMap { files(in: $0 + "preludes") })
    if names.isEmpty { mistakes.append("\(folder.path): no rule has a folder here") }
    for name in names where name != "preludes" { read(rule: name) }
    mistakes += unusedPreludes.sorted().map { "\($0): no example uses it" }
  }

  private mutating func read(rule id: String) {
    guard let rule = RuleRegistry.rule(id: id) else {
      mistakes.append("\(id): no rule has this id")
      return
    }
    let known = Kind.allCases.map(\.rawValue) + ["preludes"]
    for name in names(in: id) where !known.contains(name) {
      mistakes.append("\(id)/\(name): is none of \(known.joined(separator: ", "))")
    }
    for name in names(in: id) where known.contains(name) && names(in: "\(id)/\(name)").isEmpty {
      mistakes.append("\(id)/\(name): holds no file")
    }
    let found = Kind.allCases.flatMap { kind in files(in: "\(id)/\(kind.rawValue)").map { (kind, $0) } }
    if found.isEmpty { mistakes.append("\(id): holds no example") }
    for (kind, file) in found {
      do {
        entries.append(Entry(rule: rule, kind: kind, example: try example(file, of: rule, kind)))
      } catch {
        mistakes.append("\(file): \(error)")
      }
    }
  }

  private mutating func example(_ file: String, of rule: any Rule, _ kind: Kind) throws -> RuleExample {
    let text = try ExampleText(String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) {
      try prelude($0, rule)
    }
    var options: [String: OptionValue] = [:]
    for (name, written) in text.options {
      guard let option = rule.optionDescriptions.first(where: { $0.name == name }),
        let value = option.kind.value(written)
      else { throw ExampleText.Mistake("the rule has no option '\(name)' that takes '\(written)'") }
      options[name] = value
    }
    let example = RuleExample(text.title, text.source, with: text.attachments, options: options)
    try check(example, kind)
    return example
  }

  /// The rule's own, before that of all rules.
  private mutating func prelude(_ name: String, _ rule: any Rule) throws -> String {
    for file in ["\(rule.identity.id)/preludes/\(name).swift", "preludes/\(name).swift"] {
      guard let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) else { continue }
      unusedPreludes.remove(file)
      return text.hasSuffix("\n") ? String(text.dropLast()) : text
    }
    throw ExampleText.Mistake("there is no prelude '\(name)'")
  }

  /// An example that asserts nothing is a mistake.
  private func check(_ example: RuleExample, _ kind: Kind) throws {
    let isMarked = !example.marks(file: "").isEmpty
    switch kind {
    case .reported where !isMarked: throw ExampleText.Mistake("nothing is marked with '\(RuleExample.mark)'")
    case .silent where isMarked: throw ExampleText.Mistake("what is marked is reported: it belongs in 'reported'")
    default: break
    }
    let isEmpty = example.plainSource.allSatisfy(\.isWhitespace)
    if isEmpty { throw ExampleText.Mistake("there is no code") }
  }

  private func files(in path: String) -> [String] { names(in: path).map { "\(path)/\($0)" } }

  private func names(in path: String) -> [String] {
    let place = path.isEmpty ? folder : folder.appendingPathComponent(path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}

extension OptionKind {
  /// The value that a configuration would write so; nil where the option takes no such value.
  fileprivate func value(_ text: String) -> OptionValue? {
    switch self {
    case .boolean: Bool(text).map(OptionValue.boolean)
    case .integer(let range): Int(text).flatMap { range.contains($0) ? .integer($0) : nil }
    case .text: .text(text)
    case .choice(let choices): choices.contains(text) ? .text(text) : nil
    case .texts:
      text.hasPrefix("[") && text.hasSuffix("]")
        ? .texts(text.dropFirst().dropLast().split(separator: ",").map { String($0.drop { $0 == " " }) }) : nil
    }
  }
}
