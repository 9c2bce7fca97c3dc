import NavigationModel
import NavlintKit

/// Screens and routes as symbols, as lenses over their declarations, and as inlay hints after sites.
struct Symbols {
  let view: FileView

  private enum Kind: Int {
    case screen = 5
    case route = 22
  }

  /// Screens and routes of the file, in order of position.
  func inFile() -> JSONValue {
    .array(
      declared().compactMap { place, name, detail, kind in
        guard let range = view.shown.range(at: place)?.json else { return nil }
        return [
          "name": .string(name), "detail": .string(detail), "kind": .integer(kind.rawValue), "range": range,
          "selectionRange": range,
        ]
      })
  }

  private func declared() -> [(SourceLocation, name: String, detail: String, Kind)] {
    let words = Words(graph: view.graph)
    let screens = view.graph.screens.compactMap { screen in
      screen.location.flatMap {
        view.isHere($0) && Self.isDeclared(screen)
          ? ($0, name: Words.plain(screen.name), detail: words.summary(of: screen), Kind.screen) : nil
      }
    }
    let routes = view.graph.routes.compactMap { route in
      view.isHere(route.location)
        ? (route.location, name: Words.plain(route.id), detail: words.summary(of: route), Kind.route) : nil
    }
    return (screens + routes).sorted { ($0.0, $0.name) < ($1.0, $1.name) }
  }

  static func isDeclared(_ screen: Screen) -> Bool { screen.kind == .view || screen.kind == .viewController }

  /// A command without a name is shown and does nothing.
  func lenses() -> JSONValue {
    .array(
      declared().compactMap { place, _, detail, _ in
        view.shown.range(at: place).map {
          ["range": $0.json, "command": ["title": .string(detail), "command": ""]]
        }
      })
  }

  /// At the ends of the lines with sites: where they lead.
  func hints(in range: TextRange) -> JSONValue {
    let words = Words(graph: view.graph)
    let here = view.graph.transitions.filter { view.isHere($0.location) && $0.to != nil }
    let byLine = Dictionary(grouping: here) { $0.location.line - 1 }
    return .array(
      byLine.keys.sorted().compactMap { line in
        guard let number = view.shown.shift.map({ $0.current(of: line) }) ?? line,
          range.start.line <= number, number <= range.end.line
        else { return nil }
        let end = Position(line: number, character: view.lines.encoding.units(in: view.lines.line(line)))
        let labels = Set(byLine[line]?.map(words.summary) ?? []).sorted()
        return [
          "position": end.json, "label": .string(labels.joined(separator: ", ")), "paddingLeft": true,
        ]
      })
  }

  /// Screens and routes of a whole app whose names contain a text, ignoring case.
  static func named(_ query: String, in folder: FolderView) -> [JSONValue] {
    let query = query.lowercased()
    let screens = folder.graph.screens.filter(isDeclared).map { ($0.name, $0.location, Kind.screen) }
    let routes = folder.graph.routes.map { ($0.id, Optional($0.location), Kind.route) }
    return (screens + routes).filter { query.isEmpty || $0.0.lowercased().contains(query) }.prefix(mostNamed)
      .compactMap { name, location, kind in
        folder.place(location).map {
          ["name": .string(Words.plain(name)), "kind": .integer(kind.rawValue), "location": $0]
        }
      }
  }

  static let mostNamed = 500
}
