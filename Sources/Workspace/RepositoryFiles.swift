/// The files of one repository, for settings that may come from a stranger's pull request: nothing outside of the
/// repository is read, neither by a path nor by a link.
public struct RepositoryFiles: Hashable, Sendable {
  /// The folder that nothing may lead out of: absolute, without links.
  public let top: String

  /// - Parameter start: a folder, or a file in it. The repository is the one around it; if there is none, the current
  ///   folder if it contains the start, else the start itself.
  public init(around start: String) {
    var folder = FileSystem.realPath(start) ?? FileSystem.currentFolder
    if case .success(let status) = FileSystem.status(folder), status.kind != .folder {
      folder = FilePaths.folder(of: folder)
    }
    let current = FileSystem.currentFolder
    top = Repository(around: folder)?.top ?? (FilePaths.relative(folder, to: current) == nil ? folder : current)
  }

  /// Why a file is not read, as the end of a sentence: "it does not exist".
  public struct Refusal: Error, Hashable, Sendable {
    public var reason: String
  }

  /// - Parameter path: from the top.
  public func read(_ path: String, limit: Int) -> Result<[UInt8], Refusal> {
    let location = FilePaths.join(top, path)
    guard case .success = FileSystem.status(location, followingLinks: false) else {
      return refused("it does not exist")
    }
    guard let real = FileSystem.realPath(location) else { return refused("it is a link that leads nowhere") }
    guard FilePaths.relative(real, to: top) != nil else {
      return refused("it is a link that leads out of the repository")
    }
    return switch FileSystem.read(real, limit: limit) {
    case .success(let bytes): .success(bytes)
    case .failure(.tooLarge): refused("it is larger than \(limit / 1000) kB")
    case .failure(.notAFile): refused("it is not a regular file")
    case .failure(.system(let failure)): refused(failure.reason)
    }
  }

  private func refused(_ reason: String) -> Result<[UInt8], Refusal> { .failure(Refusal(reason: reason)) }

  /// The folders from the top down to a folder, by their paths from the top, outermost first; the top itself is empty.
  public func folders(downTo folder: String) -> [String] {
    guard let real = FileSystem.realPath(folder), let inside = FilePaths.relative(real, to: top) else { return [] }
    var folders = [""]
    for part in inside.split(separator: "/") where part != "." {
      folders.append(folders.last == "" ? String(part) : "\(folders[folders.count - 1])/\(part)")
    }
    return folders
  }

  /// The names in a folder that are valid UTF-8, sorted; none if it cannot be read.
  public func names(in folder: String) -> [String] {
    (try? FileSystem.names(in: FilePaths.join(top, folder)).get())?.compactMap(\.self) ?? []
  }

  /// Whether anything exists at a path from the top, even a link that leads nowhere.
  public func exists(_ path: String) -> Bool { FilePaths.exists(FilePaths.join(top, path)) }

  /// A path from the top, with links followed; nil if it is outside or does not exist.
  public func path(of location: String) -> String? {
    FileSystem.realPath(location).flatMap { FilePaths.relative($0, to: top) }.map { $0 == "." ? "" : $0 }
  }

  /// The name of a path from the top for a person in the current folder.
  public func shown(_ path: String) -> String {
    let location = FilePaths.join(top, path)
    let current = FileSystem.currentFolder
    if let inside = FilePaths.relative(location, to: current) { return inside }
    // From a folder inside the repository, with one `..` for each folder below the common one.
    guard let below = FilePaths.relative(current, to: top) else { return location }
    return FilePaths.steps(from: below, to: path)
  }
}

extension FilePaths {
  /// The path from the root of the file system, with links followed where it exists.
  public static func absolute(_ path: String) -> String {
    FileSystem.realPath(path) ?? cleaned(join(FileSystem.currentFolder, path))
  }

  /// Whether anything exists at the path, even a link that leads nowhere.
  public static func exists(_ path: String) -> Bool {
    if case .success = FileSystem.status(path, followingLinks: false) { true } else { false }
  }

  public static func isLink(_ path: String) -> Bool {
    if case .success(let status) = FileSystem.status(path, followingLinks: false) {
      status.kind == .link
    } else {
      false
    }
  }

  /// Whether the path is a file that can be read without waiting: not a folder, pipe or device.
  public static func isRegularFile(_ path: String) -> Bool {
    if case .success(let status) = FileSystem.status(path) { status.kind == .file } else { false }
  }

  /// Whether there is a folder at the path.
  public static func isFolder(_ path: String) -> Bool {
    if case .success(let status) = FileSystem.status(path) { status.kind == .folder } else { false }
  }
}
