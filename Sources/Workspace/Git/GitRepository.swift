import Foundation

/// A git repository with a working tree, read without changing anything in it.
public struct GitRepository: Sendable {
  /// The folder of the working tree, absolute, without links.
  public let top: String

  /// The repository around a folder.
  public init(around folder: String) throws(WorkspaceError) {
    do {
      let output = try GitProcess(folder: folder).run(["rev-parse", "--show-toplevel"])
      let path = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
      top = FileSystem.realPath(path) ?? path
    } catch let failure {
      throw .noRepository(folder, reason: failure.reason)
    }
  }

  /// The repository around what paths of the command line lie in; the current folder when there are none.
  public init(aroundPaths paths: [String]) throws(WorkspaceError) {
    let first = paths.first ?? "."
    switch FileSystem.status(first) {
    case .success(let status): try self.init(around: status.kind == .folder ? first : FilePaths.folder(of: first))
    // A path that is only there in an older revision.
    case .failure: try self.init(around: ".")
    }
  }

  var git: GitProcess { GitProcess(folder: top) }

  /// The full names of the commits that revisions stand for, in the same order.
  public func commits(_ revisions: [String]) throws(WorkspaceError) -> [String] {
    for revision in revisions {
      // Git would take it for an option, or for a line of its own.
      guard !revision.isEmpty, !revision.hasPrefix("-"), !revision.contains(where: \.isNewline) else {
        throw .unknownRevision(revision)
      }
    }
    let output = try? git.run(["rev-parse", "--quiet", "--revs-only"] + revisions.map { $0 + "^{commit}" } + ["--"])
    let names = output.map { String(decoding: $0, as: UTF8.self).split(separator: "\n").map(String.init) } ?? []
    if names.count == revisions.count, names.allSatisfy(Self.isCommitName) { return names }
    // One by one, to say which of them is unknown.
    guard revisions.count > 1 else { throw .unknownRevision(revisions.first ?? "") }
    return try revisions.map { revision throws(WorkspaceError) in try commit(revision) }
  }

  /// The full name of the commit that a revision stands for.
  public func commit(_ revision: String) throws(WorkspaceError) -> String { try commits([revision])[0] }

  private static func isCommitName(_ text: String) -> Bool { text.count >= 40 && text.allSatisfy(\.isHexDigit) }

  /// The newest commit that both sides come from.
  public func mergeBase(_ first: String, _ second: String) throws(WorkspaceError) -> String {
    let both = try commits([first, second])
    guard let output = try? git.run(["merge-base"] + both) else { throw .noMergeBase(first, second) }
    let name = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
    guard Self.isCommitName(name) else { throw .noMergeBase(first, second) }
    return name
  }

  /// Files that are not as they were in a commit, untracked ones included: paths from ``top``.
  public func changedFiles(since commit: String) throws(WorkspaceError) -> Set<String> {
    let tracked = try list([
      "diff", "--name-only", "-z", "--no-ext-diff", "--no-textconv", "--no-renames", "--ignore-submodules", commit,
      "--",
    ])
    let untracked = try list(["ls-files", "-z", "--others", "--exclude-standard"])
    return Set(tracked + untracked)
  }

  /// Output in the form of names that end in NUL; a name that is not UTF-8 is left out.
  func list(_ arguments: [String]) throws(WorkspaceError) -> [String] {
    do {
      return try git.run(arguments).split(separator: 0).compactMap { String(validating: $0, as: UTF8.self) }
    } catch let failure {
      throw .gitFailed(arguments.first ?? "", reason: failure.reason)
    }
  }

  /// A path of the command line as a path from ``top``; "" for the top itself.
  public func path(of given: String) throws(WorkspaceError) -> String {
    let absolute = FileSystem.realPath(given) ?? FilePaths.cleaned(FilePaths.join(FileSystem.currentFolder, given))
    guard let inside = FilePaths.relative(absolute, to: top) else { throw .outsideRepository(given, top: top) }
    return inside == "." ? "" : inside
  }
}

extension GitProcess.Failure {
  var reason: String {
    if status == 127 { return "git is not installed, or not on the PATH" }
    return message.isEmpty ? "git ended with code \(status)" : message
  }
}
