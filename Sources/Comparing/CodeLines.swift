/// The lines of a text with code: not blank, not only a comment, not only closing brackets.
struct CodeLines {
  /// Without their indentation.
  private(set) var texts: [ArraySlice<UInt8>] = []
  /// Their line numbers, from 0.
  private(set) var offsets: [Int] = []

  init(_ lines: ArraySlice<ArraySlice<UInt8>>) {
    for (offset, line) in lines.enumerated() {
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      let isComment = text.starts(with: "//".utf8) || text.starts(with: "/*".utf8) || text.starts(with: "* ".utf8)
      if isComment || text.allSatisfy(Self.closers.contains) { continue }
      texts.append(text)
      offsets.append(offset)
    }
  }

  init(_ text: [UInt8]) { self.init(LineChanges.lines(text)[...]) }

  /// Characters of a line that only ends what other lines began.
  private static let closers = Set(" \t)]},;".utf8)
}
