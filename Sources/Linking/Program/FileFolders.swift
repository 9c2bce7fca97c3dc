import SourceFacts

/// Where the files of a program lie, in numbers: how near two files are is asked for nearly every name.
struct FileFolders: Sendable {
  /// The folder of each file.
  private let folders: [Int32]
  /// For each folder the folders it lies in, from the outside in, itself included.
  private let ways: [[Int32]]

  init(files: [FileFacts]) {
    var numbers: [Substring: Int32] = [:]
    var ways: [[Int32]] = []
    // Cut by bytes: a folder's name may begin with a mark that makes one character of the slash before it and itself.
    func number(_ folder: Substring) -> Int32 {
      if let known = numbers[folder] { return known }
      // The way through the folder around comes first, so that numbers do not depend on who asks.
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

  /// How many folders two files have in common, from the top.
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
