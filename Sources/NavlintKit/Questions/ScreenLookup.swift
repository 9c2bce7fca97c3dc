import NavigationModel
import Rules

/// Finds the screen that a person means.
struct ScreenLookup {
  var support: GraphSupport

  /// By id or name; else by the last part of a nested name, where it is unique.
  func node(_ name: String) throws(UnknownScreen) -> GraphSupport.Node {
    if let node = support.node(name) { return node }
    let nested = support.screens.filter { screen in
      screen.name.hasSuffix("." + name) || DottedName.spoken(screen.name) == name
        || DottedName.spoken(DottedName.last(of: screen.name)) == name
    }
    if nested.count > 1 { throw UnknownScreen(name: name, candidates: nested.map(\.id)) }
    if let only = nested.first, let node = support.node(only.id) { return node }
    throw UnknownScreen(
      name: name, candidates: Spelling.nearest(to: name, in: support.screens.map(\.id)).map { [$0] } ?? [])
  }
}

/// A name that no screen has, or several.
public struct UnknownScreen: Error, Hashable, Sendable, CustomStringConvertible {
  public var name: String
  public var candidates: [String]

  public var description: String {
    let named = "there is no screen '\(PlainText.line(name))'."
    switch candidates.count {
    case 0: return named + " 'navlint graph --format nav' lists all."
    case 1: return named + " Did you mean '\(PlainText.line(candidates[0]))'?"
    default:
      let list = candidates.prefix(5).map { "'\(PlainText.line($0))'" }.joined(separator: ", ")
      return
        "'\(PlainText.line(name))' could be any of "
        + "\(list)\(candidates.count > 5 ? " and \(candidates.count - 5) more" : ""). Name one in full."
    }
  }
}
