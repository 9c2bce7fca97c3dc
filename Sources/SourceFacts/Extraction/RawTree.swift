@_spi(RawSyntax) import SwiftSyntax

// Extraction reads the parser's raw tree. The typed tree allocates a record for each visited node and retains its arena
// for each value passed, which costs more than the lowering itself.

/// The children of one raw node, absent ones included.
struct Slots {
  private let buffer: UnsafeBufferPointer<RawSyntax?>

  init(_ node: RawSyntax) {
    // The memory belongs to the tree's arena, which outlives the lowering, not to the closure's scope.
    buffer = node.layoutView?.children.withContiguousStorageIfAvailable { $0 } ?? .init(start: nil, count: 0)
  }

  var count: Int { buffer.count }

  /// The child at a layout index (see ``Layout``); nil when absent.
  subscript(index: Int) -> RawSyntax? {
    index < buffer.count ? buffer[index] : nil
  }
}

extension Slots: Sequence {
  func makeIterator() -> UnsafeBufferPointer<RawSyntax?>.Iterator { buffer.makeIterator() }
}

/// Bytes of the source file, or of a constant.
typealias Bytes = UnsafeBufferPointer<UInt8>

extension RawSyntax {
  var slots: Slots { Slots(self) }

  /// A token's text; empty for a token that the parser made up, and for what is no token.
  var tokenText: Bytes {
    guard let token = tokenView, token.presence == .present else { return Bytes(start: nil, count: 0) }
    let text = token.rawText
    return Bytes(start: text.baseAddress, count: text.count)
  }

  /// Whether this is a token that stands in the source.
  var isPresentToken: Bool { tokenView?.presence == .present }

  /// The first token within this node that stands in the source.
  var firstPresentToken: RawSyntax? {
    var node = self
    while node.kind != .token {
      var next: RawSyntax?
      for case let child? in node.slots where child.byteLength > 0 || child.isPresentToken {
        next = child
        break
      }
      guard let next else { return nil }
      node = next
    }
    return node.isPresentToken ? node : nil
  }

  /// The last token within this node that stands in the source.
  var lastPresentToken: RawSyntax? {
    var node = self
    while node.kind != .token {
      let slots = node.slots
      var index = slots.count - 1
      while index >= 0, (slots[index]?.byteLength ?? 0) == 0 { index -= 1 }
      guard index >= 0, let next = slots[index] else { return nil }
      node = next
    }
    return node.isPresentToken ? node : nil
  }
}

extension Bytes {
  static func == (bytes: Bytes, constant: StaticString) -> Bool {
    guard bytes.count == constant.utf8CodeUnitCount else { return false }
    for index in 0..<bytes.count where bytes[index] != constant.utf8Start[index] { return false }
    return true
  }

  static func != (bytes: Bytes, constant: StaticString) -> Bool { !(bytes == constant) }
}
