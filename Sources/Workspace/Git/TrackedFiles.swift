/// The files that git tracks in a working tree. A tracked file is never ignored, whatever `.gitignore` says about it.
struct TrackedFiles {
  /// Sorted by bytes.
  private let paths: [String]

  private static let largestIndex = 500_000_000

  /// nil if the index cannot be read.
  /// - Parameters:
  ///   - top: the folder that holds `.git`.
  ///   - boundary: a folder that git's own folder must be in; nil for the repository around what the command line
  ///     names.
  init?(top: String, within boundary: String? = nil) {
    guard let folder = try? GitFolder(top: top) else { return nil }
    if let boundary, FilePaths.relative(folder.directory, to: boundary) == nil { return nil }
    switch FileSystem.read(FilePaths.join(folder.directory, "index"), limit: Self.largestIndex) {
    case .success(let bytes):
      guard let found = GitIndex(bytes)?.paths ?? Self.asked(top) else { return nil }
      self.init(found)
    case .failure(.system(let failure)) where failure.isMissing: self.init([])
    case .failure: return nil
    }
  }

  init(_ paths: [String]) {
    self.paths = paths.sorted { $0.precedesInBytes($1) }
  }

  /// Git can read indices that this program cannot, but it is run only for the repository around the current folder.
  private static func asked(_ top: String) -> [String]? {
    guard let repository = try? GitRepository(), repository.top == top else { return nil }
    return try? repository.list(["ls-files", "-z", "--cached"])
  }

  func contains(_ path: String) -> Bool {
    let place = place(of: path)
    return place < paths.count && paths[place] == path
  }

  /// Whether something below the folder is tracked, or the folder itself as a submodule.
  func holds(_ folder: String) -> Bool {
    if contains(folder) { return true }
    let place = place(of: folder + "/")
    return place < paths.count && paths[place].hasPrefix(folder + "/")
  }

  /// The index of the first path that does not come before.
  private func place(of path: String) -> Int {
    var (low, high) = (0, paths.count)
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].precedesInBytes(path) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
