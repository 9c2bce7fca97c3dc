/// The paths of the files and groups of an Xcode project.
struct ProjectPlaces {
  private let objects: ProjectObjects
  /// The group that holds a file or a group.
  private let parents: [ProjectObjects.Text: ProjectObjects.Text]
  /// The start of all paths, relative to the project's folder.
  private let start: String
  /// The paths of groups, as far as they were asked for.
  private var folders: [ProjectObjects.Text: String?] = [:]

  /// People do not nest groups deeper.
  private static let depthLimit = 200
  /// No file system that Xcode runs on has longer paths.
  private static let lengthLimit = 1024

  init(_ objects: ProjectObjects) {
    self.objects = objects
    var parents: [ProjectObjects.Text: ProjectObjects.Text] = [:]
    for group in objects.all { for child in group[list: .children] { parents[child] = group.id } }
    self.parents = parents
    start = objects.all.last { $0.kind == .project }?[text: .projectDirPath].map(Self.text) ?? ""
  }

  /// The path relative to the project's folder; nil for files of the system or among products, and where the project
  /// does not state it.
  mutating func path(of id: ProjectObjects.Text) -> String? { path(of: id, depth: 0) }

  private mutating func path(of id: ProjectObjects.Text, depth: Int) -> String? {
    guard depth < Self.depthLimit, let object = objects[id] else { return nil }
    let base: String? =
      switch object[text: .sourceTree].map(Self.text) {
      case "<group>": parents[id].map { folder($0, depth: depth + 1) } ?? start
      case "SOURCE_ROOT": start
      default: nil
      }
    let path = base.map { Self.joined([$0, object[text: .path].map(Self.text) ?? ""]) }
    return path.flatMap { $0.utf8.count > Self.lengthLimit ? nil : $0 }
  }

  /// Cached, as hundreds of files are in one group.
  private mutating func folder(_ group: ProjectObjects.Text, depth: Int) -> String? {
    if let known = folders[group] { return known }
    let path = path(of: group, depth: depth)
    folders[group] = path
    return path
  }

  /// Without the escapes that quoted words may have; `\"` is the only one that names of files need.
  static func text(_ word: ProjectObjects.Text) -> String {
    String(decoding: word.filter { $0 != UInt8(ascii: "\\") }, as: UTF8.self)
  }

  /// Without `.` and, as far as possible, without `..`.
  static func joined(_ paths: [String]) -> String {
    let plain = paths.filter { !$0.isEmpty }.joined(separator: "/")
    if isPlain(plain) { return plain }
    var parts: [Substring] = []
    for part in plain.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }

  /// Nearly all paths: no part is empty or starts with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var before = UInt8(ascii: "/")
    for byte in path.utf8 {
      if before == UInt8(ascii: "/"), byte == before || byte == UInt8(ascii: ".") { return false }
      before = byte
    }
    return before != UInt8(ascii: "/") || path.isEmpty
  }
}
