/// The commands of [Maestro](https://docs.maestro.dev/api-reference/commands) that decide where a flow goes.
public struct FlowCommands: Sendable {
  public var launches: Set<String>
  /// Commands that set how the app starts.
  public var settings: Set<String>
  public var taps: Set<String>
  /// Commands that require an element to be visible; otherwise the flow fails.
  public var sights: Set<String>
  /// The parts that name the element of a command.
  public var elements: [String]
  public var opens: Set<String>
  public var back: Set<String>
  /// Commands that run another flow, or commands of their own.
  public var runners: Set<String>
  /// The part that says when a command runs.
  public var condition: String
  /// The folders that flows lie in.
  public var folders: [String]
}

extension FlowCommands {
  public static let maestro = FlowCommands(
    launches: ["launchApp"],
    settings: ["arguments", "permissions"],
    taps: ["tapOn", "doubleTapOn", "longPressOn"],
    sights: ["assertVisible", "extendedWaitUntil", "scrollUntilVisible", "copyTextFrom"],
    elements: ["element", "visible"],
    opens: ["openLink"], back: ["back"],
    runners: ["runFlow", "repeat", "retry"],
    condition: "when",
    folders: [".maestro", "maestro"])
}
