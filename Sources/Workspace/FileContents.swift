/// One file's name and bytes.
public struct FileContents: Hashable, Sendable {
  public var file: SourceFile
  public var bytes: [UInt8]

  public init(file: SourceFile, bytes: [UInt8]) {
    self.file = file
    self.bytes = bytes
  }
}

extension SourceTree {
  /// A larger file is not written by people, nor read by navlint.
  public static let largestFile = 100_000_000

  /// The files' bytes in the order of ``files``. Files that cannot be read, are too large or are not text are left out, each with a note.
  public func contents() -> (contents: [FileContents], notes: [Note]) {
    var contents: [FileContents] = []
    var notes: [Note] = []
    for file in files {
      switch FileSystem.read(file.location, limit: Self.largestFile) {
      case .success(let bytes):
        // Binary property lists exist, and their reader knows them.
        if file.kind != .propertyList, let reason = notTextReason(bytes) {
          notes.append(Note(path: FilePaths.join(root, file.path), message: "\(reason); not read"))
        } else {
          contents.append(FileContents(file: file, bytes: bytes))
        }
      case .failure(.tooLarge):
        notes.append(Note(path: FilePaths.join(root, file.path), message: "larger than 100 MB; not read"))
      case .failure(.notAFile):
        notes.append(Note(path: FilePaths.join(root, file.path), message: "not a regular file; not read"))
      case .failure(.system(let failure)):
        notes.append(Note(path: FilePaths.join(root, file.path), message: "cannot be read: \(failure.reason)"))
      }
    }
    return (contents, notes)
  }
}

/// Why bytes are no source text, or nil where they are. Text in an old encoding passes: its comments are lost, its code is not.
func notTextReason(_ bytes: [UInt8]) -> String? {
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    return "is UTF-16 text; Swift sources are UTF-8"
  }
  let sample = bytes.prefix(16_384)
  guard !sample.isEmpty else { return nil }
  if sample.contains(0) { return "is not text" }
  var strange = 0
  var decoder = Unicode.UTF8.ForwardParser()
  var iterator = sample.makeIterator()
  parsing: while true {
    switch decoder.parseScalar(from: &iterator) {
    case .valid(let scalar):
      if scalar.count == 1, let byte = scalar.first, byte < 0x20 || byte == 0x7F, !(0x09...0x0D).contains(byte) { strange += 1 }
    case .error(let length): strange += length
    case .emptyInput: break parsing
    }
  }
  return strange * 5 > sample.count * 2 ? "is not text" : nil
}
