/// The git repository around a folder, as far as its ignore rules are concerned. git itself is not run.
struct Repository {
  /// The folder that holds `.git`.
  let top: String

  /// - Parameter folder: an absolute path without links.
  init?(around folder: String) {
    var folder = folder
    while true {
      if case .success = FileSystem.status(FilePaths.join(folder, ".git")) {
        top = folder
        return
      }
      let outer = FilePaths.folder(of: folder)
      // The top; or the current folder was deleted, and its path cannot be determined.
      if outer == folder { return nil }
      folder = outer
    }
  }

  /// The rules that apply to the contents of a folder, without the folder's own file; outermost first.
  /// If the folder itself is ignored, none: a user who names an ignored folder wants it read.
  func ignoreFiles(above folder: String) -> [IgnoreFile] {
    var files: [IgnoreFile] = []
    if let shared = (try? GitFolder(top: top))?.sharedDirectory,
      case .success(let file) = Self.ignoreFile(at: FilePaths.join(shared, "info/exclude"), folder: top)
    {
      files.append(file)
    }
    guard let relative = FilePaths.relative(folder, to: top), relative != "." else { return files }
    var current = top
    for part in relative.split(separator: "/") {
      if case .success(let file) = Self.ignoreFile(at: FilePaths.join(current, ".gitignore"), folder: current) {
        files.append(file)
      }
      current = FilePaths.join(current, String(part))
      if files.ignores(current, isFolder: true) { return [] }
    }
    return files
  }

  struct Unusable: Error, CustomStringConvertible {
    var description: String
  }

  static func ignoreFile(at path: String, folder: String) -> Result<IgnoreFile, Unusable> {
    switch FileSystem.read(path, limit: 1_000_000) {
    case .success(let bytes): .success(IgnoreFile(bytes, folder: folder))
    case .failure(.tooLarge): .failure(Unusable(description: "it is larger than 1 MB"))
    case .failure(.notAFile): .failure(Unusable(description: "it is not a regular file"))
    case .failure(.system(let failure)): .failure(Unusable(description: failure.reason))
    }
  }
}
