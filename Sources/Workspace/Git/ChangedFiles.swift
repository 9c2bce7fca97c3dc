/// Files that changed since the work branched off from a revision: committed, not yet committed, and new ones.
public struct ChangedFiles: Sendable {
  public let repository: GitRepository
  /// The commit since which they changed.
  public let base: String
  /// Files that git tracks, and new files that are not ignored.
  private let present: Set<String>

  /// - Parameters:
  ///   - revision: changes since the common ancestor of this commit and the current one count, so that what others did
  ///     since is not shown.
  ///   - arguments: the paths of the command line; all are in the repository around the current folder.
  public init(since revision: String, paths arguments: [String]) throws(WorkspaceError) {
    repository = try GitRepository(holding: arguments)
    base = try repository.mergeBase(revision, "HEAD")
    present = Set(try repository.presentFiles())
  }

  /// Those of the files that changed.
  /// Their bytes are compared here. Git would run the filters that its settings name on each of them.
  /// - Parameter paths: relative to the current folder.
  public func changed(among paths: Set<String>) throws(WorkspaceError) -> Set<String> {
    var places: [String: String] = [:]
    for path in paths {
      if let place = try? repository.path(of: path), present.contains(place) { places[path] = place }
    }
    let before = try repository.contents(of: Set(places.values), in: base)
    return paths.filter { path in
      guard let place = places[path] else { return false }
      guard let old = before[place],
        case .success(let new) = FileSystem.read(
          FilePaths.join(repository.top, place), limit: SourceTree.largestFile)
      else { return true }
      return !Self.isSame(old, new)
    }
  }

  /// Those of the files that the revision does not have with these bytes.
  /// - Parameter files: bytes by path, relative to the current folder.
  public func missing(among files: [String: [UInt8]]) throws(WorkspaceError) -> Set<String> {
    var places: [String: String] = [:]
    for path in files.keys { places[path] = try? repository.path(of: path) }
    let committed = try repository.contents(of: Set(places.values), in: base)
    return Set(
      files.keys.filter { path in
        guard let old = places[path].flatMap({ committed[$0] }), let bytes = files[path] else { return true }
        return !Self.isSame(old, bytes)
      })
  }

  /// Line ends do not count, because a checkout may use those of the system.
  static func isSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    first == second || withPlainLines(first) == withPlainLines(second)
  }

  private static func withPlainLines(_ bytes: [UInt8]) -> [UInt8] {
    bytes.indices.filter { bytes[$0] != 0x0D || $0 + 1 == bytes.count || bytes[$0 + 1] != 0x0A }.map { bytes[$0] }
  }
}
