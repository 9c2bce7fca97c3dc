/// Files that changed since the work left a revision: committed, not yet committed, and new ones.
public struct ChangedFiles: Sendable {
  public let repository: GitRepository
  /// The commit that they changed since.
  public let base: String
  private let paths: Set<String>

  /// - Parameters:
  ///   - revision: the commit from which it and the current one come is what counts, so that what others did since is
  ///     not shown.
  ///   - arguments: the paths of the command line; they tell the repository.
  public init(since revision: String, paths arguments: [String]) throws(WorkspaceError) {
    repository = try GitRepository(aroundPaths: arguments)
    base = try repository.mergeBase(revision, "HEAD")
    paths = try repository.changedFiles(since: base)
  }

  /// - Parameter path: as seen from the current folder.
  public func contains(_ path: String) -> Bool { (try? repository.path(of: path)).map(paths.contains) ?? false }
}
