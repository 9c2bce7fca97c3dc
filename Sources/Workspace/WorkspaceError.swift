/// What keeps a command from doing its work, told to a person: what is wrong, where, and what to do.
public enum WorkspaceError: Error, Hashable, Sendable, CustomStringConvertible {
  case pathMissing(String)
  /// A path that is neither a file nor a folder: a device, a socket, a pipe.
  case notAFile(String)
  case unreadable(String, reason: String)
  /// A file that was named on the command line and holds no text.
  case notText(String, reason: String)
  /// - Parameter hint: what was passed over, when that may be the cause.
  case noSwiftFile([String], hint: String?)
  case outputFolderMissing(file: String, folder: String)
  case unwritable(String, reason: String)
  case noRepository(String, reason: String)
  case unknownRevision(String)
  case noMergeBase(String, String)
  case outsideRepository(String, top: String)
  /// A path that lies in a repository inside the one around the current folder.
  case anotherRepository(String, folder: String)
  /// A path of the command line on which a link leads out of its repository.
  case leadsOut(String, link: String, target: String)
  case gitFailed(String, reason: String)

  public var description: String {
    switch self {
    case .pathMissing(let path):
      return "'\(shown(path))' does not exist. Check the spelling; relative paths start at the current folder."
    case .notAFile(let path):
      return "'\(shown(path))' is neither a file nor a folder, so there is nothing to read."
    case .unreadable(let path, let reason):
      return "'\(shown(path))' cannot be read: \(reason)."
    case .notText(let path, let reason):
      return "'\(shown(path))' \(reason). Name Swift files, storyboards, or a folder that holds them."
    case .noSwiftFile(let paths, let hint):
      let places = paths.map { "'\(shown($0))'" }.joined(separator: ", ")
      return "there is no Swift file in \(places)."
        + (hint.map { " \($0)" } ?? " Name the folder that holds the app's sources, as in 'navlint check Sources'.")
    case .outputFolderMissing(let file, let folder):
      return
        "'\(shown(file))' cannot be written: the folder '\(shown(folder))' does not exist. Make it first, or name another file."
    case .unwritable(let path, let reason):
      return "'\(shown(path))' cannot be written: \(reason)."
    case .noRepository(let folder, let reason):
      return "'\(shown(folder))' is in no git repository that can be read: \(shown(reason))."
    case .unknownRevision(let name):
      return
        "git knows no revision '\(shown(name))' here. Check the spelling; a shallow clone may not have it: 'git fetch' it first."
    case .noMergeBase(let first, let second):
      return
        "'\(shown(first))' and '\(shown(second))' come from no common commit that is here. In a shallow clone, fetch more history first."
    case .outsideRepository(let path, let top):
      return
        "'\(shown(path))' is not in '\(shown(top))', the git repository around the current folder, and no other is asked. Go to the folder that is to be compared, and run navlint there."
    case .anotherRepository(let path, let folder):
      return
        "'\(shown(path))' lies in a git repository of its own, '\(shown(folder))', which is not asked. Go there and run navlint there, if you trust it."
    case .leadsOut(let path, let link, let target):
      return
        "'\(shown(path))' is not touched: the link '\(shown(link))' leads out of its repository, to '\(shown(target))'. Name that place itself if you mean it."
    case .gitFailed(let command, let reason):
      return "'git \(command)' failed: \(shown(reason))."
    }
  }
}

/// A remark on the run that is no finding and stops nothing: a file that was passed over, and why.
public struct Note: Hashable, Sendable, CustomStringConvertible {
  public var path: String
  public var message: String

  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  public var description: String { "\(shown(path)): \(message)" }
}
