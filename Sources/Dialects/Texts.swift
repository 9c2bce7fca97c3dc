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
    /// Labels of items that the system writes a word on, or shows a sign for.
    public var systemItems: Set<String> = []
    /// Modifiers that say a view in words, with the label of those; the first argument where that is empty.
    public var spokenModifiers: [String: String] = [:]
    /// Modifiers on a control that say what it does, beside those.
    public var hints: [String: String] = [:]
    /// Modifiers that give a view the identifier of tests, likewise.
    public var identifiers: [String: String] = [:]
    /// Methods and properties that set the words of a control.
    public var setters: Set<String> = []
    public var properties: Set<String> = []
    /// Properties that hold what a control shows as a value, on which the words are set.
    public var configurations: Set<String> = []
    /// Properties and labels that hold the identifier of tests.
    public var identifierProperties: Set<String> = []
    /// Calls that make a text of what they are given, with the labels of that: the first of these that is there counts.
    public var localisers: [String: [String]] = [:]
    /// The same where the first argument without a label names a table, and the second is a key in it.
    public var keysAfterTable: Set<String> = []
    /// Of those calls, the ones that look up in a string table whatever they are given, with the labels of the key.
    public var keys: [String: Set<String>] = [:]
    /// Calls that look up literals alone, with the labels of those.
    public var literalKeys: [String: Set<String>] = [:]
    /// Names that generators of code give to keys.
    public var generatedTexts: [GeneratedTexts] = []
    /// Types whose literals are keys.
    public var keyTypes: Set<String> = []
    /// Types of what is shown as text: what gives one may look a key up.
    public var textTypes: Set<String> = []
    /// Labels of a table's name, and the table that counts where none is named.
    public var tables: Set<String> = []
    public var defaultTable = ""
    /// Properties of texts that change nothing but letters, though they are called like a look-up.
    public var recasing: Set<String> = []
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
      systemItems.formUnion(other.systemItems)
      spokenModifiers.merge(other.spokenModifiers) { a, _ in a }
      hints.merge(other.hints) { a, _ in a }
      identifiers.merge(other.identifiers) { a, _ in a }
      setters.formUnion(other.setters)
      properties.formUnion(other.properties)
      configurations.formUnion(other.configurations)
      identifierProperties.formUnion(other.identifierProperties)
      localisers.merge(other.localisers) { a, _ in a }
      keysAfterTable.formUnion(other.keysAfterTable)
      keys.merge(other.keys) { $0.union($1) }
      literalKeys.merge(other.literalKeys) { $0.union($1) }
      generatedTexts += other.generatedTexts
      keyTypes.formUnion(other.keyTypes)
      textTypes.formUnion(other.textTypes)
      tables.formUnion(other.tables)
      if defaultTable.isEmpty { defaultTable = other.defaultTable }
      recasing.formUnion(other.recasing)
      fallbacks += other.fallbacks
      localising += other.localising
    }
  }
}
