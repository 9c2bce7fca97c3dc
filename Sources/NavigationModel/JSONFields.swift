/// One object of a document, with the path to it for messages.
struct JSONFields {
  let value: JSONValue
  let path: String

  /// - Parameter bytes: a JSON document whose root is an object.
  static func document(_ bytes: [UInt8]) throws(GraphFormatError) -> JSONFields {
    let value: JSONValue
    do { value = try JSONValue(parsing: bytes) } catch {
      throw GraphFormatError(path: "", message: "this is not JSON: \(error)")
    }
    return JSONFields(value: value, path: "")
  }

  private func failure(_ key: String, _ message: String) -> GraphFormatError {
    GraphFormatError(path: path.isEmpty ? key : "\(path).\(key)", message: message)
  }

  func requireObject() throws(GraphFormatError) {
    guard case .object = value else { throw GraphFormatError(path: path, message: "an object was expected here") }
  }

  /// nil for a key that is missing or null.
  private func field(_ key: String) -> JSONValue? {
    guard let found = value[key], found != .null else { return nil }
    return found
  }

  func optionalString(_ key: String) throws(GraphFormatError) -> String? {
    switch field(key) {
    case nil: return nil
    case .string(let text): return text
    default: throw failure(key, "a string was expected here")
    }
  }

  func string(_ key: String) throws(GraphFormatError) -> String {
    guard let text = try optionalString(key) else { throw failure(key, "this key is missing") }
    return text
  }

  func optionalInteger(_ key: String) throws(GraphFormatError) -> Int? {
    switch field(key) {
    case nil: return nil
    case .integer(let number): return number
    default: throw failure(key, "a whole number was expected here")
    }
  }

  func integer(_ key: String) throws(GraphFormatError) -> Int {
    guard let number = try optionalInteger(key) else { throw failure(key, "this key is missing") }
    return number
  }

  func boolean(_ key: String, default usual: Bool? = nil) throws(GraphFormatError) -> Bool {
    switch field(key) {
    case .boolean(let flag): return flag
    case nil:
      guard let usual else { throw failure(key, "this key is missing") }
      return usual
    default: throw failure(key, "true or false was expected here")
    }
  }

  func optionalBoolean(_ key: String) throws(GraphFormatError) -> Bool? {
    field(key) == nil ? nil : try boolean(key)
  }

  func list(_ key: String, required: Bool = true) throws(GraphFormatError) -> [JSONFields] {
    switch field(key) {
    case .array(let elements):
      let place = path.isEmpty ? key : "\(path).\(key)"
      var result: [JSONFields] = []
      for (index, element) in elements.enumerated() {
        let fields = JSONFields(value: element, path: "\(place)[\(index)]")
        try fields.requireObject()
        result.append(fields)
      }
      return result
    case nil:
      if required { throw failure(key, "this key is missing") }
      return []
    default: throw failure(key, "a list was expected here")
    }
  }

  func optionalStrings(_ key: String) throws(GraphFormatError) -> [String] { field(key) == nil ? [] : try strings(key) }

  func strings(_ key: String) throws(GraphFormatError) -> [String] {
    guard case .array(let elements) = field(key) else { throw failure(key, "a list of strings was expected here") }
    return try elements.map { (element) throws(GraphFormatError) in
      guard case .string(let text) = element else { throw failure(key, "a list of strings was expected here") }
      return text
    }
  }

  func optionalChoice<Choice>(_ key: String, _ type: Choice.Type) throws(GraphFormatError) -> Choice?
  where Choice: RawRepresentable, Choice.RawValue == String {
    guard let text = try optionalString(key) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      throw failure(
        key, "the format has no value \"\(PlainText.line(text))\" here")
    }
    return choice
  }

  /// A list that may be missing.
  func choices<Choice>(_ key: String, _ type: Choice.Type) throws(GraphFormatError) -> [Choice]
  where Choice: RawRepresentable, Choice.RawValue == String {
    try optionalStrings(key).map { (text) throws(GraphFormatError) in
      guard let choice = Choice(rawValue: text) else {
        throw failure(
          key, "the format has no value \"\(PlainText.line(text))\" here")
      }
      return choice
    }
  }

  func choice<Choice>(_ key: String, _ type: Choice.Type) throws(GraphFormatError) -> Choice
  where Choice: RawRepresentable, Choice.RawValue == String {
    guard let choice = try optionalChoice(key, type) else { throw failure(key, "this key is missing") }
    return choice
  }

  func optionalLocation() throws(GraphFormatError) -> SourceLocation? {
    guard let file = try optionalString("file") else { return nil }
    return SourceLocation(file: file, line: try integer("line"), column: try optionalInteger("column") ?? 1)
  }

  func location() throws(GraphFormatError) -> SourceLocation {
    guard let location = try optionalLocation() else { throw failure("file", "this key is missing") }
    return location
  }

  func nested(_ key: String) throws(GraphFormatError) -> JSONFields? {
    guard let found = field(key) else { return nil }
    let fields = JSONFields(value: found, path: path.isEmpty ? key : "\(path).\(key)")
    try fields.requireObject()
    return fields
  }
}
