import NavigationModel
import NavlintKit

/// A question that an agent can ask. Tools only read.
protocol AgentTool: Sendable {
  var name: String { get }
  var title: String { get }
  /// For the agent: what the tool answers, and when to use it.
  var summary: String { get }
  /// Without `limit` and `cursor`, which every tool with pages has.
  var parameters: [Parameter] { get }
  var hasPages: Bool { get }
  func answer(_ arguments: Arguments, _ app: AppView) throws(ToolFailure) -> Answer
}

extension AgentTool {
  var hasPages: Bool { true }

  var allParameters: [Parameter] {
    guard hasPages else { return parameters }
    return parameters + [
      Parameter(
        name: "limit", kind: .count(1...Page.largestLimit),
        summary: "How many items are shown at once; \(Page.standardLimit) by default."),
      Parameter(name: "cursor", kind: .text, summary: "The cursor from an earlier answer, to continue it."),
    ]
  }

  /// As the protocol lists it.
  var description: JSONValue {
    [
      "name": .string(name), "title": .string(title), "description": .string(summary),
      "inputSchema": allParameters.schema,
      "annotations": [
        "title": .string(title), "readOnlyHint": true, "destructiveHint": false, "idempotentHint": true,
        "openWorldHint": false,
      ],
    ]
  }
}

/// What other modules do for this one.
public struct AgentHelpers: Sendable {
  /// Which picture is requested.
  public struct MapRequest: Sendable {
    public var focus: [String] = []
    public var depth = 1
    public var from: String?
    public var to: String?
    public var flow: String?
    public var format = Format.png

    public enum Format: String, Sendable, CaseIterable { case png, svg, mermaid }
    public init() {}
  }

  /// What a rule reports and why; nil if there is no such rule. The text of a team's own policies comes from its files.
  public var explain: @Sendable (_ rule: String, Project) -> (text: String, isOwn: Bool)?
  /// The ids of all rules, sorted.
  public var rules: @Sendable (Project) -> [String]
  public var draw:
    @Sendable (NavigationGraph, [Finding], MapRequest) throws -> (picture: Answer.Picture, notes: [String])

  public init(
    explain: @escaping @Sendable (String, Project) -> (text: String, isOwn: Bool)?,
    rules: @escaping @Sendable (Project) -> [String],
    draw: @escaping @Sendable (NavigationGraph, [Finding], MapRequest) throws -> (Answer.Picture, [String])
  ) {
    self.explain = explain
    self.rules = rules
    self.draw = draw
  }
}
