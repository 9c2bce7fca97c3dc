import Foundation

/// The git repository around the current folder, read without changing anything in it.
/// It is found by walking up to a `.git`, and no other is ever used: a folder of sources may contain the files of a
/// repository, with a history and settings that a pull request made up.
public struct GitRepository: Sendable {
  let git: GitProcess

  /// The folder of the working tree, absolute, without links.
  public var top: String { git.folder.top }

  /// The repository around the current folder.
  public init() throws(WorkspaceError) {
    let current = FileSystem.currentFolder
    guard let found = Repository(around: current) else {
      throw .noRepository(current, reason: "neither it nor a folder above contains '.git'")
    }
    do {
      git = GitProcess(folder: try GitFolder(top: found.top))
      guard FileSystem.realPath(try git.foundDirectory()) == git.folder.directory else {
        throw GitProcess.Failure(status: 0, message: "git does not accept '.git' as a repository")
      }
    } catch let failure as GitFolder.Unusable {
      throw .noRepository(found.top, reason: failure.reason)
    } catch let failure as GitProcess.Failure {
      throw .noRepository(found.top, reason: failure.reason)
    } catch {
      throw .noRepository(found.top, reason: "\(error)")
    }
  }

  /// The repository around the current folder.
  /// - Throws: if a path of the command line is elsewhere: outside, in a submodule, or in a repository inside.
  public init(holding paths: [String]) throws(WorkspaceError) {
    try self.init()
    for path in paths { _ = try self.path(of: path) }
  }

  /// The full names of the commits that revisions stand for, in the same order.
  public func commits(_ revisions: [String]) throws(WorkspaceError) -> [String] {
    for revision in revisions {
      // Git would treat it as an option, or as a separate line.
      guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.contains(where: \.isNewline) else {
        throw .unknownRevision(revision)
      }
    }
    let output = try? git.run(["rev-parse", "--quiet", "--revs-only"] + revisions.map { $0 + "^{commit}" } + ["--"])
    let names = output.map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) } ?? []
    if names.count == revisions.count, names.allSatisfy(Self.isCommitName) { return names }
    // One by one, to find out which of them is unknown.
    guard revisions.count > 1 else { throw .unknownRevision(revisions.first ?? "") }
    return try revisions.map { revision throws(WorkspaceError) in try commit(revision) }
  }

  /// The full name of the commit that a revision stands for.
  public func commit(_ revision: String) throws(WorkspaceError) -> String { try commits([revision])[0] }

  private static func isCommitName(_ text: String) -> Bool { text.count >= 40 && text.allSatisfy(\.isHexDigit) }

  /// The newest common ancestor.
  public func mergeBase(_ first: String, _ second: String) throws(WorkspaceError) -> String {
    let both = try commits([first, second])
    guard let output = try? git.run(["merge-base"] + both) else { throw .noMergeBase(first, second) }
    let name = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    guard Self.isCommitName(name) else { throw .noMergeBase(first, second) }
    return name
  }

  /// Files that git tracks, and new files that are not ignored: paths from ``top``. A file in conflict occurs more than
  /// once.
  func presentFiles() throws(WorkspaceError) -> [String] {
    try list(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
  }

  /// The output as names that end in NUL; a name that is not UTF-8 is left out.
  func list(_ arguments: [String]) throws(WorkspaceError) -> [String] {
    do {
      return try git.run(arguments).split(separator: 0).compactMap { String(validating: $0, as: UTF8.self) }
    } catch let failure {
      throw .gitFailed(arguments.first ?? "", reason: failure.reason)
    }
  }

  /// A path of the command line as a path from ``top``; "" for the top itself.
  public func path(of given: String) throws(WorkspaceError) -> String {
    try LinkBoundary.check(given)
    guard let inside = FilePaths.relative(FileSystem.resolved(given), to: top) else {
      throw .outsideRepository(given, top: top)
    }
    if inside == "." { return "" }
    var folder = top
    for part in inside.split(separator: "/") {
      folder = FilePaths.join(folder, String(part))
      if FilePaths.exists(FilePaths.join(folder, ".git")) { throw .anotherRepository(given, folder: folder) }
    }
    return inside
  }
}

extension GitProcess.Failure {
  var reason: String {
    if status == 127 { return "git is not installed, or not on the PATH" }
    return message.isEmpty ? "git ended with code \(status)" : message
  }
}
