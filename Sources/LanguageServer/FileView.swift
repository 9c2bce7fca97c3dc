import NavigationModel
import NavlintKit

/// An app at the moment of a request, and how the client names its files.
///
/// The state may be of older text than the client shows. Places are told in the client's text: those in lines that were
/// changed since are left out.
struct FolderView {
  let state: LiveState
  let encoding: PositionEncoding
  let address: (_ file: String) -> String
  let version: (_ file: String) -> JSONValue
  /// The text that the client shows; nil for a file that is not open.
  let shown: (_ file: String) -> [UInt8]?

  var graph: NavigationGraph { state.graph }

  func lines(of file: String) -> FileLines {
    let text = state.text(of: file) ?? []
    let lines = TextLines(text, encoding)
    guard let shown = shown(file), shown != text else { return FileLines(lines: lines, shift: nil) }
    return FileLines(lines: lines, shift: LineShift(from: lines, to: TextLines(shown, encoding)))
  }

  /// `Location`; nil for something that is not in the sources, or was changed.
  func place(_ location: SourceLocation?) -> JSONValue? {
    guard let location, let range = lines(of: location.file).range(at: location) else { return nil }
    return ["uri": .string(address(location.file)), "range": range.json]
  }

  /// Several locations, each once, in their order. Each text is read once.
  func places(_ locations: [SourceLocation]) -> [JSONValue] {
    var seen: Set<SourceLocation> = []
    var texts: [String: FileLines] = [:]
    return locations.filter { seen.insert($0).inserted }.compactMap { location in
      let lines = texts[location.file] ?? lines(of: location.file)
      texts[location.file] = lines
      return lines.range(at: location).map { ["uri": .string(address(location.file)), "range": $0.json] }
    }
  }
}

/// A text of a state, and where its lines are in what the client shows.
struct FileLines {
  /// As the state knows them.
  let lines: TextLines
  /// nil where the client shows the same.
  let shift: LineShift?

  /// The range of the name at a location, in the client's text; nil if its line was changed.
  func range(at location: SourceLocation) -> TextRange? {
    let range = lines.range(at: location)
    return shift.map { $0.current(range) } ?? range
  }
}

/// One file of it.
struct FileView {
  let folder: FolderView
  /// As locations name it.
  let file: String
  let shown: FileLines
  /// As the state knows them.
  var lines: TextLines { shown.lines }

  init(_ folder: FolderView, file: String) {
    self.folder = folder
    self.file = file
    shown = folder.lines(of: file)
  }

  /// The position in the state's text of one in the client's; nil if its line was changed.
  func former(_ position: Position) -> Position? { shown.shift.map { $0.former(position) } ?? position }

  var state: LiveState { folder.state }
  var graph: NavigationGraph { folder.graph }

  func isHere(_ location: SourceLocation?) -> Bool { location?.file == file }

  /// What the graph knows at a position: the thing that is named there, else what is on the line.
  func subject(at position: Position) -> Subject? {
    let here = SourceSpot(line: position.line + 1, position: position, lines: lines, file: file)
    if let screen = graph.screens.first(where: { here.isNamed($0.location) }) { return .screen(screen) }
    if let route = graph.routes.first(where: { here.isNamed($0.location) }) { return .route(route) }
    let moves = graph.transitions.filter { here.isOnLine($0.location) }
    let named = moves.filter { here.isNamed($0.location) }
    if !named.isEmpty { return .moves(named) }
    if let word = lines.word(at: position), let screen = screen(called: word) { return .screen(screen) }
    return moves.isEmpty ? nil : .moves(moves)
  }

  /// The only screen with a name, or with this last part of a name.
  private func screen(called word: String) -> Screen? {
    let found = graph.screens.filter { $0.name == word || DottedName.last(of: $0.name) == word }
    return found.count == 1 ? found[0] : nil
  }
}

/// What a position is about.
enum Subject {
  case screen(Screen)
  case route(Route)
  case moves([Transition])
}

/// A position as one of several locations.
private struct SourceSpot {
  var line: Int
  var position: Position
  var lines: TextLines
  var file: String

  func isOnLine(_ location: SourceLocation?) -> Bool { location?.file == file && location?.line == line }

  func isNamed(_ location: SourceLocation?) -> Bool {
    guard let location, isOnLine(location) else { return false }
    return lines.range(at: location).touches(TextRange(position, position))
  }
}
