import Policies

extension ConfigurationReader {
  /// More names than a map could show.
  static let mostNamings = 500

  mutating func map(_ value: LocatedValue) -> MapSettings {
    var settings = MapSettings()
    for (key, member) in values.members(value, "'map'", keys: MapKey.self) {
      switch key {
      case .titles: settings.titles = titles(member.value)
      case .hide: settings.hidden = screenPatterns(member.value, key)
      case .merge: settings.merged = namings(member.value, key)
      case .areas: settings.areas = namings(member.value, key)
      }
    }
    return settings
  }

  private mutating func titles(_ value: LocatedValue) -> [MapSettings.Naming] {
    members(value, .titles, example: "CartView: Your basket").compactMap { member in
      guard let title = shownName(member.value.text, at: member.value),
        let pattern = screenPattern(member.key, at: member.keyPlace, .titles)
      else { return nil }
      return MapSettings.Naming(name: title, patterns: [pattern])
    }
  }

  private mutating func namings(_ value: LocatedValue, _ key: MapKey) -> [MapSettings.Naming] {
    members(value, key, example: "Checkout: [CartView, \"Pay*\"]").compactMap { member in
      guard let name = shownName(member.key, at: member.value) else { return nil }
      let patterns = screenPatterns(member.value, key)
      return patterns.isEmpty ? nil : MapSettings.Naming(name: name, patterns: patterns)
    }
  }

  private mutating func members(_ value: LocatedValue, _ key: MapKey, example: String) -> [LocatedValue.Member] {
    guard case .mapping(let members) = value.content else {
      values.add(
        "'\(key.rawValue)' takes a mapping ('\(example)'), not \(ValueReader.description(of: value)).", at: value.place)
      return []
    }
    if members.isEmpty {
      values.add(
        "'\(key.rawValue)' is an empty mapping and has no effect. Write '\(example)', or delete it.", at: value.place)
    }
    guard members.count <= Self.mostNamings else {
      values.add(
        "'\(key.rawValue)' has \(members.count) entries; at most \(Self.mostNamings) are allowed. A pattern such as "
          + "'Pay*' matches several screens.",
        at: value.place)
      return []
    }
    return members
  }

  private mutating func shownName(_ text: String?, at value: LocatedValue) -> String? {
    guard let text, text.contains(where: { !$0.isWhitespace }), text.count <= 100 else {
      values.add("a name on a map is a string of 1 to 100 characters.", at: value.place)
      return nil
    }
    return text
  }

  private mutating func screenPatterns(_ value: LocatedValue, _ key: MapKey) -> [NamePattern] {
    let texts = values.texts(value, "'\(key.rawValue)'")
    guard texts.count <= Self.mostPatterns else {
      values.add(
        "'\(key.rawValue)' has \(texts.count) patterns; at most \(Self.mostPatterns) are allowed.", at: value.place)
      return []
    }
    return texts.compactMap { screenPattern($0.text, at: $0.place, key) }
  }

  private mutating func screenPattern(_ text: String, at place: LocatedValue.Place, _ key: MapKey) -> NamePattern? {
    do throws(PatternError) {
      let pattern = try NamePattern(text, .name)
      guard pattern.highestReference == 0 else {
        values.add("'$\(pattern.highestReference)' in '\(key.rawValue)' refers to nothing.", at: place)
        return nil
      }
      mentions.append(Located(.mapPattern(pattern, key: key), file: file, place: place))
      return pattern
    } catch {
      values.add("the pattern '\(ValueReader.shown(text))' cannot be used: \(error.description).", at: place)
      return nil
    }
  }
}
