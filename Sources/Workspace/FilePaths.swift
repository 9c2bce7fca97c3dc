import NavigationModel

/// A path for use in a message: file names may contain anything but `/` and NUL.
func shown(_ path: String) -> String { PlainText.path(path) }

/// Paths as text. Nothing here accesses the file system.
public enum FilePaths {
  /// `path` relative to `folder`; a path that starts with `/` stays as it is.
  public static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder == "." || folder.isEmpty { return path }
    if path == "." || path.isEmpty { return folder }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  public static func lastComponent(_ path: String) -> String {
    String(path.split(separator: "/", omittingEmptySubsequences: true).last ?? "")
  }

  /// The folder that holds the path; "." for a bare name.
  public static func folder(of path: String) -> String {
    guard let slash = path.dropLastSlashes().lastIndex(of: "/") else { return "." }
    let folder = path[..<slash]
    return folder.isEmpty ? "/" : String(folder)
  }

  /// The path without `.` parts, doubled slashes and a slash at the end; "." when nothing is left.
  /// A `..` stays: after a link it does not lead back to where the path came from.
  public static func cleaned(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    let joined = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + joined : joined.isEmpty ? "." : joined
  }

  /// The path relative to the folder, both absolute and cleaned; nil if it is not in the folder.
  public static func relative(_ path: String, to folder: String) -> String? {
    if path == folder { return "." }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// The path relative to the folder, with as many `..` as necessary; both absolute and cleaned.
  public static func steps(from folder: String, to path: String) -> String {
    var up = folder.split(separator: "/").map(String.init)
    var down = path.split(separator: "/").map(String.init)
    while let first = up.first, first == down.first {
      up.removeFirst()
      down.removeFirst()
    }
    return (Array(repeating: "..", count: up.count) + down).joined(separator: "/")
  }

  /// The part after the last dot of the name, in lower case; empty if there is none, and for names such as `.profile`.
  public static func ending(_ path: String) -> String {
    let name = lastComponent(path)
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}

extension String {
  fileprivate func dropLastSlashes() -> Substring {
    var result = self[...]
    while result.count > 1, result.hasSuffix("/") { result.removeLast() }
    return result
  }
}
