import NavigationModel
import NavlintKit

/// The app at the moment of a request.
struct AppView {
  let state: LiveState
  let questions: GraphQuestions
  let analyzer: () throws -> Analyzer
  let paths: [String]
  let helpers: AgentHelpers

  var graph: NavigationGraph { state.graph }

  /// The id of the screen that a name refers to.
  func screen(_ name: String) throws(ToolFailure) -> Screen {
    do throws(UnknownScreen) { return try questions.screen(name) } catch { throw failure(error) }
  }

  func failure(_ unknown: UnknownScreen) -> ToolFailure {
    let named = "there is no screen \(Quoted.text(unknown.name))."
    let part = unknown.name.lowercased()
    let near =
      unknown.candidates.isEmpty
      ? graph.screens.map(\.id).filter { $0.lowercased().contains(part) } : unknown.candidates
    guard !near.isEmpty else { return ToolFailure("\(named) The tool \"screens\" lists all.") }
    return ToolFailure("\(named) Did you mean \(Quoted.names(near, most: 5))?")
  }

  /// A line of the sources, quoted; nil if it does not exist.
  func line(at location: SourceLocation) -> String? {
    guard let text = state.text(of: location.file), location.line > 0 else { return nil }
    let lines = text.split(separator: 0x0A, maxSplits: location.line, omittingEmptySubsequences: false)
    guard lines.count >= location.line else { return nil }
    let line = String(decoding: lines[location.line - 1], as: UTF8.self)
    return Quoted.text(String(line.drop { $0 == " " || $0 == "\t" }))
  }

  /// The name at a position; nil if there is none.
  func word(at location: SourceLocation) -> String? {
    guard let text = state.text(of: location.file), location.line > 0, location.column > 0 else { return nil }
    let lines = text.split(separator: 0x0A, maxSplits: location.line, omittingEmptySubsequences: false)
    guard lines.count >= location.line else { return nil }
    let rest = lines[location.line - 1].dropFirst(location.column - 1)
    let word = rest.prefix { $0 >= 0x80 || $0 == 0x5F || UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 || isLetter($0) }
    return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }

  private func isLetter(_ byte: UInt8) -> Bool { UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 }

  /// The file that an agent names, relative to the root or to the current folder; nil for one that was not read.
  func file(_ path: String) -> String? {
    let cleaned = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    if state.text(of: cleaned) != nil { return cleaned }
    let root = graph.root == "." ? "" : graph.root + "/"
    if !root.isEmpty, cleaned.hasPrefix(root) {
      let inside = String(cleaned.dropFirst(root.count))
      if state.text(of: inside) != nil { return inside }
    }
    return nil
  }
}
