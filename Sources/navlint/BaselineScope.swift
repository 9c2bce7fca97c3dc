import NavigationModel
import Workspace

/// The sources of a run, as a baseline names them: paths relative to the baseline's folder, so that it can be kept in
/// the repository.
struct BaselineScope {
  /// Sorted; nil where paths do not describe it: facts may come from anywhere, and a single target is less.
  let paths: [String]?

  /// - Parameters:
  ///   - paths: as on the command line; the current folder where there are none.
  ///   - isUnbounded: the run reads something else than all sources under the paths.
  ///   - baseline: the file.
  init(of paths: [String], isUnbounded: Bool, seenFrom baseline: String) {
    let folder = FilePaths.absolute(FilePaths.folder(of: baseline))
    let all = Set((paths.isEmpty ? ["."] : paths).map { Self.relative(FilePaths.absolute($0), to: folder) })
    self.paths = isUnbounded ? nil : all.sorted()
  }

  /// Whether the run reads all sources of a baseline. A baseline without a scope is assumed to have the same.
  func covers(_ scope: [String]?) -> Bool {
    guard let scope else { return true }
    guard let paths else { return false }
    return scope.allSatisfy { path in paths.contains { Self.holds($0, path) } }
  }

  /// The scope of a baseline that both runs wrote.
  func with(_ scope: [String]?) -> [String]? {
    guard let paths else { return scope }
    let all = Set(paths + (scope ?? []))
    return all.filter { path in !all.contains { $0 != path && Self.holds($0, path) } }.sorted()
  }

  private static func holds(_ folder: String, _ path: String) -> Bool {
    if folder == "." { return path != ".." && !path.hasPrefix("../") }
    // From above: `..` contains `.`, `Sources` and `../Other`, but not `../..`.
    if folder.split(separator: "/").allSatisfy({ $0 == ".." }) {
      let up = path.split(separator: "/").prefix { $0 == ".." }.count
      return up <= folder.split(separator: "/").count
    }
    return FilePaths.relative(path, to: folder) != nil
  }

  /// With `..` where the path is outside of the folder. Both are absolute and without links.
  private static func relative(_ path: String, to folder: String) -> String {
    let (path, folder) = (path.split(separator: "/"), folder.split(separator: "/"))
    let shared = zip(path, folder).prefix { $0 == $1 }.count
    let parts = folder.dropFirst(shared).map { _ in ".." } + path.dropFirst(shared).map(String.init)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
