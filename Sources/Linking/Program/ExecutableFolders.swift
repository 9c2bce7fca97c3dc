import SourceFacts

/// The folders of the apps, extensions and widgets of a tree: those that hold a type marked `@main`, or a `main.swift`.
///
/// No module can import an executable, so what is declared in such a folder is not meant outside of it, however near it lies.
/// It tells apart what an app for the phone, one for the watch and an App Clip declare under one name.
struct ExecutableFolders: Sendable {
  private static let marks: Set<String> = ["main", "UIApplicationMain", "NSApplicationMain"]

  private let folders: Set<String>

  init(nodes: NodeTable, outOfScopeFiles: [Bool]) {
    var found: Set<String> = []
    for ref in nodes.bodies where nodes.kind(ref) == .type && !outOfScopeFiles[Int(ref.file)] {
      guard let attributes = nodes.child(ref, 0), nodes.children(attributes).contains(where: { Self.marks.contains(nodes.name($0)) }) else { continue }
      found.insert(Self.folder(of: nodes.files[Int(ref.file)].path))
    }
    for file in nodes.files where file.path.hasSuffix("/main.swift") { found.insert(Self.folder(of: file.path)) }
    // One executable alone hides nothing that another could mean, and what stands at the top holds everything.
    found.remove("")
    folders = found
  }

  private static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  /// How many folders two files have in common, from the top.
  static func commonFolders(_ a: String, _ b: String) -> Int {
    var common = 0
    for (x, y) in zip(a.utf8, b.utf8) {
      if x != y { break }
      if x == UInt8(ascii: "/") { common += 1 }
    }
    return common
  }

  /// A declaration stands in an executable that the place is no part of.
  func hides(declarationIn file: String, from place: String) -> Bool { executable(of: file).map { !place.hasPrefix($0) } ?? false }

  /// The file is part of an executable.
  func holds(_ file: String) -> Bool { executable(of: file) != nil }

  /// The innermost folder of an executable around a file, with its closing slash.
  private func executable(of file: String) -> Substring? {
    if folders.isEmpty { return nil }
    var end = file.endIndex
    while let slash = file[..<end].lastIndex(of: "/") {
      let folder = file[...slash]
      if folders.contains(String(folder)) { return folder }
      end = slash
    }
    return nil
  }
}
