/// The declarations that only unreachable screens need, in the order in which they can be deleted.
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

  /// A dead screen and the declarations that are deleted with it.
  public struct Group: Hashable, Sendable {
    public var root: Screen.ID
    public var location: SourceLocation
    /// The screen first, and each piece after those that name it. Empty where the screen is no declaration of its own.
    public var pieces: [Piece]
    /// Live code that names the screen, and must be deleted or changed first.
    public var namedBy: [SourceLocation]
    /// Tests that name any of the pieces.
    public var tests: [SourceLocation]
    /// The screen is only dead under assumptions.
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

  /// Groups that name others come first.
  public var groups: [Group]
  /// Pieces that several groups name and no other code: deleted with the last of them.
  public var shared: [Piece]
  /// Files of which only imports remain, by path.
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

  /// The pieces that can be deleted without any other change.
  public var certainPieces: [Piece] {
    groups.filter(\.isCertain).flatMap(\.pieces) + (groups.allSatisfy(\.isCertain) ? shared : [])
  }

  public var isEmpty: Bool { groups.isEmpty && routes.isEmpty }
}
