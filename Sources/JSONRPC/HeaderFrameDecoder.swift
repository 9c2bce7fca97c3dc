/// Messages after headers that give their length.
/// It recovers after invalid input: the next header counts, wherever in a line it begins. No header can make it store
/// more than one message of the largest size, or wait for an absurd length.
struct HeaderFrameDecoder: FrameDecoder {
  private enum State {
    case header
    /// This many bytes of the message are still to come.
    case body(Int)
    /// This many bytes of a message that is too long are still to come.
    case skipping(Int)
  }

  let largest: Int
  private var state = State.header
  private var line: [UInt8] = []
  private var body: [UInt8] = []
  private var length: Int?
  /// There were bytes before or beside the header that belong to no header.
  private var hasGarbage = false

  /// No more of a header line is stored. Of a longer line the end is kept, because the next header may begin in it.
  private static let longestLine = 4096
  private static let longestKey = 64
  /// A length above this is not a real message: the bytes after it are searched for the next header.
  private static let largestMeant = 1 << 30

  init(largest: Int) { self.largest = largest }

  mutating func decode(_ bytes: ArraySlice<UInt8>) -> [Frame] {
    var frames: [Frame] = []
    var rest = bytes
    while !rest.isEmpty {
      switch state {
      case .header: rest = header(rest, &frames)
      case .body(let missing):
        let part = rest.prefix(missing)
        body += part
        rest = rest[part.endIndex...]
        state = .body(missing - part.count)
        if part.count == missing { finish(&frames) }
      case .skipping(let missing):
        let part = rest.prefix(missing)
        rest = rest[part.endIndex...]
        state = part.count == missing ? .header : .skipping(missing - part.count)
      }
    }
    return frames
  }

  private mutating func finish(_ frames: inout [Frame]) {
    frames.append(.message(body))
    body = []
    state = .header
  }

  /// Takes bytes up to the end of a line.
  private mutating func header(_ bytes: ArraySlice<UInt8>, _ frames: inout [Frame]) -> ArraySlice<UInt8> {
    let end = bytes.firstIndex(of: 0x0A)
    line += bytes[..<(end ?? bytes.endIndex)]
    if line.count > Self.longestLine {
      line.removeFirst(line.count - Self.longestKey)
      hasGarbage = true
    }
    guard let end else { return [] }
    if line.last == 0x0D { line.removeLast() }
    if line.isEmpty { close(&frames) } else { read(line) }
    line.removeAll(keepingCapacity: true)
    return bytes[(end + 1)...]
  }

  /// At the empty line after a header.
  private mutating func close(_ frames: inout [Frame]) {
    if hasGarbage { frames.append(.fault("the bytes before a header were not a message; they were skipped.")) }
    hasGarbage = false
    guard let length else { return }
    self.length = nil
    switch length {
    case 0: frames.append(.message([]))
    case ...largest:
      state = .body(length)
    case ...Self.largestMeant:
      frames.append(.fault("a message is longer than \(largest) bytes; it was skipped."))
      state = .skipping(length)
    default: frames.append(.fault("a header gives a length that no message has; reading goes on at the next header."))
    }
  }

  private mutating func read(_ line: [UInt8]) {
    let text = String(decoding: line, as: UTF8.self).lowercased()
    guard let key = text.ranges(of: "content-length:").last else {
      // Other fields, such as the type, do not matter.
      if !text.hasPrefix("content-type:") { hasGarbage = true }
      return
    }
    if key.lowerBound != text.startIndex { hasGarbage = true }
    let digits = text[key.upperBound...].filter { $0 != " " && $0 != "\t" }
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      hasGarbage = true
      return
    }
    length = Int(digits) ?? .max
  }
}
