import Foundation

/// One file's name and bytes.
public struct FileContents: Hashable, Sendable {
  public var file: SourceFile
  public var bytes: [UInt8]
  /// Why the file could not be read; nil if it was read.
  public var refusal: String?

  public init(file: SourceFile, bytes: [UInt8], refusal: String? = nil) {
    self.file = file
    self.bytes = bytes
    self.refusal = refusal
  }

  /// A text that did not come from the file; refused like a file with this content.
  public init(file: SourceFile, text: [UInt8]) {
    let refusal =
      text.count > SourceTree.largestFile
      ? SourceTree.tooLarge : file.kind.mayBeBinary ? nil : notTextReason(text).map(SourceTree.notRead)
    self.init(file: file, bytes: refusal == nil ? text : [], refusal: refusal)
  }
}

extension SourceTree {
  /// Larger files are not written by people, and are not read.
  public static let largestFile = 100_000_000

  /// The files' bytes in the order of ``files``. Files that cannot be read, are too large or are not text are left out,
  /// each with a note.
  public func contents(threads: Int = 1) -> (contents: [FileContents], notes: [Note]) {
    var contents: [FileContents] = []
    var notes: [Note] = []
    contents.reserveCapacity(files.count)
    for (file, reading) in zip(files, readings(threads: threads)) {
      switch reading {
      case .success(let bytes): contents.append(FileContents(file: file, bytes: bytes))
      case .failure(let refusal):
        notes.append(
          Note(path: FilePaths.join(root, file.path), message: refusal.reason, unread: refusal.isGone ? nil : file))
      }
    }
    return (contents, notes)
  }

  static let tooLarge = "larger than 100 MB; not read"
  static func notRead(_ reason: String) -> String { "\(reason); not read" }

  private struct Refusal: Error {
    var reason: String
    /// The file was removed after the folder was listed, so nothing is missing.
    var isGone = false
  }

  private func readings(threads: Int) -> [Result<[UInt8], Refusal>] {
    let files = files
    if threads < 2 || files.count < 64 { return files.map { Self.read($0) } }
    // Each thread takes a batch of files at a time.
    let size = max(16, files.count / (threads * 8))
    let count = (files.count + size - 1) / size
    let parts = Parts(count: count)
    DispatchQueue.concurrentPerform(iterations: count) { part in
      parts.set(files[part * size..<min(files.count, (part + 1) * size)].map { Self.read($0) }, at: part)
    }
    return parts.joined
  }

  private static func read(_ file: SourceFile) -> Result<[UInt8], Refusal> {
    func refused(_ reason: String) -> Result<[UInt8], Refusal> { .failure(Refusal(reason: reason)) }
    switch FileSystem.read(file.location, limit: Self.largestFile) {
    case .success(let bytes):
      // Binary property lists and tables in UTF-16 exist, and their readers can handle them.
      if !file.kind.mayBeBinary, let reason = notTextReason(bytes) { return refused(notRead(reason)) }
      return .success(bytes)
    case .failure(.tooLarge): return refused(tooLarge)
    case .failure(.notAFile): return refused("not a regular file; not read")
    case .failure(.system(let failure)):
      return .failure(Refusal(reason: "cannot be read: \(failure.reason)", isGone: failure.isMissing))
    }
  }

  private final class Parts: @unchecked Sendable {
    // Unchecked: only accessed while the lock is held.
    private var parts: [[Result<[UInt8], Refusal>]]
    private let lock = NSLock()
    init(count: Int) { parts = Array(repeating: [], count: count) }
    func set(_ part: [Result<[UInt8], Refusal>], at place: Int) { lock.withLock { parts[place] = part } }
    var joined: [Result<[UInt8], Refusal>] { lock.withLock { Array(parts.joined()) } }
  }
}

/// Why bytes are not source text, or nil if they are. Text in an old encoding is accepted: its comments are lost, its
/// code is not.
func notTextReason(_ bytes: [UInt8]) -> String? {
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    return "is UTF-16 text; Swift sources are UTF-8"
  }
  let sample = bytes.prefix(16_384)
  // Most sources are plain ASCII, for which this quick check is enough.
  if sample.withUnsafeBufferPointer(isPlain) { return nil }
  if sample.contains(0) { return "is not text" }
  // Control characters are single bytes; only the rest that is not ASCII has to be decoded.
  var strange = 0
  var rest = sample[...]
  while let start = rest.firstIndex(where: { $0 >= 0x80 }) {
    strange += controls(in: rest[..<start])
    let end = rest[start...].firstIndex { $0 < 0x80 } ?? rest.endIndex
    strange += unreadable(in: rest[start..<end])
    rest = rest[end...]
  }
  strange += controls(in: rest)
  return strange * 5 > sample.count * 2 ? "is not text" : nil
}

/// The number of bytes of plain ASCII that are neither printable nor a space.
private func controls(in bytes: ArraySlice<UInt8>) -> Int {
  bytes.reduce(into: 0) { count, byte in if byte < 0x20 || byte == 0x7F, !(0x09...0x0D).contains(byte) { count += 1 } }
}

/// The number of bytes that are not valid UTF-8.
private func unreadable(in bytes: ArraySlice<UInt8>) -> Int {
  var (count, decoder, iterator) = (0, Unicode.UTF8.ForwardParser(), bytes.makeIterator())
  while true {
    switch decoder.parseScalar(from: &iterator) {
    case .valid: break
    case .error(let length): count += length
    case .emptyInput: return count
    }
  }
}

/// Nothing but printable ASCII, spaces and line breaks. The loop has no early exit, so that the compiler can vectorize
/// it.
private func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
  var strange: UInt8 = 0
  for byte in bytes {
    let isPrintable = byte &- 0x20 < 0x5F
    let isSpace = byte &- 0x09 < 5
    strange |= isPrintable || isSpace ? 0 : 1
  }
  return strange == 0
}
