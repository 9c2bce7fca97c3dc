/// One message per line. A line that is too long is skipped to its end.
struct LineFrameDecoder: FrameDecoder {
  let largest: Int
  private var line: [UInt8] = []
  private var isDropping = false

  init(largest: Int) { self.largest = largest }

  mutating func decode(_ bytes: ArraySlice<UInt8>) -> [Frame] {
    var frames: [Frame] = []
    var rest = bytes
    while let end = rest.firstIndex(of: 0x0A) {
      take(rest[..<end], into: &frames)
      if !isDropping, line.contains(where: { $0 != 0x20 && $0 != 0x0D && $0 != 0x09 }) { frames.append(.message(line)) }
      line.removeAll(keepingCapacity: line.count < 1 << 16)
      isDropping = false
      rest = rest[(end + 1)...]
    }
    take(rest, into: &frames)
    return frames
  }

  private mutating func take(_ part: ArraySlice<UInt8>, into frames: inout [Frame]) {
    if isDropping { return }
    line += part
    guard line.count > largest else { return }
    frames.append(.fault("a message is longer than \(largest) bytes; it was skipped."))
    line = []
    isDropping = true
  }
}
