/// Which Swift files no target compiles, as far as the Xcode projects of the tree tell.
///
/// Nothing is claimed of a file that something else may build: a package or a generator's description above it, a project
/// that could not be read, a folder that no project takes anything of.
public struct BuildMembership: Hashable, Sendable {
  /// The project that would have to name it, by file: `App.xcodeproj` in its folder.
  public let projectOfUnbuilt: [String: String]

  /// - Parameter files: the paths of all Swift files.
  public init(projects: [ProjectFacts], files: [String]) {
    projectOfUnbuilt = Self.unbuilt(projects, files)
  }

  private static func unbuilt(_ projects: [ProjectFacts], _ paths: [String]) -> [String: String] {
    // The file systems that people build on do not tell letters by their case, so projects may not agree with the tree.
    let files = paths.map { $0.lowercased() }
    let known = Set(files)
    let inhabited = foldersAbove(all: files)
    let read = projects.filter { $0.path.hasSuffix(Project.ending) }.map { Project($0, known: known, inhabited: inhabited) }
    guard read.contains(where: \.isUnderstood) else { return [:] }
    let built = read.reduce(into: Set<String>()) { $0.formUnion($1.files) }
    let described = Set((projects.filter(\.generatesProject).map(\.path) + files.filter { manifests.contains(name(of: $0)) }).map { folder(of: $0).lowercased() })
    let taken = read.reduce(into: [String: Set<String>]()) { $0.merge($1.folders) { $0.intersection($1) } }
    let used = foldersAbove(all: built).union(foldersAbove(all: taken.keys))
    let projectsIn = Dictionary(grouping: read, by: \.folder)
    var unbuilt: [String: String] = [:]
    for (path, file) in zip(paths, files) where !built.contains(file) {
      let folders = foldersAbove(file)
      let above = folders.flatMap { projectsIn[$0] ?? [] }
      guard let nearest = above.max(by: { $0.folder.utf8.count < $1.folder.utf8.count }), above.allSatisfy(\.isUnderstood), described.isDisjoint(with: folders),
        !folders.contains(where: { folder in taken[folder].map { !leavesOut($0, file, in: folders) } ?? false })
      else { continue }
      // Beside code of the project, or in a folder beside such code; what lies further away may be a library of its own.
      let own = folder(of: file)
      let around = folder(of: String(own.dropLast()))
      if used.contains(own) || (around.utf8.count > nearest.folder.utf8.count && used.contains(around)) { unbuilt[path] = nearest.path }
    }
    return unbuilt
  }

  /// A project with the paths of its sources as the tree has them, all in small letters but its own.
  private struct Project {
    static let ending = ".xcodeproj/project.pbxproj"

    let path: String
    /// The folder that holds it, with the slash at its end; empty at the top.
    let folder: String
    var files: Set<String> = []
    /// What no target takes of a folder, by the folder.
    var folders: [String: Set<String>] = [:]
    /// Its paths lead to files of the tree: where many do not, something of the project was read wrongly.
    let isUnderstood: Bool

    init(_ facts: ProjectFacts, known: Set<String>, inhabited: Set<String>) {
      path = BuildMembership.folder(of: facts.path).dropLast().description
      let folder = BuildMembership.folder(of: path).lowercased()
      func placed(_ parts: String...) -> String { ProjectPlaces.joined([String(folder.dropLast())] + parts).lowercased() }
      let sources = facts.sources ?? ProjectSources()
      files = Set(sources.files.map { placed($0) })
      folders = Dictionary(sources.folders.map { entry in (placed(entry.path) + "/", Set(entry.leftOut.map { placed(entry.path, $0) })) }) { $0.intersection($1) }
      self.folder = folder
      let found = files.count { known.contains($0) }
      let filled = folders.keys.count { inhabited.contains($0) }
      isUnderstood = found + filled > 0 && found * 10 >= files.count * 9
    }
  }

  private static func leavesOut(_ names: Set<String>, _ file: String, in folders: [String]) -> Bool {
    !names.isEmpty && (names.contains(file) || folders.contains { names.contains(String($0.dropLast())) })
  }

  private static let manifests: Set<String> = ["package.swift", "project.swift"]

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// With the slash at its end; empty at the top.
  private static func folder(of path: String) -> String { path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[...$0]) } ?? "" }

  private static func foldersAbove(_ path: String) -> [String] {
    Array(sequence(first: folder(of: path)) { $0.isEmpty ? nil : folder(of: String($0.dropLast())) })
  }

  /// Of many paths at once: a folder's own are walked once, not for each file in it.
  private static func foldersAbove(all paths: some Sequence<String>) -> Set<String> {
    var folders: Set<String> = []
    for path in paths {
      var folder = folder(of: path)
      while folders.insert(folder).inserted { folder = Self.folder(of: String(folder.dropLast())) }
    }
    return folders
  }
}
