/// Placeholders for code that is still to be written.
package enum Stubs {
  /// Whether a text is a placeholder and nothing else.
  package static func isStub(_ text: String) -> Bool {
    let lower = text.lowercased()
    return whole.contains(lower) || beginnings.contains(where: lower.hasPrefix)
  }

  /// Functions that end the program. Code that does nothing else is not written yet, or must never run.
  package static let traps: Set<String> = ["fatalError", "preconditionFailure"]

  private static let whole: Set<String> = ["", "hello, world!", "hello world", "hello, world", "placeholder", "wip"]
  private static let beginnings = [
    "todo", "fixme", "tbd", "not implemented", "not yet implemented", "to be implemented",
  ]
}
