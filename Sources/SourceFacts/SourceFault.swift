/// Why a file cannot be read completely, with the first place of the fault.
///
/// The text before the place is read as usual; the text after it as far as the reader recovers. So it is not known what
/// is missing.
public struct SourceFault: Error, Hashable, Sendable {
  /// 1-based.
  public var line: UInt32
  /// 1-based, in UTF-8 bytes.
  public var column: UInt32
  /// What was found, or what was expected and is missing; a sentence without its end.
  public var message: String
  /// The number of further faults in the file.
  public var more: UInt32

  public init(line: UInt32 = 1, column: UInt32 = 1, message: String, more: UInt32 = 0) {
    self.line = line
    self.column = column
    self.message = message
    self.more = more
  }

  init(at offset: Int, in source: [UInt8], message: String, more: Int = 0) {
    var positions = source.withUnsafeBufferPointer(SourcePositions.init)
    let place = positions.place(of: min(offset, source.count))
    self.init(
      line: place.line, column: UInt32(place.column), message: message, more: UInt32(clamping: more))
  }
}
