extension Dialect {
  /// Names that a code generator gives to the scenes and segues of storyboards. The generated source is rarely in the
  /// tree; a generated name has the same letters and digits as the storyboard, identifier or class it stands for.
  public struct StoryboardResources: Sendable, Hashable {
    /// The prefix of a storyboard's and a scene's name: `R.storyboard`.
    public var scenes: String
    /// The prefix of a class's and a segue's name: `R.segue`; empty for a generator without segues.
    public var segues: String
    /// Names that stand for the first scene of a storyboard.
    public var initial: [String]
    /// Methods on a scene's name that construct its controller; empty if the name itself is called.
    public var instantiate: [String]

    public init(scenes: String, segues: String = "", initial: [String], instantiate: [String] = []) {
      self.scenes = scenes
      self.segues = segues
      self.initial = initial
      self.instantiate = instantiate
    }
  }

  /// Names that a code generator gives to the keys of string tables: a generated name has the same letters and digits
  /// as its key.
  public struct GeneratedTexts: Sendable, Hashable {
    /// Their prefix: `R.string`; `*Strings` for a type whose name ends with it.
    public var start: String
    /// The table's name always stands in front of a key; otherwise it may.
    public var isTableNamed: Bool

    public init(_ start: String, isTableNamed: Bool = false) {
      self.start = start
      self.isTableNamed = isTableNamed
    }
  }

  /// R.swift: `R.storyboard.main.detail()`, `R.segue.listController.openDetail`.
  public static let rSwift: Dialect = {
    var d = Dialect(name: "R.swift")
    d.storyboardResources = [
      StoryboardResources(
        scenes: "R.storyboard", segues: "R.segue",
        initial: ["instantiateInitialViewController", "instantiateInitialController", "initialViewController"])
    ]
    d.texts.generatedTexts = [GeneratedTexts("R.string", isTableNamed: true)]
    return d
  }()

  /// Tuist's texts: `AppStrings.Settings.title`.
  public static let tuist: Dialect = {
    var d = Dialect(name: "Tuist")
    d.texts.generatedTexts = [GeneratedTexts("*Strings")]
    return d
  }()

  /// SwiftGen's storyboards: `StoryboardScene.Main.detail.instantiate()`.
  public static let swiftGen: Dialect = {
    var d = Dialect(name: "SwiftGen")
    d.texts.spoken = ["tr"]
    d.texts.keysAfterTable = ["tr"]
    d.texts.generatedTexts = [GeneratedTexts("L10n")]
    d.storyboardResources = [
      StoryboardResources(scenes: "StoryboardScene", initial: ["initialScene"], instantiate: ["instantiate"])
    ]
    return d
  }()
}
