extension Dialect {
  /// How the controls of a library come by the words that users read.
  public struct Texts: Sendable, Hashable {
    /// Controls whose only closure is what they show.
    public var labelled: Set<String> = []
    /// The control of which the label decides whether users see it, and the view that shows nothing.
    public var links: Set<String> = []
    public var nothing: Set<String> = []
    /// Labels of what a control shows.
    public var labels: Set<String> = []
    /// Labels of what a control does, or leads to.
    public var deeds: Set<String> = []
    /// Labels of what is neither shown nor said otherwise.
    public var unspoken: Set<String> = []
    /// Parts of the labels, in small letters, under which pictures and colours are given.
    public var pictureLabels: [String] = []
    /// Views and values that are pictures.
    public var pictures: Set<String> = []
    /// Views and values that show their first argument.
    public var spoken: Set<String> = []
    /// Labels of symbols that stand for words where there are none.
    public var symbols: Set<String> = []
    /// Modifiers that say a view in words, with the label of those; the first argument where that is empty.
    public var spokenModifiers: [String: String] = [:]
    /// Modifiers on a control that say what it does, beside those.
    public var hints: [String: String] = [:]
    /// Modifiers that give a view the identifier of tests, likewise.
    public var identifiers: [String: String] = [:]
    /// Methods and properties that set the words of a control.
    public var setters: Set<String> = []
    public var properties: Set<String> = []
    /// Properties and labels that hold the identifier of tests.
    public var identifierProperties: Set<String> = []
    /// Calls that make a text of what they are given, with the labels of that: the first of these that is there counts.
    public var localisers: [String: [String]] = [:]
    /// The same where the last argument without a label says most.
    public var lastLocalisers: Set<String> = []
    /// Labels of the words in the development language, whatever the call; the first that is there counts.
    public var fallbacks: [String] = []
    /// What the names of further such calls have in them, in small letters.
    public var localising: [String] = []

    public init() {}

    public mutating func merge(_ other: Texts) {
      labelled.formUnion(other.labelled)
      links.formUnion(other.links)
      nothing.formUnion(other.nothing)
      labels.formUnion(other.labels)
      deeds.formUnion(other.deeds)
      unspoken.formUnion(other.unspoken)
      pictureLabels += other.pictureLabels
      pictures.formUnion(other.pictures)
      spoken.formUnion(other.spoken)
      symbols.formUnion(other.symbols)
      spokenModifiers.merge(other.spokenModifiers) { a, _ in a }
      hints.merge(other.hints) { a, _ in a }
      identifiers.merge(other.identifiers) { a, _ in a }
      setters.formUnion(other.setters)
      properties.formUnion(other.properties)
      identifierProperties.formUnion(other.identifierProperties)
      localisers.merge(other.localisers) { a, _ in a }
      lastLocalisers.formUnion(other.lastLocalisers)
      fallbacks += other.fallbacks
      localising += other.localising
    }
  }
}
