/// A file that is named on the command line and read completely.
public enum TextFile {
  public static func bytes(_ path: String) throws(WorkspaceError) -> [UInt8] {
    try LinkBoundary.check(path)
    switch FileSystem.read(path, limit: SourceTree.largestFile) {
    case .success(let bytes): return bytes
    case .failure(.tooLarge): throw .unreadable(path, reason: "it is larger than 100 MB")
    case .failure(.notAFile): throw .notAFile(path)
    case .failure(.system(let failure)):
      if failure.isMissing { throw .pathMissing(path) }
      throw .unreadable(path, reason: failure.reason)
    }
  }

  public static func read(_ path: String) throws(WorkspaceError) -> String {
    String(decoding: try bytes(path), as: UTF8.self)
  }

  public static func exists(_ path: String) -> Bool {
    if case .success = FileSystem.status(path) { true } else { false }
  }

  /// The current folder, absolute, without links.
  public static var currentFolder: String { FileSystem.currentFolder }
}
