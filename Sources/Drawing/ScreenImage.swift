/// A picture of a screen: a PNG from a folder of snapshots.
public struct ScreenImage: Hashable, Sendable {
  public let png: [UInt8]
  public let width: Int
  public let height: Int

  /// nil if the bytes are not a PNG, or one of an implausible size.
  public init?(png: [UInt8]) {
    guard png.count > 33, png.count <= Self.largestFile,
      Array(png.prefix(8)) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    else { return nil }
    func number(_ at: Int) -> Int { png[at..<(at + 4)].reduce(0) { $0 << 8 | Int($1) } }
    guard png[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    width = number(16)
    height = number(20)
    guard (1...20_000).contains(width), (1...20_000).contains(height) else { return nil }
    self.png = png
  }

  /// Snapshots have a few hundred kilobytes; a map with larger ones could not be opened.
  public static let largestFile = 4 << 20

  /// The size of the picture on a card, in points: no wider than 120, no higher than 220.
  var shown: (width: Int, height: Int) {
    let scale = min(120 / Double(width), 220 / Double(height))
    return (max(8, Int((Double(width) * scale).rounded())), max(8, Int((Double(height) * scale).rounded())))
  }
}
