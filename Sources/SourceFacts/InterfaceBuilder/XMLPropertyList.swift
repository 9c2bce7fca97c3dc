/// A property list in XML, as Xcode writes it.
enum XMLPropertyList {
  static func value(_ bytes: [UInt8]) throws(SourceFault) -> PropertyListValue {
    var reader = MarkupReader(bytes, keepsText: true)
    var builder = PropertyListBuilder()
    /// The open element with text, if any.
    var leaf: String?
    while let event = reader.next() {
      do throws(PropertyListBuilder.Refusal) {
        switch event {
        case .start(let name, _, _):
          if let leaf { throw .init(message: "'<\(leaf)>' may contain only text") }
          leaf = try start(name, &builder)
        case .end(let name):
          try end(name, text: reader.text, &builder)
          leaf = nil
        }
      } catch {
        throw SourceFault(at: reader.tagStart, in: bytes, message: error.message)
      }
    }
    if let fault = reader.fault { throw fault }
    guard let value = builder.value else { throw SourceFault(message: "the property list is empty") }
    return value
  }

  /// The element's name where it contains text.
  private static func start(_ name: String, _ builder: inout PropertyListBuilder) throws(PropertyListBuilder.Refusal)
    -> String?
  {
    switch name {
    case "plist" where builder.depth == 0: return nil
    case "dict": try builder.openTable()
    case "array": try builder.openList()
    case "key", "string", "true", "false", "integer", "real", "date", "data": return name
    default: throw .init(message: "'<\(name)>' does not belong in a property list")
    }
    return nil
  }

  private static func end(_ name: String, text: [UInt8], _ builder: inout PropertyListBuilder)
    throws(PropertyListBuilder.Refusal)
  {
    switch name {
    case "plist": break
    case "dict", "array": try builder.close()
    case "key": try builder.setKey(String(decoding: text, as: UTF8.self))
    case "string": try builder.add(.text(String(decoding: text, as: UTF8.self)))
    case "true", "false": try builder.add(.flag(name == "true"))
    default: try builder.add(.other)
    }
  }
}
