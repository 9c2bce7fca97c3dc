extension Dialect {
  /// How the controls of a library get the texts that users read.
  public struct Texts: Sendable, Hashable {
    /// Controls whose only closure is their label.
    public var labelled: Set<String> = []
    /// The control whose label decides whether users see it, and the view that shows nothing.
    public var links: Set<String> = []
    public var nothing: Set<String> = []
    /// Labels of the argument that a control displays.
    public var labels: Set<String> = []
    /// Labels of a control's action or destination.
    public var deeds: Set<String> = []
    /// Parts of the labels, in lower case, under which apps pass code for a user's action.
    public var deedWords: [String] = []
    /// Labels of arguments that are neither displayed nor read aloud.
    public var unspoken: Set<String> = []
    /// Parts of the labels, in lower case, under which pictures and colours are passed.
    public var pictureLabels: [String] = []
    /// Views and values that are pictures.
    public var pictures: Set<String> = []
    /// Those that a name selects from the app's resources, with the labels of the name.
    public var namedPictures: [String: Set<String>] = [:]
    /// Views and values that display their first argument.
    public var spoken: Set<String> = []
    /// Labels of symbols that replace the text if there is none.
    public var symbols: Set<String> = []
    /// Labels of items to which the system adds a title or a symbol.
    public var systemItems: Set<String> = []
    /// Modifiers that set the spoken text of a view, with its label; the first argument if that is empty.
    public var spokenModifiers: [String: String] = [:]
    /// Modifiers on a control that describe what it does, in addition to those.
    public var hints: [String: String] = [:]
    /// Modifiers that give a view the identifier that tests use, likewise.
    public var identifiers: [String: String] = [:]
    /// Methods and properties that set the text of a control.
    public var setters: Set<String> = []
    public var properties: Set<String> = []
    /// Properties of a controller that hold its item on the bar of tabs, and that title the controller and its tab.
    public var tabItems: Set<String> = []
    public var screenTitles: Set<String> = []
    /// Properties that hold the appearance of a control as a value, on which the text is set.
    public var configurations: Set<String> = []
    /// Properties and labels of the identifier that tests use.
    public var identifierProperties: Set<String> = []
    /// Calls that construct a text from what they are given, with the labels of that argument: the first label that the
    /// call has counts.
    public var localisers: [String: [String]] = [:]
    /// The same, if the first unlabelled argument names a table and the second is a key in it.
    public var keysAfterTable: Set<String> = []
    /// Those of these calls that look anything they are given up in a string table, with the labels of the key.
    public var keys: [String: Set<String>] = [:]
    /// Calls that look up literals only, with the labels of the literal.
    public var literalKeys: [String: Set<String>] = [:]
    /// Names that code generators give to keys.
    public var generatedTexts: [GeneratedTexts] = []
    /// Types whose literals are keys.
    public var keyTypes: Set<String> = []
    /// Types of values that are displayed as text: a function that returns one may look a key up.
    public var textTypes: Set<String> = []
    /// Labels of a table's name, and the table that applies if none is named.
    public var tables: Set<String> = []
    public var defaultTable = ""
    /// Properties of texts that only change upper and lower case, though they are called like a look-up.
    public var recasing: [String: Letters] = [:]
    /// Labels of the text in the development language, in any call; the first label that the call has counts.
    public var fallbacks: [String] = []
    /// Parts of the names of further such calls, in lower case.
    public var localising: [String] = []

    public init() {}

    /// How a text's letters are written.
    public enum Letters: Sendable, Hashable { case upper, lower, capitals }

    public mutating func merge(_ other: Texts) {
      labelled.formUnion(other.labelled)
      links.formUnion(other.links)
      nothing.formUnion(other.nothing)
      labels.formUnion(other.labels)
      deeds.formUnion(other.deeds)
      deedWords += other.deedWords
      unspoken.formUnion(other.unspoken)
      pictureLabels += other.pictureLabels
      pictures.formUnion(other.pictures)
      namedPictures.merge(other.namedPictures) { $0.union($1) }
      spoken.formUnion(other.spoken)
      symbols.formUnion(other.symbols)
      systemItems.formUnion(other.systemItems)
      spokenModifiers.merge(other.spokenModifiers) { a, _ in a }
      hints.merge(other.hints) { a, _ in a }
      identifiers.merge(other.identifiers) { a, _ in a }
      setters.formUnion(other.setters)
      properties.formUnion(other.properties)
      tabItems.formUnion(other.tabItems)
      screenTitles.formUnion(other.screenTitles)
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
      recasing.merge(other.recasing) { a, _ in a }
      fallbacks += other.fallbacks
      localising += other.localising
    }
  }
}
