import Dialects
import NavigationModel
import SourceFacts

/// Reads what flows of Maestro do to an app.
public struct FlowReader: Sendable {
  private let flows: [String: FlowFacts]
  private let words: FlowCommands

  /// A flow can run a flow, which can run another one.
  private static let deepest = 8
  /// The most steps of one flow, including the flows that it runs.
  private static let mostSteps = 1_000

  public init(_ flows: [FlowFacts], words: FlowCommands = .maestro) {
    self.flows = Dictionary(flows.map { ($0.path, $0) }) { first, _ in first }
    self.words = words
  }

  /// The flows that a person runs: those that no other one runs, by path.
  public var tests: [ReadTest] {
    let run = Set(flows.values.flatMap { flow in flow.commands.flatMap { named(by: $0, in: flow) } })
    return flows.values.filter { !$0.commands.isEmpty && !run.contains($0.path) }.map { flow in
      var left = Self.mostSteps
      let steps = steps(flow.commands, of: flow, depth: 0, &left)
      return ReadTest(
        name: flow.path, location: SourceLocation(file: flow.path, line: flow.commands[0].line, column: 1),
        steps: steps, isCut: left <= 0)
    }.sorted { $0.name < $1.name }
  }

  private func named(by command: FlowFacts.Command, in flow: FlowFacts) -> [String] {
    (file(of: command, in: flow).map { [$0] } ?? []) + command.commands.flatMap { named(by: $0, in: flow) }
  }

  /// The flow that a command runs, by its path.
  private func file(of command: FlowFacts.Command, in flow: FlowFacts) -> String? {
    guard words.runners.contains(command.name), let name = command.text ?? command.texts["file"] else { return nil }
    var parts = flow.path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    for part in name.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }

  private func steps(_ commands: [FlowFacts.Command], of flow: FlowFacts, depth: Int, _ left: inout Int) -> [TestStep] {
    var result: [TestStep] = []
    for command in commands {
      left -= 1
      guard left > 0 else { break }
      let found = steps(command, of: flow, depth: depth, &left)
      let mayBeLeftOut = command.parts[words.condition] != nil || command.texts["optional"] == "true"
      if mayBeLeftOut, !found.isEmpty { result.append(.choice([found, []])) } else { result += found }
    }
    return result
  }

  private func steps(_ command: FlowFacts.Command, of flow: FlowFacts, depth: Int, _ left: inout Int) -> [TestStep] {
    guard words.runners.contains(command.name) else {
      let place = SourceLocation(file: flow.path, line: command.line, column: 1)
      return act(command).map { [.act($0, place)] } ?? []
    }
    guard depth < Self.deepest else { return [] }
    if let file = file(of: command, in: flow), let other = flows[file] {
      return steps(other.commands, of: other, depth: depth + 1, &left)
    }
    return steps(command.commands, of: flow, depth: depth + 1, &left)
  }

  private func act(_ command: FlowFacts.Command) -> TestAct? {
    let name = command.name
    if words.launches.contains(name) {
      return .launch(isPrepared: command.parts.keys.contains(where: words.settings.contains))
    }
    if words.taps.contains(name) { return .tap(element(command)) }
    if words.back.contains(name) { return .back }
    if words.opens.contains(name) {
      return .open((command.text ?? command.texts["link"]).flatMap { $0.contains("${") ? nil : $0 })
    }
    if words.sights.contains(name) { return element(command).map(TestAct.see) }
    return nil
  }

  /// nil if the flow names a point, or an index.
  private func element(_ command: FlowFacts.Command) -> TestElement? {
    let given = words.elements.lazy.compactMap { command.parts[$0] }.first ?? command.texts
    let whole = words.elements.lazy.compactMap { command.texts[$0] }.first
    if let id = given["id"] { return Self.name(id, isIdentifier: true).map(TestElement.init) }
    guard let text = command.text ?? whole ?? given["text"] else { return nil }
    return Self.name(text, isIdentifier: false).map(TestElement.init)
  }

  /// Maestro interprets texts as regular expressions; the parts of them that match anything become unknown parts. nil
  /// for more complicated ones.
  static func name(_ text: String, isIdentifier: Bool) -> ElementName? {
    var result = ""
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\": if let next = rest.popFirst() { result.append(next) }
      case "." where rest.first == "*" || rest.first == "+":
        rest.removeFirst()
        result += TestRun.hole
      case "$" where rest.first == "{":
        rest = rest.drop { $0 != "}" }.dropFirst()
        result += TestRun.hole
      case "^" where result.isEmpty, "$" where rest.isEmpty: break
      case "[", "]", "(", ")", "|", "*", "{", "}": return nil
      default: result.append(character)
      }
    }
    return ElementName(text: result, isIdentifier: isIdentifier, ignoresCase: true)
  }
}
