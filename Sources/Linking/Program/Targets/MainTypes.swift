import SourceFacts

/// The starting points of the apps, extensions and tools of a tree: the types marked `@main`, and files called
/// `main.swift`.
struct MainTypes: Sendable {
  private static let marks: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  private static let lengths = marks.map(\.utf8.count)

  /// What starts in a file, by the file's number.
  let kinds: [Int: TargetFacts.Kind]

  init(files: [FileFacts], outOfScopeFiles: [Bool], foreignFiles: [Bool]) {
    var kinds: [Int: TargetFacts.Kind] = [:]
    for (number, file) in files.enumerated() where !foreignFiles[number] {
      if !outOfScopeFiles[number], let kind = Self.kind(of: file) {
        kinds[number] = kind
      } else if file.path.ends(in: "/main.swift") {
        kinds[number] = .tool
      }
    }
    self.kinds = kinds
  }

  private static func kind(of file: FileFacts) -> TargetFacts.Kind? {
    // Few files have such a name, and most names differ in their length already.
    guard file.strings.contains(where: { lengths.contains($0.utf8.count) && marks.contains($0) }) else { return nil }
    for (id, node) in file.nodes.enumerated() where node.kind == .type {
      let attributes = file.child(NodeID(id), .attributes)
      guard attributes != 0, file.children(attributes).contains(where: { marks.contains(file.name($0)) }) else {
        continue
      }
      return kind(inheriting: file.children(NodeID(id), .inheritance).map(file.name))
    }
    return nil
  }

  private static func kind(inheriting names: [String]) -> TargetFacts.Kind {
    if names.contains(where: { $0 == "Widget" || $0 == "WidgetBundle" || $0.hasSuffix("Extension") }) {
      return .extension
    }
    return names.contains { $0 == "App" || $0.hasSuffix("Delegate") || $0.hasSuffix("Responder") } ? .app : .tool
  }
}
