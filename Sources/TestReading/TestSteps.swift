import NavigationModel

/// How a test names an element of the app.
public struct ElementName: Hashable, Sendable {
  public enum Match: Hashable, Sendable { case equals, prefix, suffix, contains }

  /// `\()` stands for an unknown part.
  public var text: String
  public var match: Match
  /// The text is an identifier, and not the title of the element; nil if it may be either.
  public var isIdentifier: Bool?
  /// Upper and lower case do not matter.
  public var ignoresCase: Bool

  public init(text: String, match: Match = .equals, isIdentifier: Bool? = nil, ignoresCase: Bool = false) {
    self.text = text
    self.match = match
    self.isIdentifier = isIdentifier
    self.ignoresCase = ignoresCase
  }
}

/// An element of the app as a test finds it: from the app down, `navigationBars["Cart"].buttons["Pay"]`.
public struct TestElement: Hashable, Sendable {
  public struct Part: Hashable, Sendable {
    /// The kind that the query names: `buttons`; nil for any.
    public var kind: String?
    public var name: ElementName?
    /// The index, if the query has several elements.
    public var number: Int?

    public init(kind: String? = nil, name: ElementName? = nil, number: Int? = nil) {
      self.kind = kind
      self.name = name
      self.number = number
    }
  }

  public var parts: [Part]

  public init(parts: [Part] = []) { self.parts = parts }

  /// An element by its name alone.
  public init(_ name: ElementName) { parts = [Part(name: name)] }

  /// The name of the element itself, if the test gives one.
  public var name: ElementName? { parts.last?.name }
}

/// What a test does to the app, or finds there.
public enum TestAct: Hashable, Sendable {
  /// The app starts; `isPrepared` if the test sets how it starts.
  case launch(isPrepared: Bool)
  /// The user does something to an element; nil if it is unknown to which.
  case tap(TestElement?)
  /// The element exists, or the test fails.
  case see(TestElement)
  /// The app is brought to the front with a URL; nil where it is not known.
  case open(String?)
  /// The user goes back, by a control or gesture of the system.
  case back
  /// The test constructs a value of one of the app's types, by its dotted name.
  case make(String)
}

/// A part of what a test does.
public indirect enum TestStep: Hashable, Sendable {
  case act(TestAct, SourceLocation)
  /// One of several branches, depending on the app's state. A test that may do nothing has an empty one.
  case choice([[TestStep]])
}

/// The steps of a test, as far as its source tells.
public struct ReadTest: Hashable, Sendable {
  /// `CartTests.testPaying`, or the path of a flow.
  public var name: String
  public var location: SourceLocation
  public var steps: [TestStep]
  /// The simulation of the test was stopped before its end, because of a limit.
  public var isCut: Bool

  public init(name: String, location: SourceLocation, steps: [TestStep], isCut: Bool = false) {
    self.name = name
    self.location = location
    self.steps = steps
    self.isCut = isCut
  }
}
