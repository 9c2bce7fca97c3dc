import NavigationModel
import Policies
import Rules

/// One file's values to settings. Everything that is wrong is told, not only the first.
struct ConfigurationReader {
  let known: KnownRules
  /// As messages name the file.
  let file: String
  /// Where the file's own paths start, seen from the folder that patterns start at; empty where they are the same.
  let folder: String
  var values: ValueReader

  init(file: String, folder: String, known: KnownRules) {
    self.file = file
    self.folder = folder
    self.known = known
    values = ValueReader(file: file)
  }

  var problems: [ConfigurationProblem] { values.problems }

  /// What `extends` names.
  static func extended(_ root: LocatedValue?, file: String) throws(ConfigurationFailure) -> [Located<String>] {
    guard let value = root?[ConfigurationKey.extends.rawValue], !value.isNull else { return [] }
    var values = ValueReader(file: file)
    let texts = values.texts(value, "'extends'")
    guard values.problems.isEmpty else { throw ConfigurationFailure(values.problems) }
    return texts.map { Located($0.text, file: file, place: $0.place) }
  }

  /// The names of the policies, as far as they can be read: other files may speak of them.
  static func policyNames(_ root: LocatedValue?) -> Set<String> {
    guard case .list(let policies)? = root?[ConfigurationKey.policies.rawValue]?.content else { return [] }
    return Set(policies.compactMap { $0[PolicyKey.name.rawValue]?.text })
  }

  mutating func read(_ root: LocatedValue?) -> ProjectConfiguration {
    var result = ProjectConfiguration()
    guard let root else { return result }
    for (key, value) in members(of: root) {
      switch key {
      case .extends: break
      case .included: result.included = paths(value, key)
      case .excluded: result.excluded = paths(value, key)
      case .entryPoints: result.entryPoints = values.elements(value, "'\(key.rawValue)'").compactMap { entryPoint($0) }
      case .rules: readRules(value, into: &result.rules, inFolder: false)
      case .onlyRules: result.rules.only = ruleIDs(value, key)
      case .optInRules: result.rules.optedIn = ruleIDs(value, key)
      case .disabledRules: result.rules.disabled = ruleIDs(value, key)
      case .confidence: result.confidence = values.word(value, "'\(key.rawValue)'")
      case .failLevel: result.failLevel = values.word(value, "'\(key.rawValue)'")
      case .policies: result.policies = policies(value)
      case .idioms: result.idioms = idioms(value)
      case .dialects: result.dialects = dialects(value)
      }
    }
    return result
  }

  /// A file of a folder below: only what it says of rules counts, for what is found there.
  mutating func readFolder(_ root: LocatedValue?) -> (rules: RuleSettings, passedOver: [Located<ConfigurationKey>]) {
    var rules = RuleSettings()
    var passedOver: [Located<ConfigurationKey>] = []
    guard let root else { return (rules, passedOver) }
    for (key, value) in members(of: root) {
      switch key {
      case .rules: readRules(value, into: &rules, inFolder: true)
      case .disabledRules: rules.disabled = ruleIDs(value, key)
      case .extends: break
      default: passedOver.append(Located(key, file: file, place: value.place))
      }
    }
    return (rules, passedOver)
  }

  private mutating func members(of root: LocatedValue) -> [(key: ConfigurationKey, value: LocatedValue)] {
    let known = known
    let found = values.members(root, "the configuration", keys: ConfigurationKey.self) { key in
      known.isKnown(key) ? "'\(key)' is a rule: write it under 'rules:'." : nil
    }
    return found.map { ($0.key, $0.member.value) }
  }

  // MARK: Paths and entries

  private mutating func paths(_ value: LocatedValue, _ key: ConfigurationKey) -> [Located<String>] {
    values.texts(value, "'\(key.rawValue)'").compactMap { text, place in
      var path = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      if path.hasPrefix("/") || path.hasPrefix("~") || path.split(separator: "/").contains("..") {
        values.add(
          "'\(ValueReader.shown(text))' leads out of the folder: paths in '\(key.rawValue)' start at the folder of this file and stay in it.",
          at: place)
        return nil
      }
      return Located(
        folder.isEmpty || path == "." ? (path == "." ? "" : path) : "\(folder)/\(path)", file: file, place: place)
    }
  }

  private mutating func entryPoint(_ value: LocatedValue) -> Located<ProjectConfiguration.EntryPoint>? {
    let what = "an element of 'entry_points'"
    if case .scalar = value.content {
      return values.text(value, what).map {
        Located(.init(screen: $0, via: .configured), file: file, place: value.place)
      }
    }
    var screen: String?
    var via = Entry.Via.configured
    for (key, member) in values.members(value, what, keys: EntryPointKey.self) {
      switch key {
      case .screen: screen = values.text(member.value, "'screen'")
      case .via: via = values.word(member.value, "'via'") ?? via
      }
    }
    guard let screen else {
      if value["screen"] == nil {
        values.add("\(what) needs the key 'screen', the type of the screen where users come in.", at: value.place)
      }
      return nil
    }
    return Located(.init(screen: screen, via: via), file: file, place: value.place)
  }

  // MARK: Rules

  private mutating func ruleIDs(_ value: LocatedValue, _ key: ConfigurationKey) -> Set<String> {
    var ids: Set<String> = []
    for (id, place) in values.texts(value, "'\(key.rawValue)'") where isKnown(id, at: place) { ids.insert(id) }
    return ids
  }

  private mutating func isKnown(_ id: String, at place: LocatedValue.Place) -> Bool {
    if known.isKnown(id) { return true }
    values.add("there is no rule '\(ValueReader.shown(id))'. \(known.mend(id))", at: place)
    return false
  }

  private mutating func readRules(_ value: LocatedValue, into rules: inout RuleSettings, inFolder: Bool) {
    guard case .mapping(let members) = value.content else {
      values.add(
        "'rules' takes a mapping of rules to severities ('push-loop: error'), not \(ValueReader.description(of: value)).",
        at: value.place)
      return
    }
    for member in members where isKnown(member.key, at: member.keyPlace) {
      guard case .mapping(let inner) = member.value.content else {
        if let level = level(member.value, "'\(member.key)'") { rules.levels[member.key] = level }
        continue
      }
      for setting in inner {
        if setting.key == severityKey {
          if let level = level(setting.value, "'severity'") { rules.levels[member.key] = level }
        } else if let option = option(setting, of: member.key, inFolder: inFolder) {
          rules.options[member.key, default: [:]][setting.key] = option
        }
      }
    }
  }

  /// To older YAML, `off` is false, so both words switch a rule off.
  private mutating func level(_ value: LocatedValue, _ what: String) -> RuleLevel? {
    value.boolean == false ? .off : values.word(value, what)
  }

  private mutating func option(_ member: LocatedValue.Member, of rule: String, inFolder: Bool) -> OptionValue? {
    let options = known.options[rule] ?? []
    guard let option = options.first(where: { $0.name == member.key }) else {
      let names = [severityKey] + options.map(\.name)
      values.add(
        "the rule '\(rule)' has no option '\(ValueReader.shown(member.key))'. "
          + ValueReader.mend(member.key, names, "Known here"), at: member.keyPlace)
      return nil
    }
    if inFolder {
      values.add(
        "'\(option.name)' counts for the whole app, so it can be set only in the outermost configuration, not in a folder's.",
        at: member.keyPlace)
      return nil
    }
    let what = "'\(option.name)'"
    switch option.kind {
    case .boolean: return values.boolean(member.value, what).map(OptionValue.boolean)
    case .integer(let range): return values.integer(member.value, what, in: range).map(OptionValue.integer)
    case .text: return values.text(member.value, what).map(OptionValue.text)
    case .texts: return .texts(values.texts(member.value, what).map(\.text))
    case .choice(let choices):
      guard let text = values.text(member.value, what) else { return nil }
      if choices.contains(text) { return .text(text) }
      let nearest = Spelling.nearest(to: text, in: choices).map { " Did you mean '\($0)'?" } ?? ""
      values.add(
        "\(what) takes \(ValueReader.listed(choices)), not '\(ValueReader.shown(text))'.\(nearest)",
        at: member.value.place)
      return nil
    }
  }

  // MARK: Libraries and idioms

  private mutating func idioms(_ value: LocatedValue) -> [String: IdiomRuling] {
    guard case .mapping(let members) = value.content else {
      values.add(
        "'idioms' takes a mapping of functions to what they do ('Router.navigate(to:): push'), not \(ValueReader.description(of: value)).",
        at: value.place)
      return [:]
    }
    var idioms: [String: IdiomRuling] = [:]
    for member in members {
      if let text = member.value.text, let ruling = IdiomRuling(text) {
        idioms[member.key] = ruling
      } else {
        let nearest =
          member.value.text.flatMap { Spelling.nearest(to: $0, in: IdiomRuling.allNames) }.map {
            " Did you mean '\($0)'?"
          } ?? ""
        values.add(
          "'\(ValueReader.shown(member.key))' takes \(ValueReader.listed(IdiomRuling.allNames)), not \(ValueReader.description(of: member.value)).\(nearest)",
          at: member.value.place)
      }
    }
    return idioms
  }

  private mutating func dialects(_ value: LocatedValue) -> [Located<LocatedValue>] {
    values.elements(value, "'dialects'").compactMap { element in
      guard case .mapping = element.content else {
        values.add(
          "an element of 'dialects' is a mapping that describes a library, not \(ValueReader.description(of: element)).",
          at: element.place)
        return nil
      }
      return Located(element, file: file, place: element.place)
    }
  }
}
