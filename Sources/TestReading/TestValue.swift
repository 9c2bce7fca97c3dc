import SourceFacts

/// A place in the code of a program that tests are read of.
struct Code: Hashable, Sendable {
  var file: Int
  var node: NodeID
}

/// What an expression of a test is, as far as that decides what the test does.
enum TestValue {
  case unknown
  /// The running app.
  case app
  /// Another app, or something of it: what is done to it does nothing to this one.
  case foreign
  case element(TestElement)
  /// Whether an element is there.
  case presence(TestElement)
  case truth(Bool)
  /// `\()` stands for what is not known.
  case text(String)
  case url(String)
  case object(TestObject)
  /// A type, by its dotted name.
  case type(String)
  /// A case of an enum; the type is nil where only the context knows it.
  case enumCase(type: String?, name: String)
  case closure(Code, TestScope)
  case list([TestValue])
  case predicate(ElementName)
  /// What the superclass of an object's type does with it.
  case inherited(TestObject, from: String)

  var isKnown: Bool { if case .unknown = self { false } else { true } }
}

/// A value of a type that the tests declare: a page object, the test case itself.
final class TestObject {
  let type: String
  var fields: [String: TestValue] = [:]
  /// Properties that are being worked out: one that asks for itself is not known.
  var pending: Set<String> = []

  init(type: String) { self.type = type }
}

/// The names that code sees.
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

  /// Gives a known name another value; false where the name is none of this scope's.
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
