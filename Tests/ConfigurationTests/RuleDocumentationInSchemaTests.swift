import Foundation
import NavigationModel
import Policies
import Rules
import Testing

@testable import Configuration

/// The published schema and the manual say what the reader reads.
/// The name makes `--filter RuleDocumentation` find it: all that is generated from rules is made anew in one go.
@Suite struct RuleDocumentationInSchemaTests {
  private static let docs = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent(
      "docs", isDirectory: true)

  /// Writes the schema when asked to, and then checks what is there.
  @Test func theCommittedSchemaIsUpToDate() throws {
    let file = Self.docs.appendingPathComponent("schema/navlint.schema.json")
    let text = ConfigurationSchema.json().text(expanding: 3)
    if ProcessInfo.processInfo.environment["NAVLINT_UPDATE"] == "1" {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(
      try String(contentsOf: file, encoding: .utf8) == text,
      "docs/schema is stale: run `NAVLINT_UPDATE=1 swift test --filter RuleDocumentation` and commit docs/schema")
  }

  private func keys(_ value: JSONValue?) -> [String] {
    guard case .object(let members)? = value else { return [] }
    return members.map(\.key)
  }

  @Test func theSchemaHasTheReadersKeys() throws {
    let schema = ConfigurationSchema.json(rules: Sample.rules)
    let policy = schema["definitions"]?["policy"]?["properties"]
    func names<Key: RawRepresentable<String> & CaseIterable>(_: Key.Type) -> [String] { Key.allCases.map(\.rawValue) }
    func choice(_ value: JSONValue?, _ index: Int) -> JSONValue? {
      guard case .array(let choices)? = value?["anyOf"], choices.indices.contains(index) else { return nil }
      return choices[index]
    }
    #expect(keys(schema["properties"]) == names(ConfigurationKey.self))
    #expect(keys(schema["properties"]?["map"]?["properties"]) == names(MapKey.self))
    #expect(keys(policy) == names(PolicyKey.self))
    #expect(keys(policy?["forbidden"]?["properties"]) == names(MoveKey.self))
    #expect(keys(policy?["only_through"]?["properties"]) == names(GateKey.self))
    #expect(keys(choice(policy?["max_depth"], 1)?["properties"]) == names(DepthKey.self))
    #expect(keys(choice(policy?["max_modal_depth"], 1)?["properties"]) == names(ModalDepthKey.self))
    #expect(keys(choice(policy?["can_be_left"], 1)?["properties"]) == names(WayOutKey.self))
    #expect(keys(choice(schema["definitions"]?["selector"], 2)?["properties"]) == names(SelectorKey.self))
    #expect(keys(schema["properties"]?["rules"]?["properties"]) == Sample.rules.map(\.identity.id))
    #expect(
      keys(choice(schema["properties"]?["rules"]?["properties"]?["tunable"], 1)?["properties"])
        == ["severity", "limit", "loud", "greeting", "mood", "gates"])
    #expect(PolicyKey.allCases.suffix(6).map(\.rawValue) == Policy.Demand.Kind.allCases.map(\.rawValue))
  }

  /// The reader takes each key that the schema has: none is answered with "has no key".
  @Test func theReaderTakesTheSchemasKeys() {
    let text = """
      {extends: a.yml, included: A, excluded: B, entry_points: [{screen: A, via: intent}], rules: {push-loop: info}, \
      only_rules: [push-loop, shy], opt_in_rules: [shy],
      disabled_rules: [dead-end], confidence: exact, fail_level: info, strict: true, idioms: {go: push}, \
      dialects: [{name: a}], map: {titles: {A: B}, hide: A, merge: {M: [A]}, areas: {N: A}},
      policies: [{name: a, severity: info, comment: c, forbidden: {from: {screen: A, flow: A, folder: A, module: A, \
      kind: view, entry: true, not: A},
      to: A, via: A, kinds: [push], reach: any}}, {name: b, required: {from: A}}, {name: c, only_through: {to: A, via: \
      A, \
      from: A}},
      {name: d, max_depth: {limit: 1, to: A, from: A}}, {name: e, max_modal_depth: {limit: 1, kinds: [sheet], to: A}},
      {name: f, can_be_left: {kinds: [cover], to: A, strict: true}}]}
      """
    let told = Sample.mistakes([".navlint.yml": text, "a.yml": "strict: true"])
    #expect(told.isEmpty, "\(told)")
  }

  @Test func theManualNamesEveryKey() throws {
    let manual = try String(contentsOf: Self.docs.appendingPathComponent("configuration.md"), encoding: .utf8)
    for key in ConfigurationKey.allCases {
      #expect(manual.contains("## `\(key.rawValue)`"), "docs/configuration.md has no section on \(key.rawValue)")
    }
    let policies = try String(contentsOf: Self.docs.appendingPathComponent("policies.md"), encoding: .utf8)
    for key in Policy.Demand.Kind.allCases {
      #expect(policies.contains("## `\(key.rawValue)`"), "docs/policies.md has no section on \(key.rawValue)")
    }
    for key in SelectorKey.allCases { #expect(policies.contains("| `\(key.rawValue)` |")) }
    for key in MoveKey.allCases { #expect(policies.contains("`\(key.rawValue)`")) }
  }

  /// Every example of the manual is a configuration that can be read.
  @Test(arguments: ["configuration.md", "policies.md"]) func examplesOfTheManualAreSound(_ name: String) throws {
    let manual = try String(contentsOf: Self.docs.appendingPathComponent(name), encoding: .utf8)
    let examples = manual.components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(examples.count > 5)
    for example in examples {
      let loader = ConfigurationLoader { path in
        .success(Array((path == ".navlint.yml" ? example : "strict: true").utf8))
      }
      do throws(ConfigurationFailure) { _ = try loader.project(".navlint.yml") } catch {
        Issue.record("\(error) in:\n\(example)")
      }
    }
  }
}
