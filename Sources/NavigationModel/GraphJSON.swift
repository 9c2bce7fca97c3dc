// The graph as JSON, version 1. docs/output.md describes it for people.
//
// Keys of the contract are always present, null where nothing is known. Additional keys are omitted while they have
// their usual value. Arrays keep the graph's order.

extension NavigationGraph {
  /// The text of `navlint graph --format json`: one record a line.
  public func jsonText() -> String { json().text(expanding: 2) }

  public func json() -> JSONValue {
    let value: JSONValue = [
      "version": .integer(Self.formatVersion),
      "tool": ["name": .string(Tool.name), "version": .string(Tool.version)],
      "root": .string(root),
      "entries": .array(entries.map { $0.json() }),
      "screens": .array(screens.map { $0.json() }),
      "routes": .array(routes.map { $0.json() }),
      "transitions": .array(transitions.map { $0.json() }),
      "flows": .array(flows.map { ["id": .string($0.id), "screens": JSONValue($0.screens)] }),
      "unresolved": .array(unresolved.map { $0.json() }),
      "resolvers": .array(resolvers.map { $0.json() }),
      "unmatched": .array(unmatched.map { $0.json() }),
      "embeddings": .array(embeddings.map { $0.json() }),
    ]
    guard case .object(var members) = value else { return value }
    if !targets.isEmpty { members.insert(.init("targets", .array(targets.map { $0.json() })), at: 3) }
    if !unread.isEmpty { members.append(.init("unread", .array(unread.map { $0.json() }))) }
    if !coverage.suspected.isEmpty {
      members.append(.init("suspected", .array(coverage.suspected.map { $0.json() })))
    }
    members.append(.init("coverage", coverageJSON()))
    return .object(members)
  }
}

extension NavigationGraph {
  /// How much of the navigation in the sources the graph contains.
  public func coverageJSON() -> JSONValue {
    var members: [JSONValue.Member] = [
      .init("sites", .integer(siteCount)), .init("resolved", .integer(resolvedCount)),
      .init("unresolved", .integer(siteCount - resolvedCount)),
      .init("suspected", .integer(coverage.suspected.count)), .init("cut", .integer(unresolved.count { $0.isCut })),
      .init("unreadModules", .array(coverage.unreadModules.map { $0.json() })),
    ]
    if !coverage.dependencies.isEmpty {
      members.append(.init("dependencies", .array(coverage.dependencies.map { $0.json() })))
    }
    if !coverage.limits.isEmpty { members.append(.init("limits", .array(coverage.limits.map { $0.json() }))) }
    if !coverage.setAside.isEmpty { members.append(.init("setAside", .array(coverage.setAside.map { $0.json() }))) }
    return .object(members)
  }
}

extension UnreadModule {
  fileprivate func json() -> JSONValue {
    [
      "module": .string(name), "sites": .integer(siteCount),
      "bases": .array(bases.map { ["name": .string($0.name), "heirs": .integer($0.heirCount)] }),
    ]
  }
}

extension FollowedModule {
  fileprivate func json() -> JSONValue {
    ["module": .string(name), "files": .integer(fileCount), "leftOut": .integer(leftOutCount)]
  }
}

extension ReachedLimit {
  public func json() -> JSONValue { ["limit": .string(limit), "lost": .string(lost.rawValue)] }
}

extension SuspectedSite {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add("cause", cause.rawValue)
    record.add("owner", owner)
    record.add(location)
    record.add("reason", reason)
    record.add("module", module)
    return record.json
  }
}

extension StepSetAside {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add("kind", kind.rawValue)
    record.add("owner", owner)
    record.add(location)
    record.add("reason", reason)
    if let instead {
      var place = Record()
      place.add(instead)
      record.add("instead", place.json)
    }
    return record.json
  }
}

/// The members of one record, in insertion order.
private struct Record {
  var members: [JSONValue.Member] = []

  mutating func add(_ key: String, _ value: JSONValue) { members.append(.init(key, value)) }
  mutating func add(_ key: String, _ value: String?) { add(key, JSONValue(value)) }

  mutating func add(_ location: SourceLocation?) {
    add("file", location?.file)
    add("line", JSONValue(location?.line))
    add("column", JSONValue(location?.column))
  }

  mutating func addIfSet(_ key: String, _ value: String?) {
    if let value { add(key, value) }
  }

  mutating func addIfTrue(_ key: String, _ value: Bool) {
    if value { add(key, .boolean(true)) }
  }

  var json: JSONValue { .object(members) }
}

extension UnreadSource {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add(location)
    record.add("reason", reason)
    if more > 0 { record.add("more", .integer(more)) }
    return record.json
  }
}

extension NavigationTarget {
  fileprivate func json() -> JSONValue {
    ["name": .string(name), "kind": .string(kind.rawValue), "files": .integer(fileCount)]
  }
}

extension Entry {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add("screen", screen)
    record.add("via", via.rawValue)
    record.add(location)
    if let by { record.add("by", by) }
    return record.json
  }
}

extension Screen {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add("id", id)
    record.add("name", name)
    record.add("kind", kind.rawValue)
    record.add(location)
    record.add("flow", flow)
    record.add("entry", .boolean(isEntry))
    record.add("reachable", .boolean(isReachable))
    record.add("depth", JSONValue(depth))
    record.addIfSet("title", title)
    if wayOut != .possible { record.add("wayOut", wayOut.rawValue) }
    record.addIfTrue("hidesBackButton", hidesBackButton)
    record.addIfTrue("debugOnly", isDebugOnly)
    if !targets.isEmpty { record.add("targets", JSONValue(targets)) }
    if let sketch { record.add("sketch", sketch.json()) }
    return record.json
  }
}

extension Sketch {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add("kind", kind.rawValue)
    record.addIfSet("text", text)
    if !parts.isEmpty { record.add("parts", .array(parts.map { $0.json() })) }
    if !transitions.isEmpty { record.add("transitions", JSONValue(transitions)) }
    return record.json
  }
}

extension Route {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add("id", id)
    record.add("type", type)
    record.add("case", `case`)
    record.add(location)
    record.add("destinations", JSONValue(destinations))
    record.add("used", .boolean(isUsed))
    if let carriesValue { record.add("carriesValue", .boolean(carriesValue)) }
    if !arguments.isEmpty {
      record.add("arguments", .array(arguments.map { ["name": JSONValue($0.name), "type": .string($0.type)] }))
    }
    return record.json
  }
}

extension Transition {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add("id", id)
    record.add("from", JSONValue(from))
    if !after.isEmpty {
      record.add(
        "after",
        .array(
          after.map { ["screen": .string($0.screen), "from": JSONValue($0.from)] }))
    }
    record.add("owner", owner)
    record.add("to", to)
    record.add("kind", kind.rawValue)
    if let position { record.add("position", .integer(position)) }
    if !otherKinds.isEmpty { record.add("otherKinds", JSONValue(otherKinds.map(\.rawValue))) }
    record.addIfSet("back", back?.rawValue)
    record.add("route", route)
    record.add(location)
    if !otherSites.isEmpty {
      record.add(
        "sites",
        .array(
          sites.map { site in
            var record = Record()
            record.add(site)
            return record.json
          }))
    }
    record.add("trigger", trigger)
    if !triggers.isEmpty { record.add("triggers", .array(triggers.map { $0.json() })) }
    record.add("guard", `guard`)
    record.add("confidence", confidence.rawValue)
    record.add(
      "evidence",
      .array(
        evidence.map { step in
          var record = Record()
          record.add(step.location)
          record.add("note", step.note)
          return record.json
        }))
    record.addIfTrue("repeatsOwnValue", repeatsOwnValue)
    if !targets.isEmpty { record.add("targets", JSONValue(targets)) }
    return record.json
  }
}

extension Trigger {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add("action", action.rawValue)
    record.add("control", control)
    record.addIfSet("text", text)
    record.addIfTrue("picture", isPicture)
    record.addIfSet("source", source)
    record.addIfSet("identifier", identifier)
    record.add(location)
    if !from.isEmpty { record.add("from", JSONValue(from)) }
    return record.json
  }
}

extension UnresolvedSite {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add("owner", owner)
    record.add("kind", kind.rawValue)
    record.add(location)
    record.add("reason", reason)
    record.addIfTrue("cut", isCut)
    return record.json
  }
}

extension RouteResolver {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add("routeType", routeType)
    record.add("owner", owner)
    record.add("function", function)
    record.add(location)
    record.add("arms", .array(arms.map { $0.json() }))
    record.add("defaultArm", defaultArm?.json() ?? .null)
    record.add("missingCases", JSONValue(missingCases))
    return record.json
  }
}

extension RouteResolver.Arm {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add("cases", JSONValue(cases))
    record.add(location)
    record.add("destinations", JSONValue(destinations))
    record.addIfSet("blank", blank)
    return record.json
  }
}

extension UnmatchedDestination {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add("owner", owner)
    record.add("type", type)
    record.add(location)
    record.add("certain", .boolean(isCertain))
    if !stacks.isEmpty {
      record.add(
        "stacks",
        .array(
          stacks.map { stack in
            var record = Record()
            record.add(stack)
            return record.json
          }))
    }
    return record.json
  }
}

extension Embedding {
  fileprivate func json() -> JSONValue {
    var record = Record()
    record.add("parent", parent)
    record.add("child", child)
    record.add(location)
    return record.json
  }
}
