import SourceFacts

/// The folders of a program's files, as numbers: the nearness of two files is needed for nearly every name.
struct FileFolders: Sendable {
  /// The folder of each file.
  private let folders: [Int32]
  /// For each folder its parents, from the outside in, with itself.
  private let ways: [[Int32]]

  init(files: [FileFacts]) {
    var numbers: [Substring: Int32] = [:]
    var ways: [[Int32]] = []
    // Split by bytes: a folder's name may begin with a combining mark that would merge with the slash before it.
    func number(_ folder: Substring) -> Int32 {
      if let known = numbers[folder] { return known }
      // The parent comes first, so that numbers do not depend on the order of questions.
      let around =
        folder.utf8.dropLast().lastIndex(of: UInt8(ascii: "/")).map { ways[Int(number(Substring(folder.utf8[...$0])))] }
        ?? []
      let own = Int32(ways.count)
      numbers[folder] = own
      ways.append(around + [own])
      return own
    }
    var folders: [Int32] = []
    folders.reserveCapacity(files.count)
    for file in files {
      folders.append(
        file.path.utf8.lastIndex(of: UInt8(ascii: "/")).map { number(Substring(file.path.utf8[...$0])) } ?? -1)
    }
    self.folders = folders
    self.ways = ways
  }

  /// The folder of a file, with the closing slash; empty for a file at the root.
  static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(path.utf8[...$0])) } ?? ""
  }

  /// The number of leading folders that two files share.
  func common(_ a: UInt32, _ b: UInt32) -> Int {
    let (x, y) = (folders[Int(a)], folders[Int(b)])
    guard x >= 0, y >= 0 else { return 0 }
    if x == y { return ways[Int(x)].count }
    var count = 0
    for (p, q) in zip(ways[Int(x)], ways[Int(y)]) {
      if p != q { break }
      count += 1
    }
    return count
  }
}
