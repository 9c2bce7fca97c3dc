import NavigationModel
import TestReading

/// The controls of a graph, as tests name them.
struct ControlIndex: Sendable {
  /// A control that makes a transition.
  struct Control: Hashable, Sendable {
    var transition: Int
    var trigger: Trigger
    /// The screens it is on.
    var from: Set<Screen.ID>
  }

  private var byIdentifier: [String: [Control]] = [:]
  private var byText: [String: [Control]] = [:]
  /// Controls whose identifier or text is filled in at run time.
  private var open: [Control] = []
  private let all: [Control]
  /// Rows and items of lists, whose words are data.
  let rows: [Control]

  init(_ graph: NavigationGraph) {
    var all: [Control] = []
    for (place, transition) in graph.transitions.enumerated() {
      for trigger in transition.triggers where trigger.action.isOfUser {
        let from = trigger.from.isEmpty ? transition.from : trigger.from
        all.append(Control(transition: place, trigger: trigger, from: Set(from)))
      }
    }
    self.all = all
    rows = all.filter {
      $0.trigger.text == nil && $0.trigger.identifier == nil && Self.rowControls.contains($0.trigger.control)
    }
    for control in all {
      let identifier = control.trigger.identifier
      let text = control.trigger.text
      if [identifier, text].contains(where: { $0?.contains(TextPattern.hole) ?? false }) {
        open.append(control)
        continue
      }
      if let identifier { byIdentifier[identifier, default: []].append(control) }
      if let text { byText[text.lowercased(), default: []].append(control) }
    }
  }

  /// The graph's names for them.
  private static let rowControls: Set<String> = ["row", "item"]

  /// The controls that match a name, and whether by their identifiers.
  func controls(named name: ElementName) -> (controls: [Control], byIdentifier: Bool) {
    if name.isIdentifier != false {
      let found = name.isPlain ? byIdentifier[name.text] ?? [] : []
      let more = found.isEmpty ? slowly(name, \.identifier) : []
      if !(found + more).isEmpty { return (found + more, true) }
    }
    guard name.isIdentifier != true else { return ([], false) }
    let found = name.isPlain ? byText[name.text.lowercased()] ?? [] : []
    let exact = found.filter { name.ignoresCase || $0.trigger.text == name.text }
    return (exact.isEmpty ? slowly(name, \.text) : exact, false)
  }

  /// Compares with each: partial names, and texts that are filled in.
  private func slowly(_ name: ElementName, _ part: KeyPath<Trigger, String?>) -> [Control] {
    (name.isPlain ? open : all).filter { control in
      control.trigger[keyPath: part].map { TextPattern.fits(name, $0) } ?? false
    }
  }
}

extension ElementName {
  /// It is the whole text, without unknown parts.
  var isPlain: Bool { match == .equals && !text.contains(TextPattern.hole) }
}

/// Texts with unknown parts.
enum TextPattern {
  static let hole = "\\()"
  /// Fewer known letters tell nothing.
  static let fewestKnown = 4

  /// Whether a test's name can be the text of a control. Where both have unknown parts, they must have the same form.
  static func fits(_ name: ElementName, _ text: String) -> Bool {
    let (name, text) =
      name.ignoresCase
      ? (ElementName(text: name.text.lowercased(), match: name.match), text.lowercased()) : (name, text)
    func fills(_ pattern: String, _ whole: String) -> Bool {
      name.match == .equals && known(pattern) >= fewestKnown && holds(pattern, whole)
    }
    if name.text == text { return known(text) >= fewestKnown || !text.contains(hole) }
    switch (name.text.contains(hole), text.contains(hole)) {
    case (true, true): return false
    case (true, false): return fills(name.text, text)
    case (false, true): return fills(text, name.text)
    case (false, false): return part(name, text)
    }
  }

  private static func part(_ name: ElementName, _ text: String) -> Bool {
    guard name.text.count >= fewestKnown else { return false }
    return switch name.match {
    case .equals: false
    case .prefix: text.hasPrefix(name.text)
    case .suffix: text.hasSuffix(name.text)
    case .contains: text.contains(name.text)
    }
  }

  private static func known(_ pattern: String) -> Int {
    pattern.replacing(hole, with: "").count { $0.isLetter || $0.isNumber }
  }

  /// Whether a text matches the pattern with any text in its holes. Each part is searched once, from the left.
  private static func holds(_ pattern: String, _ text: String) -> Bool {
    let parts = pattern.split(separator: hole, omittingEmptySubsequences: false)
    guard let first = parts.first, let last = parts.last, parts.count > 1, text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
