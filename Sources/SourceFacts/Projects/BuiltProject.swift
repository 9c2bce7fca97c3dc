/// An Xcode project with the paths of its sources as the tree has them, in lower case except for its own.
struct BuiltProject {
  static let ending = ".xcodeproj/project.pbxproj"

  let path: String
  /// The folder that holds it, with the slash at its end; empty at the top.
  let folder: String
  var files: Set<String> = []
  /// The files in a folder that no target compiles, by the folder.
  var folders: [String: Set<String>] = [:]
  /// Its paths lead to files of the tree: where many do not, the project was misread.
  let isUnderstood: Bool
  /// The number of its files that the tree lacks.
  let missing: Int
  /// Its paths lead to files of the tree, but many are missing: the tree is a part of an app.
  let isPart: Bool

  /// - Parameters:
  ///   - known: all Swift files of the tree.
  ///   - inhabited: the folders in which some of them lie.
  init(_ facts: ProjectFacts, known: Set<String>, inhabited: Set<String>) {
    path = BuildMembership.folder(of: facts.path).dropLast().description
    let folder = BuildMembership.folder(of: path).lowercased()
    func placed(_ parts: String...) -> String { ProjectPlaces.joined([String(folder.dropLast())] + parts).lowercased() }
    let sources = facts.sources ?? ProjectSources()
    files = Set(sources.files.map { placed($0) })
    folders = Dictionary(
      sources.folders.map { entry in (placed(entry.path) + "/", Set(entry.leftOut.map { placed(entry.path, $0) })) }
    ) { $0.intersection($1) }
    self.folder = folder
    let found = files.count { known.contains($0) }
    let filled = folders.keys.count { inhabited.contains($0) }
    missing = files.count - found
    isUnderstood = found + filled > 0 && found * 10 >= files.count * 9
    let lost = files.count { !known.contains($0) && !Self.isGenerated($0) }
    isPart = found * 2 >= files.count && lost >= Self.manyFiles && lost * 7 >= files.count
  }

  /// A smaller library may be included by other means.
  private static let manyFiles = 20

  /// `Query.graphql.swift`, `Wallet.pb.swift`: made before each build, and kept out of the tree.
  private static func isGenerated(_ path: String) -> Bool {
    path.split(separator: "/").last.map { $0.dropLast(6).contains(".") } ?? false
  }
}
