import NavigationModel
import SourceFacts

// The graph, field by field. A test compares these lists with the types: a field that is missing here is told there.

extension NavigationGraph: Record {
  static var empty: Self { NavigationGraph() }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&root)
    try coder.code(&targets)
    try coder.code(&entries)
    try coder.code(&screens)
    try coder.code(&routes)
    try coder.code(&transitions)
    try coder.code(&flows)
    try coder.code(&unresolved)
    try coder.code(&resolvers)
    try coder.code(&unmatched)
    try coder.code(&embeddings)
    try coder.code(&unread)
    try coder.code(&coverage)
  }
}

extension NavigationTarget: Record {
  static var empty: Self { NavigationTarget(name: "", kind: .app, fileCount: 0) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&name)
    try coder.code(&kind)
    try coder.code(&fileCount)
  }
}

extension Coverage: Record {
  static var empty: Self { Coverage() }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&suspected)
    try coder.code(&unreadModules)
    try coder.code(&dependencies)
    try coder.code(&setAside)
    try coder.code(&limits)
  }
}

extension ReachedLimit: Record {
  static var empty: Self { ReachedLimit(limit: "", lost: .navigation) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&limit)
    try coder.code(&lost)
  }
}

extension StepSetAside: Record {
  static var empty: Self { StepSetAside(kind: .root, owner: "", location: .empty, reason: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&kind)
    try coder.code(&owner)
    try coder.code(&location)
    try coder.code(&reason)
    try coder.code(&instead)
  }
}

extension FollowedModule: Record {
  static var empty: Self { FollowedModule(name: "", fileCount: 0) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&name)
    try coder.code(&fileCount)
    try coder.code(&leftOutCount)
  }
}

extension SuspectedSite: Record {
  static var empty: Self { SuspectedSite(cause: .foreignCall, owner: "", location: .empty, reason: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&cause)
    try coder.code(&owner)
    try coder.code(&location)
    try coder.code(&reason)
    try coder.code(&module)
  }
}

extension UnreadModule: Record {
  static var empty: Self { UnreadModule(name: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&name)
    try coder.code(&siteCount)
    try coder.code(&bases)
  }
}

extension UnreadModule.Base: Record {
  static var empty: Self { UnreadModule.Base(name: "", heirCount: 0) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&name)
    try coder.code(&heirCount)
  }
}

extension UnreadSource: Record {
  static var empty: Self { UnreadSource(location: .empty, reason: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&location)
    try coder.code(&reason)
    try coder.code(&more)
  }
}

extension SourceLocation: Record {
  static var empty: Self { SourceLocation(file: "", line: 0) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&file)
    guard coder.isKnown(file: file) else { throw RecordDamage() }
    try coder.code(&line)
    try coder.code(&column)
    guard let place = coder.moved(CodeMoves.Place(line: line, column: column), in: file) else { throw RecordDamage() }
    (line, column) = (place.line, place.column)
  }
}

extension Entry: Record {
  static var empty: Self { Entry(screen: "", via: .mainScene, location: nil) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&screen)
    try coder.code(&via)
    try coder.code(&location)
    try coder.code(&by)
  }
}

extension Screen: Record {
  static var empty: Self { Screen(id: "", name: "", kind: .view) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&id)
    try coder.code(&name)
    try coder.code(&kind)
    try coder.code(&location)
    try coder.code(&flow)
    try coder.code(&isEntry)
    try coder.code(&isReachable)
    try coder.code(&depth)
    try coder.code(&title)
    try coder.code(&wayOut)
    try coder.code(&hidesBackButton)
    try coder.code(&isDebugOnly)
    try coder.code(&targets)
    try coder.code(&sketch)
  }
}

extension Sketch: Record {
  /// navlint makes no sketch that is nested this deep.
  static let deepest = 64
  static var empty: Self { Sketch(.screen) }

  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) { try code(&coder, depth: 0) }

  private mutating func code(_ coder: inout some FieldCoder, depth: Int) throws(RecordDamage) {
    guard depth < Self.deepest else { throw RecordDamage() }
    try coder.code(&kind)
    try coder.code(&text)
    var count = parts.count
    try coder.code(&count)
    if coder.isReading {
      guard count <= coder.remaining else { throw RecordDamage() }
      parts = []
      for _ in 0..<count {
        var part = Self.empty
        try part.code(&coder, depth: depth + 1)
        parts.append(part)
      }
    } else {
      for index in parts.indices { try parts[index].code(&coder, depth: depth + 1) }
    }
    try coder.code(&transitions)
  }
}

extension Route: Record {
  static var empty: Self { Route(id: "", type: "", case: "", location: .empty, destinations: [], isUsed: false) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&id)
    try coder.code(&type)
    try coder.code(&`case`)
    try coder.code(&location)
    try coder.code(&destinations)
    try coder.code(&isUsed)
    try coder.code(&carriesValue)
    try coder.code(&arguments)
  }
}

extension Route.Argument: Record {
  static var empty: Self { Route.Argument(name: nil, type: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&name)
    try coder.code(&type)
  }
}

extension Transition: Record {
  static var empty: Self { Transition(id: "", owner: "", to: nil, kind: .push, location: .empty) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&id)
    try coder.code(&from)
    try coder.code(&after)
    try coder.code(&owner)
    try coder.code(&to)
    try coder.code(&kind)
    try coder.code(&otherKinds)
    try coder.code(&back)
    try coder.code(&route)
    try coder.code(&location)
    try coder.code(&otherSites)
    try coder.code(&trigger)
    try coder.code(&triggers)
    try coder.code(&`guard`)
    try coder.code(&confidence)
    try coder.code(&evidence)
    try coder.code(&repeatsOwnValue)
    try coder.code(&targets)
    try coder.code(&position)
  }
}

extension Transition.Condition: Record {
  static var empty: Self { Transition.Condition(screen: "", from: []) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&screen)
    try coder.code(&from)
  }
}

extension Trigger: Record {
  static var empty: Self { Trigger(action: .tap, control: "", location: .empty) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&action)
    try coder.code(&control)
    try coder.code(&text)
    try coder.code(&isPicture)
    try coder.code(&source)
    try coder.code(&identifier)
    try coder.code(&location)
    try coder.code(&from)
  }
}

extension Transition.Evidence: Record {
  static var empty: Self { Transition.Evidence(location: .empty, note: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&location)
    try coder.code(&note)
  }
}

extension Flow: Record {
  static var empty: Self { Flow(id: "", screens: []) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&id)
    try coder.code(&screens)
  }
}

extension UnresolvedSite: Record {
  static var empty: Self { UnresolvedSite(owner: "", kind: .push, location: .empty, reason: "") }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&owner)
    try coder.code(&kind)
    try coder.code(&location)
    try coder.code(&reason)
    try coder.code(&isCut)
  }
}

extension RouteResolver: Record {
  static var empty: Self {
    RouteResolver(routeType: "", owner: "", function: "", location: .empty, arms: [], defaultArm: nil, missingCases: [])
  }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&routeType)
    try coder.code(&owner)
    try coder.code(&function)
    try coder.code(&location)
    try coder.code(&arms)
    try coder.code(&defaultArm)
    try coder.code(&missingCases)
  }
}

extension RouteResolver.Arm: Record {
  static var empty: Self { RouteResolver.Arm(cases: [], location: .empty, destinations: []) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&cases)
    try coder.code(&location)
    try coder.code(&destinations)
    try coder.code(&blank)
  }
}

extension UnmatchedDestination: Record {
  static var empty: Self { UnmatchedDestination(owner: "", type: "", location: .empty, isCertain: false) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&owner)
    try coder.code(&type)
    try coder.code(&location)
    try coder.code(&isCertain)
    try coder.code(&stacks)
  }
}

extension Embedding: Record {
  static var empty: Self { Embedding(parent: "", child: "", location: .empty) }
  mutating func code(_ coder: inout some FieldCoder) throws(RecordDamage) {
    try coder.code(&parent)
    try coder.code(&child)
    try coder.code(&location)
  }
}
