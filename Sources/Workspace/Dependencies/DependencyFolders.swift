import NavigationModel

/// Where the sources of the packages are that an app is built with.
/// Two kinds of places: the folders that package managers create in the repository (`.build/checkouts`,
/// `SourcePackages/checkouts`, `Pods`, `Carthage/Checkouts`), and those that the command line names. A link in them is
/// followed only if it stays in the repository, or in the named folder: their contents come from strangers.
public struct DependencyFolders: Hashable, Sendable {
  /// A folder of packages.
  struct Place: Hashable, Sendable {
    /// Absolute, without links.
    var path: String
    /// The folder that no link may lead out of: absolute, without links.
    var boundary: String
    /// Named on the command line: it may also be a package itself, or the folder of a module, not only a folder of
    /// packages.
    var isNamed = false
  }

  let places: [Place]

  public var isEmpty: Bool { places.isEmpty }

  private init(places: [Place]) {
    var seen: Set<String> = []
    self.places = places.filter { seen.insert($0.path).inserted }
  }

  /// No folders at all.
  public static let none = DependencyFolders(places: [])

  /// The folders that package managers created next to the files that are read, and those that the command line names.
  /// Named folders come first.
  /// - Parameters:
  ///   - root: the folder that the files' paths are relative to.
  ///   - files: the paths of the files that are read; nil for the named folders alone.
  ///   - named: as on the command line.
  /// - Throws: if a named folder does not exist, is not a folder, or a link on the way to it leads out.
  public static func find(root: String, files: [String]?, named: [String]) throws(WorkspaceError) -> DependencyFolders {
    var found: [Place] = []
    for folder in named { found += try places(named: folder) }
    return DependencyFolders(places: found + (files.map { places(beside: $0, root: root) } ?? []))
  }

  private static func places(named folder: String) throws(WorkspaceError) -> [Place] {
    try LinkBoundary.check(folder)
    switch FileSystem.status(folder) {
    case .failure(let failure) where failure.isMissing: throw .pathMissing(folder)
    case .failure(let failure): throw .unreadable(folder, reason: failure.reason)
    case .success(let status) where status.kind != .folder: throw .notAFolder(folder)
    case .success: break
    }
    guard let path = FileSystem.realPath(folder) else { throw .pathMissing(folder) }
    // A folder of derived data, a project, or its packages.
    return (made(in: path, boundary: path) + [Place(path: path, boundary: path, isNamed: true)])
  }

  private static func places(beside files: [String], root: String) -> [Place] {
    guard let start = FileSystem.realPath(root) else { return [] }
    let top = RepositoryFiles(around: start).top
    let first = FilePaths.relative(start, to: top) == nil ? start : top
    var folders: Set<String> = [start]
    var around = start
    while around != first, around != "/" {
      around = FilePaths.folder(of: around)
      folders.insert(around)
    }
    for file in files {
      var folder = FilePaths.folder(of: file)
      while folder != ".", folder != "/", folders.insert(FilePaths.join(start, folder)).inserted {
        folder = FilePaths.folder(of: folder)
      }
    }
    return folders.filter { depth(of: $0, below: first) <= deepest }.sorted { $0.precedesInBytes($1) }.flatMap {
      made(in: $0, boundary: first)
    }
  }

  private static func depth(of folder: String, below top: String) -> Int {
    FilePaths.relative(folder, to: top)?.split(separator: "/").count { $0 != "." } ?? .max
  }

  /// Package managers work at a project's top. Their output is not in deeper folders, and looking into each folder of a
  /// large tree takes time.
  private static let deepest = 4

  /// The folders that package managers create in a folder.
  private static func made(in folder: String, boundary: String) -> [Place] {
    let derived = FilePaths.join(folder, "DerivedData")
    let apps = folders(in: derived, boundary: boundary).map { FilePaths.join(derived, $0) }
    let checkouts =
      [FilePaths.join(folder, ".build"), FilePaths.join(folder, "SourcePackages")]
      + ([derived] + apps).map { FilePaths.join($0, "SourcePackages") }
    let candidates =
      checkouts.map { FilePaths.join($0, "checkouts") }
      + [FilePaths.join(folder, "Pods"), FilePaths.join(folder, "Carthage/Checkouts")]
    return candidates.compactMap { candidate in
      guard FilePaths.isFolder(candidate), let path = FileSystem.realPath(candidate),
        FilePaths.relative(path, to: boundary) != nil
      else { return nil }
      return Place(path: path, boundary: boundary)
    }
  }

  private static func folders(in folder: String, boundary: String) -> [String] {
    guard FilePaths.isFolder(folder), let real = FileSystem.realPath(folder),
      FilePaths.relative(real, to: boundary) != nil
    else { return [] }
    return (try? FileSystem.names(in: real).get())?.compactMap(\.self).filter { !$0.hasPrefix(".") } ?? []
  }
}
