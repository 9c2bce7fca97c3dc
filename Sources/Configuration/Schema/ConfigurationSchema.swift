import NavigationModel
import Policies
import Rules

/// The JSON schema of a configuration, made from the lists of keys that the reader uses, so that editors complete and
/// check exactly what navlint reads.
public enum ConfigurationSchema {
  public static func json(rules: [any Rule] = RuleRegistry.known) -> JSONValue {
    [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "navlint configuration",
      "description": "The file .navlint.yml. See docs/configuration.md.",
      "type": "object",
      "additionalProperties": false,
      "properties": object(
        ConfigurationKey.allCases.map { ($0.rawValue, described($0.summary, shape(of: $0, rules))) }),
      "definitions": [
        // In older YAML, `off` means false.
        "level": ["enum": .array(RuleLevel.allCases.map { .string($0.rawValue) } + [false])],
        "texts": texts,
        "screenKinds": oneOrMore(Screen.Kind.allCases.map(\.rawValue)),
        "transitionKinds": oneOrMore(Transition.Kind.allCases.map(\.rawValue)),
        "selector": selector,
        "policy": policy,
      ],
    ]
  }

  // MARK: Keys

  private static func shape(of key: ConfigurationKey, _ rules: [any Rule]) -> JSONValue {
    switch key {
    case .extends, .included, .excluded: reference("texts")
    case .entryPoints:
      list(
        anyOf([
          text,
          closed(
            EntryPointKey.allCases.map { ($0.rawValue, described($0.summary, shape(of: $0))) }, required: ["screen"]),
        ]))
    case .rules:
      [
        "type": "object",
        "properties": object(rules.map { ($0.identity.id, described($0.identity.summary, shape(of: $0))) }),
        "additionalProperties": anyOf([reference("level"), closed([(severityKey, reference("level"))])]),
      ]
    case .onlyRules: texts(of: rules.map(\.identity.id))
    case .optInRules: texts(of: rules.map(\.identity.id) + [allRulesWord])
    case .disabledRules: reference("texts")
    case .confidence: word(Confidence.allCases.map(\.rawValue))
    case .failLevel: word(Severity.allCases.map(\.rawValue))
    case .strict: boolean
    case .policies: list(reference("policy"))
    case .idioms: ["type": "object", "additionalProperties": word(IdiomRuling.allNames)]
    case .dialects: list(["type": "object"])
    case .map: closed(MapKey.allCases.map { ($0.rawValue, described($0.summary, shape(of: $0))) })
    }
  }

  private static func shape(of key: MapKey) -> JSONValue {
    switch key {
    case .titles: ["type": "object", "additionalProperties": text]
    case .hide: reference("texts")
    case .merge, .areas: ["type": "object", "additionalProperties": reference("texts")]
    }
  }

  private static func shape(of key: EntryPointKey) -> JSONValue {
    switch key {
    case .screen: text
    case .via: word(Entry.Via.allCases.map(\.rawValue))
    }
  }

  private static func shape(of rule: any Rule) -> JSONValue {
    let options = rule.optionDescriptions.map { option in
      (option.name, described("\(option.summary) Default: \(option.defaultValue).", shape(of: option.kind)))
    }
    return anyOf([reference("level"), closed([(severityKey, reference("level"))] + options)])
  }

  private static func shape(of kind: OptionKind) -> JSONValue {
    switch kind {
    case .boolean: boolean
    case .integer(let range): integer(range)
    case .text: text
    case .choice(let choices): word(choices)
    case .texts: reference("texts")
    }
  }

  // MARK: Policies

  private static var policy: JSONValue {
    guard
      case .object(let members) = closed(
        PolicyKey.allCases.map { ($0.rawValue, described($0.summary, shape(of: $0))) },
        required: [PolicyKey.name.rawValue])
    else { return .null }
    let demands = Policy.Demand.Kind.allCases.map {
      JSONValue.object([.init("required", .array([.string($0.rawValue)]))])
    }
    return .object(members + [.init("oneOf", .array(demands))])
  }

  private static func shape(of key: PolicyKey) -> JSONValue {
    switch key {
    case .name: ["type": "string", "pattern": "^[a-z0-9][a-z0-9-]*$"]
    case .severity: word(Severity.allCases.map(\.rawValue))
    case .comment: text
    case .forbidden, .required: closed(MoveKey.allCases.map { ($0.rawValue, described($0.summary, shape(of: $0))) })
    case .onlyThrough:
      closed(
        GateKey.allCases.map { ($0.rawValue, described($0.summary, reference("selector"))) }, required: ["to", "via"])
    case .maxDepth:
      anyOf([
        integer(0...1000),
        closed(DepthKey.allCases.map { ($0.rawValue, described($0.summary, shape(of: $0))) }, required: ["limit"]),
      ])
    case .maxModalDepth:
      anyOf([
        integer(0...20),
        closed(ModalDepthKey.allCases.map { ($0.rawValue, described($0.summary, shape(of: $0))) }, required: ["limit"]),
      ])
    case .canBeLeft:
      anyOf([
        reference("transitionKinds"),
        closed(WayOutKey.allCases.map { ($0.rawValue, described($0.summary, shape(of: $0))) }),
      ])
    }
  }

  private static func shape(of key: MoveKey) -> JSONValue {
    switch key {
    case .from, .to, .via: reference("selector")
    case .kinds: reference("transitionKinds")
    case .reach: word(Policy.Move.Reach.allCases.map(\.rawValue))
    }
  }

  private static func shape(of key: DepthKey) -> JSONValue {
    switch key {
    case .limit: integer(0...1000)
    case .to, .from: reference("selector")
    }
  }

  private static func shape(of key: ModalDepthKey) -> JSONValue {
    switch key {
    case .limit: integer(0...20)
    case .kinds: reference("transitionKinds")
    case .to: reference("selector")
    }
  }

  private static func shape(of key: WayOutKey) -> JSONValue {
    switch key {
    case .kinds: reference("transitionKinds")
    case .to: reference("selector")
    case .strict: boolean
    }
  }

  private static var selector: JSONValue {
    anyOf([text, list(text), closed(SelectorKey.allCases.map { ($0.rawValue, described($0.summary, shape(of: $0))) })])
  }

  private static func shape(of key: SelectorKey) -> JSONValue {
    switch key {
    case .screen, .flow, .folder, .module: reference("texts")
    case .kind: reference("screenKinds")
    case .entry: boolean
    case .not: anyOf([reference("selector"), list(reference("selector"))])
    }
  }

  // MARK: Words of schemas

  private static let text: JSONValue = ["type": "string"]
  private static let boolean: JSONValue = ["type": "boolean"]
  private static let texts = anyOf([text, list(text)])

  private static func integer(_ range: ClosedRange<Int>) -> JSONValue {
    ["type": "integer", "minimum": .integer(range.lowerBound), "maximum": .integer(range.upperBound)]
  }

  private static func word(_ words: [String]) -> JSONValue { ["enum": JSONValue(words)] }
  private static func oneOrMore(_ words: [String]) -> JSONValue { anyOf([word(words), list(word(words))]) }
  private static func texts(of words: [String]) -> JSONValue { oneOrMore(words) }
  private static func list(_ element: JSONValue) -> JSONValue { ["type": "array", "items": element, "minItems": 1] }
  private static func anyOf(_ shapes: [JSONValue]) -> JSONValue { ["anyOf": .array(shapes)] }
  private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/\(name)")] }
  private static func object(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(members.map { .init($0.0, $0.1) })
  }

  private static func closed(_ members: [(String, JSONValue)], required: [String] = []) -> JSONValue {
    var result: [JSONValue.Member] = [
      .init("type", "object"), .init("properties", object(members)), .init("additionalProperties", false),
    ]
    if !required.isEmpty { result.append(.init("required", JSONValue(required))) }
    return .object(result)
  }

  /// In draft 7, keys next to a reference are ignored, so a reference with a description is wrapped.
  private static func described(_ summary: String, _ shape: JSONValue) -> JSONValue {
    guard case .object(let members) = shape, shape["$ref"] == nil else {
      return ["description": .string(summary), "allOf": .array([shape])]
    }
    return .object([.init("description", .string(summary))] + members)
  }
}
