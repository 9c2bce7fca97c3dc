import SourceFacts

/// A position in the code that tests are read from.
struct Code: Hashable, Sendable {
  var file: Int
  var node: NodeID
}

/// The value of an expression in a test, as far as it decides what the test does.
enum TestValue {
  case unknown
  /// The running app.
  case app
  /// Another app, or an element of it: actions on it do not concern this app.
  case foreign
  case element(TestElement)
  /// Whether an element exists.
  case presence(TestElement)
  case truth(Bool)
  /// `\()` stands for an unknown part.
  case text(String)
  case url(String)
  case object(TestObject)
  /// A type, by its dotted name.
  case type(String)
  /// A case of an enum; the type is nil if it follows only from the context.
  case enumCase(type: String?, name: String)
  case closure(Code, TestScope)
  case list([TestValue])
  case predicate(ElementName)
  /// An object, with the members of its superclass (`super`).
  case inherited(TestObject, from: String)

  var isKnown: Bool { if case .unknown = self { false } else { true } }
}

/// A value of a type that the tests declare: a page object, the test case itself.
final class TestObject {
  let type: String
  var fields: [String: TestValue] = [:]
  /// Properties whose value is currently being determined: one that depends on itself is unknown.
  var pending: Set<String> = []

  init(type: String) { self.type = type }
}

/// The names that are visible to code.
final class TestScope {
  var values: [String: TestValue] = [:]
  let outer: TestScope?
  let object: TestObject?
  /// The dotted name of the type around the code.
  let type: String?

  init(outer: TestScope? = nil, object: TestObject? = nil, type: String? = nil) {
    self.outer = outer
    self.object = object ?? outer?.object
    self.type = type ?? outer?.type
  }

  func value(_ name: String) -> TestValue? {
    var scope: TestScope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.outer
    }
    return nil
  }

  /// Assigns another value to a known name; false if the name is not in this scope.
  func assign(_ name: String, _ value: TestValue) -> Bool {
    var scope: TestScope? = self
    while let current = scope {
      if current.values[name] != nil {
        current.values[name] = value
        return true
      }
      scope = current.outer
    }
    return false
  }
}
