/// The note in an ELF file that identifies its content: linkers compute it over all that they write.
enum BuildNote {
  /// The note's bytes as hexadecimal digits; nil for files of another format and those without a note.
  static func id(of file: UnsafeRawBufferPointer) -> String? {
    // 64 bits, little-endian.
    guard file.count >= 64, file.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return nil }
    let (table, size, count) = (Int(clamping: file.word(at: 32)), Int(file.short(at: 54)), Int(file.short(at: 56)))
    guard size >= 56, table <= file.count, count * size <= file.count - table else { return nil }
    for index in 0..<count {
      let segment = table + index * size
      let (start, length) = (Int(clamping: file.word(at: segment + 8)), Int(clamping: file.word(at: segment + 32)))
      guard file.half(at: segment) == noteSegment, start <= file.count, length <= file.count - start else { continue }
      if let id = id(inNotes: UnsafeRawBufferPointer(rebasing: file[start..<start + length])) { return id }
    }
    return nil
  }

  private static let noteSegment: UInt32 = 4
  private static let buildNote: UInt32 = 3

  private static func id(inNotes notes: UnsafeRawBufferPointer) -> String? {
    var place = 0
    while place + 12 <= notes.count {
      let (nameSize, size, kind) = (
        Int(notes.half(at: place)), Int(notes.half(at: place + 4)), notes.half(at: place + 8)
      )
      let name = place + 12
      let content = name + (nameSize + 3) / 4 * 4
      guard content <= notes.count, size <= notes.count - content else { return nil }
      // Too short to identify a program: somebody chose it by hand.
      if kind == buildNote, size >= 16, notes[name..<name + nameSize].elementsEqual("GNU\0".utf8) {
        return notes[content..<content + size].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
      place = content + (size + 3) / 4 * 4
    }
    return nil
  }
}

extension UnsafeRawBufferPointer {
  fileprivate func short(at offset: Int) -> UInt16 {
    UInt16(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt16.self))
  }
}
