import Foundation
import Workspace

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The folder that contains the cache's files. It contains nothing else, and nothing outside of it is touched.
struct CacheFolder: Sendable {
  let path: String

  struct Item {
    var name: String
    var size: Int
    /// Seconds since 1970.
    var used: Int
  }

  /// Creates the folder if it is missing; nil if that is not possible.
  init?(_ path: String) {
    self.path = path
    if !FilePaths.isFolder(path) {
      // Only its owner has to read it.
      try? FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    }
    guard FilePaths.isFolder(path) else { return nil }
  }

  func location(_ name: String) -> String { FilePaths.join(path, name) }

  /// Regular files, by name.
  func items() -> [Item] {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: path) else { return [] }
    return names.sorted().compactMap { name in
      var status = stat()
      guard lstat(location(name), &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
      #if canImport(Darwin)
        let used = status.st_mtimespec.tv_sec
      #else
        let used = status.st_mtim.tv_sec
      #endif
      return Item(name: name, size: Int(status.st_size), used: used)
    }
  }

  func remove(_ name: String) { unlink(location(name)) }

  /// Records that the file was used just now.
  func touch(_ name: String) { utimes(location(name), nil) }

  func read(_ name: String, limit: Int) -> [UInt8]? { InputFile.contents(location(name), atMost: limit) }

  @discardableResult
  func write(_ bytes: [UInt8], to name: String) -> Bool {
    guard let file = FileInTheMaking(location(name)) else { return false }
    file.write(bytes)
    return file.finish()
  }
}
