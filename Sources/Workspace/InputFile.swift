#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Files and folders that the user names besides the sources: a saved graph, a folder of pictures, a folder to write
/// to.
public enum InputFile {
  public static func isFolder(_ path: String) -> Bool {
    guard case .success(let status) = FileSystem.status(path) else { return false }
    return status.kind == .folder
  }

  /// A regular file's bytes; nil if there is none, it is too large, or a link on the way leads out of its repository.
  /// - Parameter folder: if given, a link that leads out of this folder is not followed.
  public static func contents(_ path: String, within folder: String? = nil, atMost limit: Int) -> [UInt8]? {
    guard !path.contains("\u{0}"), LinkBoundary.leadingOut(path) == nil else { return nil }
    if let folder {
      guard let top = FileSystem.realPath(folder), let real = FileSystem.realPath(path),
        FilePaths.relative(real, to: top) != nil
      else { return nil }
    }
    guard case .success(let bytes) = FileSystem.read(path, limit: limit) else { return nil }
    return bytes
  }

  /// Creates a folder, unless it exists. Its parent must exist. False if that is not possible, or if a link on the way
  /// leads out of its repository.
  public static func makeFolder(_ path: String) -> Bool {
    if LinkBoundary.leadingOut(path) != nil { return false }
    if isFolder(path) { return true }
    return mkdir(path, 0o777) == 0
  }
}
