import NavigationModel
import Policies
import Rules

/// Turns one file's values into settings. All mistakes are reported, not only the first.
struct ConfigurationReader {
  let known: KnownRules
  /// As messages name the file.
  let file: String
  /// The folder that the file's own paths are relative to, seen from the folder that patterns are relative to; empty if
  /// they are the same.
  let folder: String
  var values: ValueReader
  var mentions: [Located<Mention>] = []
  /// Entries that can be read and have no effect.
  private(set) var warnings: [ConfigurationProblem] = []
  private var named = RuleMentions()

  init(file: String, folder: String, known: KnownRules) {
    self.file = file
    self.folder = folder
    self.known = known
    values = ValueReader(file: file)
  }

  var problems: [ConfigurationProblem] { values.problems }

  /// The files that `extends` names.
  static func extended(_ root: LocatedValue?, file: String) throws(ConfigurationFailure) -> [Located<String>] {
    guard let value = root?[ConfigurationKey.extends.rawValue], !value.isNull else { return [] }
    var values = ValueReader(file: file)
    let texts = values.texts(value, "'extends'")
    guard values.problems.isEmpty else { throw ConfigurationFailure(values.problems) }
    return texts.map { Located($0.text, file: file, place: $0.place) }
  }

  /// The names of the policies, as far as they can be read: other files may name them.
  static func policyNames(_ root: LocatedValue?) -> Set<String> {
    guard case .list(let policies)? = root?[ConfigurationKey.policies.rawValue]?.content else { return [] }
    return Set(policies.compactMap { $0[PolicyKey.name.rawValue]?.text })
  }

  mutating func read(_ root: LocatedValue?) -> ProjectConfiguration {
    var result = ProjectConfiguration()
    for (key, value, _) in members(of: root) {
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
      case .strict: result.isStrict = values.boolean(value, "'\(key.rawValue)'")
      case .policies: result.policies = policies(value)
      case .idioms: result.idioms = idioms(value)
      case .dialects: result.dialects = dialects(value)
      case .map: result.map = map(value)
      }
    }
    checkContradictions()
    checkPaths(result)
    result.mentions = mentions
    result.warnings = warnings
    return result
  }

  /// nil for an empty file. It means the defaults; but whoever wrote it may expect it to say more, so this is reported.
  private mutating func written(_ root: LocatedValue?) -> LocatedValue? {
    if let root, !root.isNull, root.content != .mapping([]) { return root }
    warnings.append(
      ConfigurationProblem(
        file: file, place: root?.place ?? .first,
        message:
          "the file is empty, so the defaults apply. Write a line such as 'fail_level: error', or delete the file.")
    )
    return nil
  }

  private mutating func checkContradictions() {
    for (message, place) in named.contradictions(policies: known.policies).sorted(by: { $0.place < $1.place }) {
      values.add(message, at: place)
    }
    warnings += named.idle(known).map { ConfigurationProblem(file: file, place: $0.place, message: $0.message) }
  }

  /// The same pattern cannot be both included and excluded.
  private mutating func checkPaths(_ configuration: ProjectConfiguration) {
    for path in configuration.excluded {
      guard let other = configuration.included?.first(where: { $0.value == path.value }) else { continue }
      values.add(
        "'\(ValueReader.shown(path.value))' is excluded here and included in line \(other.place.line). Delete one of the two.",
        at: path.place)
    }
  }

  /// A file of a folder below: only what it says about rules applies, to findings in that folder.
  mutating func readFolder(_ root: LocatedValue?) -> (rules: RuleSettings, passedOver: [Located<ConfigurationKey>]) {
    var rules = RuleSettings()
    var passedOver: [Located<ConfigurationKey>] = []
    for member in members(of: root) {
      switch member.key {
      case .rules: readRules(member.value, into: &rules, inFolder: true)
      case .disabledRules: rules.disabled = ruleIDs(member.value, member.key)
      case .extends: break
      default: passedOver.append(Located(member.key, file: file, place: member.keyPlace))
      }
    }
    checkContradictions()
    return (rules, passedOver)
  }

  private mutating func members(of root: LocatedValue?) -> [(
    key: ConfigurationKey, value: LocatedValue, keyPlace: LocatedValue.Place
  )] {
    guard let root = written(root) else { return [] }
    if case .scalar = root.content {
      values.add(
        "\(ValueReader.description(of: root)) is not a line of a configuration. "
          + "Write 'key: value', as in 'fail_level: error', with a space after the ':'.",
        at: root.place)
      return []
    }
    let known = known
    let found = values.members(root, "the configuration", keys: ConfigurationKey.self) { key in
      known.isKnown(key) ? "'\(key)' is a rule: write it under 'rules:'." : nil
    }
    return found.map { ($0.key, $0.member.value, $0.member.keyPlace) }
  }

  // MARK: Paths and entries

  private mutating func paths(_ value: LocatedValue, _ key: ConfigurationKey) -> [Located<String>] {
    let emptiness = key == .included ? ", so that nothing would be read" : " and has no effect"
    return values.texts(value, "'\(key.rawValue)'", emptiness: emptiness).compactMap { text, place in
      var path = text.hasPrefix("./") ? String(text.dropFirst(2)) : text
      while path.count > 1, path.hasSuffix("/") { path.removeLast() }
      if path.hasPrefix("/") || path.hasPrefix("~") || path.split(separator: "/").contains("..") {
        values.add(
          "'\(ValueReader.shown(text))' leads out of the folder: paths in '\(key.rawValue)' are relative to the folder of "
            + "this file and stay in it.",
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
        values.add("\(what) needs the key 'screen', the type of the screen where users enter.", at: value.place)
      }
      return nil
    }
    return Located(.init(screen: screen, via: via), file: file, place: value.place)
  }

  // MARK: Rules

  private mutating func ruleIDs(_ value: LocatedValue, _ key: ConfigurationKey) -> Set<String> {
    let emptiness = key == .onlyRules ? ", so that no rule would run" : " and has no effect"
    var ids: [String: LocatedValue.Place] = [:]
    var isAll = false
    for (id, place) in values.texts(value, "'\(key.rawValue)'", emptiness: emptiness) {
      if id == allRulesWord, key == .optInRules { isAll = true } else if isKnown(id, at: place) { ids[id] = place }
    }
    switch key {
    case .onlyRules: named.only = ids
    case .optInRules: named.optedIn = ids
    default: named.disabled = ids
    }
    named.isAllOptedIn = named.isAllOptedIn || isAll
    return isAll ? known.optIn.union(ids.keys) : Set(ids.keys)
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
    if members.isEmpty {
      values.add(
        "'rules' is an empty mapping and has no effect. Write 'push-loop: error', or delete it.", at: value.place)
    }
    for member in members where isKnown(member.key, at: member.keyPlace) {
      readRule(member, into: &rules, inFolder: inFolder)
    }
  }

  private mutating func readRule(_ member: LocatedValue.Member, into rules: inout RuleSettings, inFolder: Bool) {
    let id = member.key
    guard case .mapping(let inner) = member.value.content else {
      if let level = level(member.value, "'\(id)'") { set(level, of: id, at: member.keyPlace, &rules) }
      return
    }
    if inner.isEmpty {
      values.add(
        "'\(id)' is an empty mapping and has no effect. Write a severity, as in '\(id): error', or delete it.",
        at: member.value.place)
    }
    for setting in inner {
      if setting.key == severityKey {
        if let level = level(setting.value, "'severity'") { set(level, of: id, at: member.keyPlace, &rules) }
      } else if let option = option(setting, of: id, inFolder: inFolder) {
        rules.options[id, default: [:]][setting.key] = option
        named.tuned[id] = member.keyPlace
      }
    }
  }

  private mutating func set(
    _ level: RuleLevel, of id: String, at place: LocatedValue.Place, _ rules: inout RuleSettings
  ) {
    rules.levels[id] = level
    named.levels[id] = (level, place)
  }

  /// In older YAML, `off` means false, so both words switch a rule off.
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
        "'\(option.name)' applies to the whole app, so it can be set only in the outermost configuration, not in a folder's.",
        at: member.keyPlace)
      return nil
    }
    let what = "'\(option.name)'"
    switch option.kind {
    case .boolean: return values.boolean(member.value, what).map(OptionValue.boolean)
    case .integer(let range): return values.integer(member.value, what, in: range).map(OptionValue.integer)
    case .text: return values.text(member.value, what).map(OptionValue.text)
    case .texts:
      // An empty list replaces the list of an extended file.
      let texts = values.texts(member.value, what, emptiness: nil)
      mentions += texts.map { text, place in
        Located(.option(rule: rule, option: option.name, text: text), file: file, place: place)
      }
      return .texts(texts.map(\.text))
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
    if members.isEmpty {
      values.add(
        "'idioms' is an empty mapping and has no effect. Write 'Router.navigate(to:): push', or delete it.",
        at: value.place)
    }
    var idioms: [String: IdiomRuling] = [:]
    for member in members {
      if let text = member.value.text, let ruling = IdiomRuling(text) {
        idioms[member.key] = ruling
        mentions.append(Located(.idiom(member.key), file: file, place: member.keyPlace))
      } else {
        let nearest =
          member.value.text.flatMap { Spelling.nearest(to: $0, in: IdiomRuling.allNames) }.map {
            " Did you mean '\($0)'?"
          } ?? ""
        values.add(
          "'\(ValueReader.shown(member.key))' takes \(ValueReader.listed(IdiomRuling.allNames)), not "
            + "\(ValueReader.description(of: member.value)).\(nearest)",
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
