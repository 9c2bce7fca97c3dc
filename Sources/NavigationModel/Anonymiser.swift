/// Replaces an app's names by made-up ones, the same name always by the same.
///
/// The shape stays: kinds, counts, lines, and words of Swift or Apple (`Button`, `View`, `.swift`). Two graphs are not
/// comparable: the names of each are numbered separately.
public struct Anonymiser {
  private var names: [String: String] = [:]
  private var numbers: [String: Int] = [:]

  public init() {}

  /// The graph without the app's own words.
  public mutating func graph(_ graph: NavigationGraph) -> NavigationGraph {
    var result = graph
    result.root = "."
    result.targets = graph.targets.map {
      NavigationTarget(name: name($0.name), kind: $0.kind, fileCount: $0.fileCount)
    }
    result.screens = graph.screens.map { screen($0) }
    result.entries = graph.entries.map {
      Entry(screen: name($0.screen), via: $0.via, location: place($0.location), by: $0.by.map { name($0) })
    }
    result.routes = graph.routes.map { route in
      Route(
        id: name(route.id), type: name(route.type), case: name(route.case), location: place(route.location),
        destinations: route.destinations.map { name($0) }, isUsed: route.isUsed, carriesValue: route.carriesValue,
        arguments: route.arguments.map { Route.Argument(name: $0.name.map { name($0) }, type: name($0.type)) })
    }
    result.transitions = graph.transitions.map { transition($0) }
    result.flows = graph.flows.map { Flow(id: name($0.id), screens: $0.screens.map { name($0) }) }
    result.unresolved = graph.unresolved.map {
      UnresolvedSite(
        owner: name($0.owner), kind: $0.kind, location: place($0.location), reason: "not followed", isCut: $0.isCut)
    }
    result.coverage = coverage(graph.coverage)
    result.resolvers = graph.resolvers.map { resolver in
      RouteResolver(
        routeType: name(resolver.routeType), owner: name(resolver.owner), function: name(resolver.function),
        location: place(resolver.location),
        arms: resolver.arms.map { arm($0) }, defaultArm: resolver.defaultArm.map { arm($0) },
        missingCases: resolver.missingCases.map { name($0) })
    }
    result.unmatched = graph.unmatched.map {
      UnmatchedDestination(
        owner: name($0.owner), type: name($0.type), location: place($0.location), isCertain: $0.isCertain,
        stacks: $0.stacks.map { place($0) })
    }
    result.embeddings = graph.embeddings.map {
      Embedding(parent: name($0.parent), child: name($0.child), location: place($0.location))
    }
    result.unread = graph.unread.map {
      UnreadSource(location: place($0.location), reason: "not read", more: $0.more)
    }
    return result
  }

  /// Findings with their rule and subject; messages contain names in sentences, so they are removed.
  public mutating func findings(_ findings: [Finding]) -> [Finding] {
    findings.map {
      Finding(
        rule: $0.rule, severity: $0.severity, message: "(names removed)", location: place($0.location), related: [],
        subject: name($0.subject), confidence: $0.confidence)
    }
  }

  private mutating func coverage(_ coverage: Coverage) -> Coverage {
    Coverage(
      suspected: coverage.suspected.map { site in
        SuspectedSite(
          cause: site.cause, owner: name(site.owner), location: place(site.location), reason: "not followed",
          module: site.module.map { name($0) })
      },
      unreadModules: coverage.unreadModules.map { module in
        UnreadModule(
          name: name(module.name), siteCount: module.siteCount,
          bases: module.bases.map { .init(name: name($0.name), heirCount: $0.heirCount) })
      },
      dependencies: coverage.dependencies.map {
        FollowedModule(name: name($0.name), fileCount: $0.fileCount, leftOutCount: $0.leftOutCount)
      },
      setAside: coverage.setAside.map { step in
        StepSetAside(
          kind: step.kind, owner: name(step.owner), location: place(step.location),
          reason: "another step represents it",
          instead: step.instead.map { place($0) })
      }, limits: coverage.limits)
  }

  private mutating func screen(_ screen: Screen) -> Screen {
    var result = screen
    result.id = name(screen.id)
    result.name = name(screen.name)
    result.location = screen.location.map { place($0) }
    result.flow = screen.flow.map { name($0) }
    result.title = screen.title.map { text($0, as: "title") }
    result.sketch = screen.sketch.map { sketch($0) }
    result.targets = screen.targets.map { name($0) }
    return result
  }

  private mutating func sketch(_ sketch: Sketch) -> Sketch {
    Sketch(
      sketch.kind, sketch.text.map { text($0, as: "text") }, parts: sketch.parts.map { self.sketch($0) },
      transitions: sketch.transitions.map { name($0) })
  }

  private mutating func transition(_ transition: Transition) -> Transition {
    var result = transition
    result.id = name(transition.id)
    result.from = transition.from.map { name($0) }
    result.after = transition.after.map { .init(screen: name($0.screen), from: $0.from.map { name($0) }) }
    result.owner = name(transition.owner)
    result.to = transition.to.map { name($0) }
    result.route = transition.route.map { name($0) }
    result.location = place(transition.location)
    result.otherSites = transition.otherSites.map { place($0) }
    result.trigger = transition.trigger.map { trigger($0) }
    result.triggers = transition.triggers.map { trigger($0) }
    result.targets = transition.targets.map { name($0) }
    result.guard = transition.guard.map { text($0, as: "condition") }
    result.evidence = transition.evidence.map { Transition.Evidence(location: place($0.location), note: "step") }
    return result
  }

  private mutating func arm(_ arm: RouteResolver.Arm) -> RouteResolver.Arm {
    RouteResolver.Arm(
      cases: arm.cases.map { name($0) }, location: place(arm.location), destinations: arm.destinations.map { name($0) },
      blank: arm.blank.map { _ in "blank" })
  }

  private mutating func place(_ location: SourceLocation?) -> SourceLocation? { location.map { place($0) } }

  private mutating func place(_ location: SourceLocation) -> SourceLocation {
    var parts = location.file.split(separator: "/", omittingEmptySubsequences: true).map(String.init)
    guard let last = parts.popLast() else {
      return SourceLocation(file: "", line: location.line, column: location.column)
    }
    let ending = [".swift", ".storyboard", ".xib", ".plist"].first { last.hasSuffix($0) } ?? ""
    let file = text(String(last.dropLast(ending.count)), as: "File") + ending
    return SourceLocation(
      file: (parts.map { text($0, as: "folder") } + [file]).joined(separator: "/"), line: location.line,
      column: location.column)
  }

  private mutating func trigger(_ trigger: Trigger) -> Trigger {
    Trigger(
      action: trigger.action, control: name(trigger.control), text: trigger.text.map { text($0, as: "text") },
      isPicture: trigger.isPicture, source: trigger.source.map { name($0) },
      identifier: trigger.identifier.map { text($0, as: "identifier") }, location: place(trigger.location),
      from: trigger.from.map { name($0) })
  }

  /// `Button("Pay now")` becomes `Button("text 3")`; a trigger of another form keeps only known words.
  private mutating func trigger(_ trigger: String) -> String {
    if let quote = trigger.firstIndex(of: "\""), let end = trigger.lastIndex(of: "\""), quote < end {
      let call = trigger[..<quote].split(whereSeparator: { !$0.isLetter }).first.map(String.init) ?? ""
      if Self.known.contains(call) {
        return "\(call)(\"\(text(String(trigger[trigger.index(after: quote)..<end]), as: "text"))\")"
      }
    }
    return name(trigger)
  }

  /// Each word of a dotted or other compound name is replaced separately, so that `AuthRoute.login` and `AuthRoute`
  /// stay related.
  private mutating func name(_ name: String) -> String {
    var result = ""
    var word = ""
    func isWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
    for character in name {
      if isWord(character) {
        word.append(character)
      } else {
        if !word.isEmpty { result += replaced(word) }
        word = ""
        // A character outside of letters and ASCII signs could spell a name, too.
        result.append(character.isASCII && !character.isNewline ? character : " ")
      }
    }
    return word.isEmpty ? result : result + replaced(word)
  }

  private mutating func replaced(_ word: String) -> String {
    if Self.known.contains(word) { return word }
    let ending = Self.endings.first { word.hasSuffix($0) && word.count > $0.count } ?? ""
    return text(word, as: word.first?.isUppercase == true ? "Name" : "name", ending: ending)
  }

  private mutating func text(_ original: String, as noun: String, ending: String = "") -> String {
    let key = "\(noun)\u{0}\(original)"
    if let known = names[key] { return known }
    numbers[noun, default: 0] += 1
    let made = "\(noun)\(numbers[noun] ?? 0)\(ending)"
    names[key] = made
    return made
  }

  /// Words for the kind of a thing, not for its owner.
  private static let endings = [
    "HostingController", "TabBarController", "NavigationController", "TableViewController", "ViewController",
    "ViewModel", "Coordinator", "Controller",
    "Destination", "Router", "Route", "Screen", "Sheet", "View", "Tab", "Flow", "Cell",
  ]

  private static let known: Set<String> = Set(
    Screen.Kind.allCases.map(\.rawValue) + Transition.Kind.allCases.map(\.rawValue) + [
      "pop", "root", "dismiss", "to", "Button", "NavigationLink", "Toggle", "Link", "Menu", "Picker", "onTapGesture",
      "onAppear", "task", "onReceive", "onChange",
      "onOpenURL", "swipe", "swipeActions", "refreshable", "deep", "link", "notification", "UIViewController",
      "UIAlertController", "UINavigationController",
      "UITabBarController", "SFSafariViewController", "controller", "view",
    ])
}
