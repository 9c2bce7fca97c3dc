/// What hangs on screens that nobody can get to, in the order in which it can be deleted.
public struct PruningPlan: Hashable, Sendable {
  /// A declaration that only dead code names.
  public struct Piece: Hashable, Sendable {
    /// `struct`, `class`, `extension` …; empty for a preview.
    public var keyword: String
    public var name: String
    public var location: SourceLocation
    /// 1-based.
    public var lastLine: Int

    public init(keyword: String, name: String, location: SourceLocation, lastLine: Int) {
      self.keyword = keyword
      self.name = name
      self.location = location
      self.lastLine = lastLine
    }
  }

  /// A dead screen and what is deleted with it.
  public struct Group: Hashable, Sendable {
    public var root: Screen.ID
    public var location: SourceLocation
    /// The screen first, and nothing before what names it. Empty where the screen is no declaration of its own.
    public var pieces: [Piece]
    /// Live code that names the screen, and is deleted or changed before it.
    public var namedBy: [SourceLocation]
    /// Tests that name any of the pieces.
    public var tests: [SourceLocation]
    /// The screen is dead under assumptions alone.
    public var isAssumed: Bool

    public init(
      root: Screen.ID, location: SourceLocation, pieces: [Piece], namedBy: [SourceLocation], tests: [SourceLocation],
      isAssumed: Bool = false
    ) {
      self.root = root
      self.location = location
      self.pieces = pieces
      self.namedBy = namedBy
      self.tests = tests
      self.isAssumed = isAssumed
    }

    /// Nothing else has to change.
    public var isCertain: Bool { !isAssumed && !pieces.isEmpty && namedBy.isEmpty && tests.isEmpty }
  }

  /// A text that only dead code shows.
  public struct Text: Hashable, Sendable {
    public var key: String
    /// The table's path.
    public var file: String

    public init(key: String, file: String) {
      self.key = key
      self.file = file
    }
  }

  /// Those that name others first.
  public var groups: [Group]
  /// What several groups name and nothing else: deleted when they are.
  public var shared: [Piece]
  /// Files of which nothing but imports is left, by path.
  public var emptied: [String]
  public var texts: [Text]
  /// Routes that nothing opens.
  public var routes: [String]

  public init(
    groups: [Group] = [], shared: [Piece] = [], emptied: [String] = [], texts: [Text] = [], routes: [String] = []
  ) {
    self.groups = groups
    self.shared = shared
    self.emptied = emptied
    self.texts = texts
    self.routes = routes
  }

  /// What can be deleted without changing anything else.
  public var certainPieces: [Piece] {
    groups.filter(\.isCertain).flatMap(\.pieces) + (groups.allSatisfy(\.isCertain) ? shared : [])
  }

  public var isEmpty: Bool { groups.isEmpty && routes.isEmpty }
}
