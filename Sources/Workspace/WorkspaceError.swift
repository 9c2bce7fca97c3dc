/// An error that stops a command, as a message for a person: what is wrong, where, and what to do.
public enum WorkspaceError: Error, Hashable, Sendable, CustomStringConvertible {
  case pathMissing(String)
  /// Several of the paths.
  case pathsMissing([String])
  /// A path that is neither a file nor a folder: a device, a socket, a pipe.
  case notAFile(String)
  /// A path of the command line where a folder is expected.
  case notAFolder(String)
  case unreadable(String, reason: String)
  /// A file that was named on the command line and is not text.
  case notText(String, reason: String)
  /// Files that were named and whose kind is not read.
  case noSources([String])
  /// - Parameter hint: what was skipped, if that may be the reason.
  case noSwiftFile([String], hint: String?)
  case outputFolderMissing(file: String, folder: String)
  case unwritable(String, reason: String)
  /// An output that would replace a source or a configuration.
  case outputIsSource(String)
  /// An output that would replace something the run reads.
  case outputIsInput(String, read: String)
  /// Two outputs in one file.
  case sameOutput(String)
  case noRepository(String, reason: String)
  case unknownRevision(String)
  case noMergeBase(String, String)
  case outsideRepository(String, top: String)
  /// A path in a repository inside the one around the current folder.
  case anotherRepository(String, folder: String)
  /// A path of the command line on which a link leads out of its repository.
  case leadsOut(String, link: String, target: String)
  case gitFailed(String, reason: String)
  /// A file whose change would destroy code that no commit has.
  case notCommitted(String)

  public var description: String {
    switch self {
    case .pathMissing(let path):
      return "'\(shown(path))' does not exist. Check the spelling; relative paths start at the current folder."
    case .pathsMissing(let paths):
      return
        "\(list(paths)) do not exist. Check the spelling; relative paths start at the current folder."
    case .notAFile(let path):
      return "'\(shown(path))' is neither a file nor a folder, so there is nothing to read."
    case .notAFolder(let path):
      return "'\(shown(path))' is not a folder. --dependencies takes a folder that contains sources of packages."
    case .unreadable(let path, let reason):
      return "'\(shown(path))' cannot be read: \(reason)."
    case .notText(let path, let reason):
      return "'\(shown(path))' \(reason). Name Swift files, storyboards, or a folder that contains them."
    case .noSources(let paths):
      return
        "\(list(paths)) \(paths.count == 1 ? "is not a kind of file" : "are not kinds of files") that navlint reads. "
        + "Name Swift files, storyboards, or a folder that contains them."
    case .noSwiftFile(let paths, let hint):
      return "there is no Swift file in \(list(paths))."
        + (hint.map { " \($0)" } ?? " Name the folder that contains the app's sources, as in 'navlint check Sources'.")
    case .outputFolderMissing(let file, let folder):
      return
        "'\(shown(file))' cannot be written: the folder '\(shown(folder))' does not exist. Create it first, or name another file."
    case .unwritable(let path, let reason):
      return "'\(shown(path))' cannot be written: \(reason)."
    case .outputIsSource(let path):
      return
        "'\(shown(path))' is a file that navlint reads, so it is not replaced. Name another file to write."
    case .outputIsInput(let path, let read):
      return
        "'\(shown(path))' is read by this run, as '\(shown(read))', so it is not replaced. Name another file to write."
    case .sameOutput(let path):
      return "'\(shown(path))' is named for two outputs and would contain only the last one. Name a file for each."
    case .noRepository(let folder, let reason):
      return "'\(shown(folder))' is not in a git repository that can be read: \(shown(reason))."
    case .unknownRevision(let name):
      return
        "git does not know the revision '\(shown(name))' here. Check the spelling; if this is a shallow clone, 'git fetch' it first."
    case .noMergeBase(let first, let second):
      return
        "'\(shown(first))' and '\(shown(second))' have no common ancestor here. In a shallow clone, fetch more history first."
    case .outsideRepository(let path, let top):
      return
        "'\(shown(path))' is not in '\(shown(top))', the git repository of the current folder, and git is run in no "
        + "other. Run navlint in the folder that you want to compare."
    case .anotherRepository(let path, let folder):
      return
        "'\(shown(path))' is in a git repository of its own, '\(shown(folder))', in which git is not run. If you trust "
        + "that repository, run navlint there."
    case .leadsOut(let path, let link, let target):
      return
        "'\(shown(path))' is not changed: the link '\(shown(link))' leads out of its repository, to "
        + "'\(shown(target))'. To change that place, name it."
    case .gitFailed(let command, let reason):
      return "'git \(command)' failed: \(shown(reason))."
    case .notCommitted(let path):
      return
        "'\(shown(path))' differs from the last commit, or no commit has it. Nothing was written: commit or stash your "
        + "changes first, so that you can restore what is deleted."
    }
  }
}

/// `'a', 'b' and 'c'`
private func list(_ paths: [String]) -> String {
  let names = paths.map { "'\(shown($0))'" }
  return names.count < 2
    ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1]
}

/// A remark about the run that is not a finding and stops nothing: a file that was skipped, and why.
public struct Note: Hashable, Sendable, CustomStringConvertible {
  public var path: String
  public var message: String
  /// The file that was to be read and could not be. For a folder that cannot be entered, a file of kind project: its
  /// contents are unknown.
  public var unread: SourceFile?

  public init(path: String, message: String, unread: SourceFile? = nil) {
    self.path = path
    self.message = message
    self.unread = unread
  }

  /// For a folder that git would consider a repository.
  static let holdsRepository =
    "contains the files of a git repository; they are read like any others, but git is not run there"

  public var description: String { "\(shown(path)): \(message)" }
}
