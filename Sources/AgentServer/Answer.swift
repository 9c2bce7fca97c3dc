import NavigationModel

/// A tool's answer: a line about everything, then items, of which a page is sent.
public struct Answer: Sendable {
  /// In navlint's own words.
  public var heading: String
  /// One or a few lines each.
  public var items: [String] = []
  /// Some of the text comes from the sources.
  public var isQuoting = true
  public var picture: Picture?

  public struct Picture: Sendable {
    public var bytes: [UInt8]
    public var mimeType: String
    public init(bytes: [UInt8], mimeType: String) {
      self.bytes = bytes
      self.mimeType = mimeType
    }
  }

  public init(_ heading: String, items: [String] = [], isQuoting: Bool = true, picture: Picture? = nil) {
    self.heading = heading
    self.items = items
    self.isQuoting = isQuoting
    self.picture = picture
  }
}

/// Why a tool has no answer, as a message: what is wrong, and what to do.
public struct ToolFailure: Error, Sendable {
  public var message: String
  public init(_ message: String) { self.message = message }
}

/// The part of an answer that is sent at once.
struct Page {
  static let standardLimit = 25
  static let largestLimit = 100
  /// In bytes, without the heading. A single item that is longer is truncated.
  static let largest = 12_000

  var text: String

  /// - Parameter cursor: as an earlier page returned it.
  init(_ answer: Answer, limit: Int, cursor: String?) throws(ToolFailure) {
    let print = Fingerprint(answer.items).text
    let start = try cursor.map { cursor throws(ToolFailure) in
      try Self.start(cursor, print, count: answer.items.count)
    }
    var lines: [String] = []
    var (size, next) = (0, start ?? 0)
    while next < answer.items.count, lines.count < limit {
      let item = Self.cut(answer.items[next])
      guard lines.isEmpty || size + item.utf8.count <= Self.largest else { break }
      lines.append("- " + item)
      size += item.utf8.count
      next += 1
    }
    var out = [Self.cut(answer.heading)] + lines
    let rest = answer.items.count - next
    if rest > 0 { out.append("\(rest) more: ask again with \"cursor\": \"\(next).\(print)\".") }
    if answer.isQuoting { out.append(Quoted.notice) }
    text = out.joined(separator: "\n")
  }

  private static func start(_ cursor: String, _ print: String, count: Int) throws(ToolFailure) -> Int {
    let parts = cursor.split(separator: ".", maxSplits: 1)
    guard parts.count == 2, let start = Int(parts[0]), parts[0].utf8.count < 10, start >= 0 else {
      throw ToolFailure("this cursor is not from navlint. Ask without a cursor.")
    }
    guard parts[1] == print, start <= count else {
      throw ToolFailure("the answer has changed since this cursor was given. Ask without a cursor.")
    }
    return start
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > largest else { return text }
    return String(decoding: text.utf8.prefix(largest), as: UTF8.self) + "… (cut)"
  }
}

/// Distinguishes two lists of texts: FNV-1a, stable between runs. It is not used for anything secret.
struct Fingerprint {
  private var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  init(_ texts: [String]) {
    for text in texts {
      for byte in text.utf8 { add(byte) }
      add(0)
    }
  }

  private mutating func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }

  var text: String { String(hash, radix: 36) }
}
