/// The Swift files that no target compiles, as far as the Xcode projects of the tree tell.
///
/// Nothing is claimed of a file that something else may build: a package or a generator's description above it, a
/// project that could not be read, a folder of which no project compiles anything.
public struct BuildMembership: Hashable, Sendable {
  /// The project that should contain a file, by file: `App.xcodeproj` in its folder.
  public let projectOfUnbuilt: [String: String]
  /// Files that nothing in the tree seems to build, but that are too far from any project to be sure: exercises,
  /// snippets, old copies.
  public let loose: Set<String>
  /// The folders of projects with many missing sources, each with its closing slash.
  public let foldersOfParts: [String]

  /// - Parameters:
  ///   - files: the paths of all Swift files.
  ///   - modules: the imports of each file, in the same order.
  ///   - packages: the known targets by manifest; a missing manifest may build everything below it.
  public init(
    projects: [ProjectFacts], files paths: [String], modules: [Set<String>] = [],
    packages: [String: PackageTargets] = [:]
  ) {
    // Common file systems ignore case, so projects may spell paths differently.
    let files = paths.map { $0.lowercased() }
    let known = Set(files)
    let inhabited = Self.foldersAbove(all: files)
    let read = projects.filter { $0.path.hasSuffix(BuiltProject.ending) }.map {
      BuiltProject($0, known: known, inhabited: inhabited)
    }
    foldersOfParts = Set(read.filter(\.isPart).map(\.folder)).sorted()
    guard read.contains(where: \.isUnderstood) else {
      projectOfUnbuilt = [:]
      loose = []
      return
    }
    let described = Set(projects.filter(\.generatesProject).map { Self.folder(of: $0.path).lowercased() }).union(
      Self.folders(of: packages, paths, inhabited))
    let unbuilt = Self.unbuilt(read, paths, files, described)
    projectOfUnbuilt = unbuilt.near
    loose = Self.loose(unbuilt.far, of: paths, modules)
  }

  /// Whether a file belongs to a project with many missing sources.
  public func isPart(_ path: String) -> Bool {
    let path = path.lowercased()
    return foldersOfParts.contains { path.hasPrefix($0) }
  }

  /// Files far from any project which no file of a project imports as a module with the name of a folder around them.
  /// Where they are most of the tree and many of them are modules, something else builds them.
  private static func loose(_ far: [Int], of paths: [String], _ modules: [Set<String>]) -> Set<String> {
    func letters(_ name: some StringProtocol) -> String { name.lowercased().filter(\.isLetter) }
    let places = Set(far)
    let isMost = far.count * 2 >= paths.count
    let imported = modules.enumerated().reduce(into: Set<String>()) { names, entry in
      guard !entry.element.isEmpty, isMost || !places.contains(entry.offset) else { return }
      // A file may import a part of its own module: `import App.Models`.
      names.formUnion(
        Set(entry.element.map(letters)).subtracting(paths[entry.offset].split(separator: "/").dropLast().map(letters)))
    }
    let free = far.map { paths[$0] }.filter { path in
      !path.split(separator: "/").dropLast().contains { imported.contains(letters($0)) }
    }
    return isMost && (modules.isEmpty || (far.count - free.count) * 4 >= far.count) ? [] : Set(free)
  }

  /// The folders that manifests build: those of a package's targets, where all of them are known, else everything below
  /// it.
  private static func folders(of packages: [String: PackageTargets], _ paths: [String], _ inhabited: Set<String>)
    -> [String]
  {
    paths.filter { manifests.contains(name(of: $0.lowercased())) }.flatMap { manifest -> [String] in
      let folder = folder(of: manifest)
      let targets = packages[manifest]?.folders.map { places in
        places.map { ProjectPlaces.joined([folder, $0]).lowercased() }.map { $0.isEmpty ? $0 : $0 + "/" }.filter(
          inhabited.contains)
      }
      guard let targets, !targets.contains(where: \.isEmpty) else { return [folder.lowercased()] }
      return targets.flatMap(\.self)
    }
  }

  /// The files that no target compiles: by file the project, where the file is beside its code; and the indexes of the
  /// others.
  private static func unbuilt(_ read: [BuiltProject], _ paths: [String], _ files: [String], _ described: Set<String>)
    -> (near: [String: String], far: [Int])
  {
    let built = read.reduce(into: Set<String>()) { $0.formUnion($1.files) }
    let taken = read.reduce(into: [String: Set<String>]()) { $0.merge($1.folders) { $0.intersection($1) } }
    let used = foldersAbove(all: built).union(foldersAbove(all: taken.keys))
    let projectsIn = Dictionary(grouping: read, by: \.folder)
    let builders = read.allSatisfy(\.isUnderstood) ? foldersBuilt(by: read) : [:]
    var unbuilt: [String: String] = [:]
    var far: [Int] = []
    // The files of a folder share the folders above them.
    var surroundings: [String: (folders: [String], above: [BuiltProject])] = [:]
    for (place, file) in files.enumerated() where !built.contains(file) && !manifests.contains(name(of: file)) {
      let own = folder(of: file)
      if surroundings[own] == nil {
        let folders = foldersAbove(file)
        surroundings[own] = (folders, folders.flatMap { projectsIn[$0] ?? [] })
      }
      guard let (folders, above) = surroundings[own] else { continue }
      guard above.allSatisfy(\.isUnderstood), described.isDisjoint(with: folders),
        !folders.contains(where: { folder in taken[folder].map { !leavesOut($0, file, in: folders) } ?? false })
      else { continue }
      guard let nearest = above.max(by: { $0.folder.utf8.count < $1.folder.utf8.count }) else {
        // A project in a folder beside its sources: `Support/App.xcodeproj` for `App/Home.swift`.
        if let project = builders[own] ?? builders[folder(of: String(own.dropLast()))] {
          unbuilt[paths[place]] = project
        } else {
          far.append(place)
        }
        continue
      }
      if liesBesideCode(own, of: nearest, used) {
        unbuilt[paths[place]] = nearest.path
      } else {
        far.append(place)
      }
    }
    return (unbuilt, far)
  }

  /// Beside code of the project, or in a folder beside such code; a file farther away may be a library of its own.
  private static func liesBesideCode(_ own: String, of project: BuiltProject, _ used: Set<String>) -> Bool {
    let around = folder(of: String(own.dropLast()))
    return used.contains(own) || (around.utf8.count > project.folder.utf8.count && used.contains(around))
  }

  /// The folders with sources of a project, and their parents, where the project is elsewhere.
  private static func foldersBuilt(by projects: [BuiltProject]) -> [String: String] {
    projects.reduce(into: [:]) { builders, project in
      for folder in foldersAbove(all: project.files) where !project.folder.hasPrefix(folder) {
        builders[folder] = builders[folder] ?? project.path
      }
    }
  }

  private static func leavesOut(_ names: Set<String>, _ file: String, in folders: [String]) -> Bool {
    !names.isEmpty && (names.contains(file) || folders.contains { names.contains(String($0.dropLast())) })
  }

  private static let manifests: Set<String> = ["package.swift", "project.swift"]

  private static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

  /// With the slash at its end; empty at the top.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(path.utf8[...$0])) } ?? ""
  }

  private static func foldersAbove(_ path: String) -> [String] {
    Array(sequence(first: folder(of: path)) { $0.isEmpty ? nil : folder(of: String($0.dropLast())) })
  }

  /// For many paths at once: the parents of a folder are visited once, not for each file in it.
  static func foldersAbove(all paths: some Sequence<String>) -> Set<String> {
    var folders: Set<String> = []
    for path in paths {
      var folder = folder(of: path)
      while folders.insert(folder).inserted { folder = Self.folder(of: String(folder.dropLast())) }
    }
    return folders
  }
}
