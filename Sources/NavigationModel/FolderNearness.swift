extension SourceLocation {
  /// The number of leading folders that two files share.
  package func sharedFolders(with other: SourceLocation) -> Int { Self.sharedFolders(file, other.file) }

  /// The same for two paths.
  package static func sharedFolders(_ a: String, _ b: String) -> Int {
    var count = 0
    for (x, y) in zip(a.utf8, b.utf8) {
      if x != y { break }
      if x == UInt8(ascii: "/") { count += 1 }
    }
    return count
  }
}
