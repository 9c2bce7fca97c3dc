import NavigationModel
import Policies

extension ConfigurationReader {
  /// More policies than a team can remember; and each searches the whole graph.
  static let mostPolicies = 200
  static let mostPatterns = 100

  mutating func policies(_ value: LocatedValue) -> [Located<Policy>] {
    let elements = values.elements(value, "'policies'")
    guard elements.count <= Self.mostPolicies else {
      values.add("there are \(elements.count) policies; at most \(Self.mostPolicies) are allowed.", at: value.place)
      return []
    }
    var names: [String: LocatedValue.Place] = [:]
    return elements.compactMap { element in
      let before = mentions.count
      guard let policy = policy(element) else { return nil }
      for place in mentions.indices.dropFirst(before) {
        mentions[place].value = mentions[place].value.belonging(to: policy)
      }
      if let first = names[policy.name] {
        values.add(
          "there is already a policy '\(policy.name)' in line \(first.line). Give this one another name.",
          at: element.place)
        return nil
      }
      names[policy.name] = element.place
      return Located(policy, file: file, place: element.place)
    }
  }

  private mutating func policy(_ value: LocatedValue) -> Policy? {
    guard case .mapping = value.content else {
      values.add(
        "a policy is a mapping with a 'name' and a demand such as 'forbidden', not \(ValueReader.description(of: value)).",
        at: value.place)
      return nil
    }
    var policy = Policy(name: "", demand: .maxDepth(.init(limit: 0)))
    var demands: [(Policy.Demand?, LocatedValue.Place)] = []
    var hasName = false
    for (key, member) in values.members(value, "a policy", keys: PolicyKey.self) {
      let value = member.value
      switch key {
      case .name:
        hasName = true
        policy.name = name(value) ?? ""
      case .severity: policy.severity = values.word(value, "'severity'") ?? policy.severity
      case .comment: policy.comment = values.text(value, "'comment'")
      case .forbidden, .required, .onlyThrough, .maxDepth, .maxModalDepth, .canBeLeft:
        demands.append((demand(key, value), member.keyPlace))
      }
    }
    if !hasName { values.add("a policy needs a 'name', by which findings and suppressions call it.", at: value.place) }
    guard let (demand, _) = demands.first else {
      values.add(
        "a policy needs a demand: \(ValueReader.listed(Policy.Demand.Kind.allCases.map(\.rawValue))).", at: value.place)
      return nil
    }
    if demands.count > 1 {
      values.add("a policy has one demand; write a second policy for this one.", at: demands[1].1)
    }
    guard let demand, !policy.name.isEmpty else { return nil }
    policy.demand = demand
    return policy
  }

  /// nil if it is written incorrectly, which is reported.
  private mutating func demand(_ key: PolicyKey, _ value: LocatedValue) -> Policy.Demand? {
    switch key {
    case .forbidden: move(value, key.rawValue).map(Policy.Demand.forbidden)
    case .required: move(value, key.rawValue).map(Policy.Demand.required)
    case .onlyThrough: gate(value).map(Policy.Demand.onlyThrough)
    case .maxDepth: depth(value).map(Policy.Demand.maxDepth)
    case .maxModalDepth: modalDepth(value).map(Policy.Demand.maxModalDepth)
    case .canBeLeft: wayOut(value).map(Policy.Demand.canBeLeft)
    case .name, .severity, .comment: nil
    }
  }

  private mutating func name(_ value: LocatedValue) -> String? {
    guard let text = values.text(value, "'name'") else { return nil }
    let isName =
      text.utf8.count <= 80
      && text.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2D }
      && text.utf8.first != 0x2D && text != "all"
    if !isName {
      values.add(
        "'\(ValueReader.shown(text))' is not a name for a policy. Use kebab case, as in 'payment-only-through-auth'.",
        at: value.place)
      return nil
    }
    if known.options[text] != nil {
      values.add("'\(text)' is a rule of navlint. Give the policy another name.", at: value.place)
      return nil
    }
    return text
  }

  // MARK: Demands

  private mutating func move(_ value: LocatedValue, _ what: String) -> Policy.Move? {
    var move = Policy.Move(from: .all, to: .all)
    var reach: (Policy.Move.Reach, LocatedValue.Place)?
    for (key, member) in values.members(value, "'\(what)'", keys: MoveKey.self) {
      switch key {
      case .from: move.from = selector(member.value, "'from'") ?? move.from
      case .to: move.to = selector(member.value, "'to'", mayRefer: true) ?? move.to
      case .via: move.via = selector(member.value, "'via'", mayRefer: true)
      case .kinds: move.kinds = values.words(member.value, "'kinds'")
      case .reach: reach = values.word(member.value, "'reach'").map { ($0, member.value.place) }
      }
    }
    move.reach = checkedReach(reach, of: move)
    guard value["from"] != nil || value["to"] != nil else {
      values.add("'\(what)' needs 'from', 'to' or both, else it applies to every transition.", at: value.place)
      return nil
    }
    checkReferences(move, value)
    return move
  }

  /// The reach that is written, else the one that the other keys imply.
  private mutating func checkedReach(_ said: (Policy.Move.Reach, LocatedValue.Place)?, of move: Policy.Move)
    -> Policy.Move.Reach
  {
    guard let (reach, place) = said else { return move.via == nil ? .direct : .any }
    if reach == .direct, move.via != nil {
      values.add("a direct transition passes no other screen, so 'via' needs 'reach: any'.", at: place)
    }
    return reach
  }

  private mutating func checkReferences(_ move: Policy.Move, _ value: LocatedValue) {
    for (key, selector) in [("to", move.to), ("via", move.via ?? .all)]
    where selector.highestReference > move.from.groupCount {
      let count = move.from.groupCount
      values.add(
        "'\(key)' uses '$\(selector.highestReference)', but 'from' captures \(count == 0 ? "nothing" : "only \(count)"). "
          + "Groups are '*', '**' and '{…}' of patterns, and '(…)' of regular expressions.",
        at: value[key]?.place ?? value.place)
    }
  }

  private mutating func gate(_ value: LocatedValue) -> Policy.Gate? {
    var to: ScreenSelector?
    var via: ScreenSelector?
    var from: ScreenSelector?
    for (key, member) in values.members(value, "'only_through'", keys: GateKey.self) {
      switch key {
      case .to: to = selector(member.value, "'to'")
      case .via: via = selector(member.value, "'via'")
      case .from: from = selector(member.value, "'from'")
      }
    }
    guard let to, let via else {
      if value["to"] == nil || value["via"] == nil {
        values.add("'only_through' needs 'to', the guarded screens, and 'via', the gates.", at: value.place)
      }
      return nil
    }
    return Policy.Gate(to: to, via: via, from: from)
  }

  private mutating func depth(_ value: LocatedValue) -> Policy.DepthLimit? {
    var result = Policy.DepthLimit(limit: -1)
    // The number alone is usually enough.
    if value.integer != nil {
      result.limit = values.integer(value, "'max_depth'", in: 0...1000) ?? 0
    } else {
      for (key, member) in values.members(value, "'max_depth'", keys: DepthKey.self) {
        switch key {
        case .limit: result.limit = values.integer(member.value, "'limit'", in: 0...1000) ?? 0
        case .to: result.to = selector(member.value, "'to'") ?? .all
        case .from: result.from = selector(member.value, "'from'")
        }
      }
    }
    return limited(result.limit, "max_depth", value) ? result : nil
  }

  private mutating func modalDepth(_ value: LocatedValue) -> Policy.ModalLimit? {
    var result = Policy.ModalLimit(limit: -1)
    if value.integer != nil {
      result.limit = values.integer(value, "'max_modal_depth'", in: 0...20) ?? 0
    } else {
      for (key, member) in values.members(value, "'max_modal_depth'", keys: ModalDepthKey.self) {
        switch key {
        case .limit: result.limit = values.integer(member.value, "'limit'", in: 0...20) ?? 0
        case .kinds: result.kinds = values.words(member.value, "'kinds'")
        case .to: result.to = selector(member.value, "'to'") ?? .all
        }
      }
    }
    return limited(result.limit, "max_modal_depth", value) ? result : nil
  }

  private mutating func limited(_ limit: Int, _ what: String, _ value: LocatedValue) -> Bool {
    if limit < 0, value.integer == nil, value["limit"] == nil {
      values.add("'\(what)' needs a 'limit'.", at: value.place)
    }
    return limit >= 0
  }

  private mutating func wayOut(_ value: LocatedValue) -> Policy.WayOutDemand? {
    var result = Policy.WayOutDemand()
    guard case .mapping = value.content else {
      result.kinds = values.words(value, "'can_be_left'")
      return result
    }
    for (key, member) in values.members(value, "'can_be_left'", keys: WayOutKey.self) {
      switch key {
      case .kinds: result.kinds = values.words(member.value, "'kinds'")
      case .to: result.to = selector(member.value, "'to'") ?? .all
      case .strict: result.isStrict = values.boolean(member.value, "'strict'") ?? false
      }
    }
    return result
  }

  // MARK: Selectors

  private mutating func selector(_ value: LocatedValue, _ what: String, mayRefer: Bool = false, depth: Int = 0)
    -> ScreenSelector?
  {
    var result = ScreenSelector()
    guard case .mapping = value.content else {
      result.screens = patterns(value, what, .name, mayRefer: mayRefer, part: \.screens)
      return result.screens.isEmpty ? nil : result
    }
    for (key, member) in values.members(value, what, keys: SelectorKey.self) {
      let value = member.value
      let what = "'\(key.rawValue)'"
      switch key {
      case .screen: result.screens = patterns(value, what, .name, mayRefer: mayRefer, part: \.screens)
      case .flow: result.flows = patterns(value, what, .name, mayRefer: mayRefer, part: \.flows)
      case .module: result.modules = patterns(value, what, .name, mayRefer: mayRefer, part: \.modules)
      case .folder: result.folders = patterns(value, what, .path, mayRefer: mayRefer, part: \.folders)
      case .kind: result.kinds = values.words(value, what)
      case .entry: result.isEntry = values.boolean(value, what)
      case .not:
        guard depth < 3 else {
          values.add("'not' within 'not' within 'not' is more than a reader can follow.", at: value.place)
          continue
        }
        let inner: [LocatedValue]
        if case .list(let elements) = value.content { inner = elements } else { inner = [value] }
        result.excluded = inner.compactMap { selector($0, what, mayRefer: mayRefer, depth: depth + 1) }
      }
    }
    mentionWhole(result, what, at: value.place)
    return result
  }

  /// A selector of a single pattern is mentioned as a whole, at its own position.
  private mutating func mentionWhole(_ selector: ScreenSelector, _ what: String, at place: LocatedValue.Place) {
    if !selector.isOnePattern { mention(selector, what, at: place) }
  }

  /// The mention belongs to no policy until the whole policy is read.
  private mutating func mention(_ selector: ScreenSelector, _ what: String, at place: LocatedValue.Place) {
    mentions.append(Located(.selector(PolicySelector(selector, key: what)), file: file, place: place))
  }

  /// - Parameter part: the selector's list that the patterns are for.
  private mutating func patterns(
    _ value: LocatedValue, _ what: String, _ subject: NamePattern.Subject, mayRefer: Bool,
    part: WritableKeyPath<ScreenSelector, [NamePattern]>
  ) -> [NamePattern] {
    let texts = values.texts(value, what)
    guard texts.count <= Self.mostPatterns else {
      values.add(
        "\(what) has \(texts.count) patterns; at most \(Self.mostPatterns) are allowed. A pattern such as '{A,B}*' matches several.",
        at: value.place)
      return []
    }
    let patterns = texts.compactMap { text, place -> NamePattern? in
      do throws(PatternError) {
        let pattern = try NamePattern(text, subject)
        guard mayRefer || pattern.highestReference == 0 else {
          values.add(
            "'$\(pattern.highestReference)' in \(what) refers to nothing: it stands for what 'from' captured, and can "
              + "be used in 'to' and 'via'.",
            at: place)
          return nil
        }
        var single = ScreenSelector()
        single[keyPath: part] = [pattern]
        mention(single, what, at: place)
        return pattern
      } catch {
        values.add("the pattern '\(ValueReader.shown(text))' cannot be used: \(error.description).", at: place)
        return nil
      }
    }
    return patterns
  }
}
