import NavigationModel
import SourceFacts
import Workspace

/// The ways into an app that files beside the code declare.
struct LinkDeclarations {
  private(set) var all: [LinkLedger.Declaration] = []

  init(_ contents: [FileContents]) {
    for file in contents where file.file.kind == .propertyList { read(file) }
    all.sort { ($0.kind.rawValue, $0.name, $0.location) < ($1.kind.rawValue, $1.name, $1.location) }
  }

  private mutating func read(_ file: FileContents) {
    let path = file.file.path
    if FilePaths.lastComponent(path).hasPrefix(SourceDiscovery.siteAssociation) {
      addPaths(file)
    } else if let found = DeclaredEntrances(propertyList: file.bytes) {
      add(.scheme, found.schemes, path)
      add(.host, found.hosts, path)
      add(.activity, found.activities, path)
      add(.shortcut, found.shortcuts, path)
    }
  }

  private mutating func add(
    _ kind: LinkLedger.Declaration.Kind, _ items: [DeclaredEntrances.Item], _ path: String
  ) {
    all += items.map {
      .init(kind: kind, name: $0.name, location: SourceLocation(file: path, line: $0.line))
    }
  }

  /// The paths of `applinks` in an `apple-app-site-association` file.
  private mutating func addPaths(_ file: FileContents) {
    guard let json = try? JSONValue(parsing: file.bytes), case .array(let details)? = json["applinks"]?["details"]
    else { return }
    var seen: Set<String> = []
    for path in details.flatMap(Self.paths) where seen.insert(path).inserted {
      all.append(.init(kind: .path, name: path, location: SourceLocation(file: file.file.path, line: 1)))
    }
  }

  private static func paths(of detail: JSONValue) -> [String] {
    var result: [String] = []
    if case .array(let list)? = detail["paths"] {
      result += list.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }
    if case .array(let list)? = detail["components"] {
      result += list.compactMap { component in
        if case .string(let text)? = component["/"], component["exclude"] != .boolean(true) { text } else { nil }
      }
    }
    return result.filter { !$0.hasPrefix("NOT ") }
  }
}
