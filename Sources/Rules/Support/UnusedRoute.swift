import Linking
import NavigationModel

/// A case that a resolver maps to a screen and that the graph knows no use of.
struct UnusedRoute {
  let route: Route
  /// The arms for the case; where a tree contains an app twice, those of the copy beside the case first.
  let arms: [(arm: RouteResolver.Arm, owner: String)]
  fileprivate let routes: UsedRoutes

  static let exemptions: [Exemption<UnusedRoute>] = [
    Exemption("An enum that only configures the alert to which its cases lead") { unused in
      let destinations = unused.route.destinations
      return !destinations.isEmpty
        && unused.arms.allSatisfy { $0.arm.destinations.isEmpty && $0.arm.blank == nil }
        && destinations.allSatisfy { $0.hasPrefix("alert:") || $0.hasPrefix("dialog:") }
    },
    Exemption("A case that only a `default` handles, which shows no screen with a name") { unused in
      unused.arms.isEmpty && unused.routes.mappedTypes.contains(unused.route.type)
        && unused.route.destinations.allSatisfy { $0.hasPrefix("inline:") }
    },
    // `case .home, .settings: EmptyView()`: the stack does not show these cases, because tabs do.
    Exemption("An arm that shows nothing for several cases") { unused in
      !unused.arms.isEmpty && unused.arms.allSatisfy { $0.arm.blank != nil && $0.arm.cases.count > 1 }
    },
    Exemption("A case that the app for another platform makes, in an enum of the same name") { unused in
      unused.routes.places[unused.route.id]?.contains {
        PlatformFolders.part($0, from: unused.route.location.file)
      } ?? false
    },
    Exemption("An enum that only says how one view looks") { unused in
      !unused.routes.leading.contains(unused.route.type) && unused.routes.siblings.count(of: unused.route) > 1
    },
    Exemption("A `.name` that is passed to code of the app where its type is not known") { unused in
      unused.routes.makings?.mayBeMade(unused.route) ?? false
    },
  ]
}

/// What the app does with its routes, as far as the unused ones depend on it.
struct UsedRoutes {
  let siblings: RouteSiblings
  fileprivate let mappedTypes: Set<String>
  /// The enums of resolvers that lead to a screen.
  fileprivate let leading: Set<String>
  /// The files with the declarations of routes that code makes.
  fileprivate let places: [Route.ID: [String]]
  fileprivate let makings: Makings?
  /// Enums of which navigation receives some case that code makes. Others describe content in place: settings, parts of
  /// a sheet.
  private let usedTypes: Set<String>
  private let arms: [Route.ID: [(arm: RouteResolver.Arm, owner: String)]]

  init(_ context: RuleContext) {
    let support = context.support
    var arms: [Route.ID: [(arm: RouteResolver.Arm, owner: String)]] = [:]
    for resolver in support.resolvers {
      for arm in resolver.arms {
        for name in arm.cases { arms["\(resolver.routeType).\(name)", default: []].append((arm, resolver.owner)) }
      }
    }
    self.arms = arms
    mappedTypes = Set(support.resolvers.filter { $0.arms.contains { !$0.cases.isEmpty } }.map(\.routeType))
    leading = Set(support.resolvers.filter(\.leadsSomewhere).map(\.routeType))
    let used = support.routes.filter(\.isUsed)
    places = Dictionary(grouping: used, by: \.id).mapValues { $0.map(\.location.file) }
    let opened = Set(context.graph.transitions.compactMap { $0.route.flatMap(support.route) }.map(\.type))
    usedTypes = Set(used.map(\.type)).intersection(opened)
    siblings = RouteSiblings(support.routes)
    makings = context.program.map(Makings.init)
  }

  /// nil for a route that code makes, or that is mapped to nothing.
  func unused(_ route: Route) -> UnusedRoute? {
    guard !route.isUsed, !route.case.isEmpty else { return nil }
    let arms = nearest(self.arms[route.id] ?? [], to: route.location)
    guard !route.destinations.isEmpty || arms.contains(where: { $0.arm.blank != nil }) else { return nil }
    return UnusedRoute(route: route, arms: arms, routes: self)
  }

  func confidence(_ unused: UnusedRoute) -> Confidence { usedTypes.contains(unused.route.type) ? .exact : .guessed }

  private func nearest(
    _ arms: [(arm: RouteResolver.Arm, owner: String)], to place: SourceLocation
  ) -> [(arm: RouteResolver.Arm, owner: String)] {
    let ranked = arms.enumerated().map { (index: $0, nearness: $1.arm.location.sharedFolders(with: place), arm: $1) }
    return ranked.sorted { ($1.nearness, $0.index) < ($0.nearness, $1.index) }.map(\.arm)
  }
}

/// Whether code may make a case where its type is not known: asked once for each name.
private final class Makings {
  private struct Key: Hashable {
    var name: String
    var carriesValue: Bool?
  }

  private let program: LinkedProgram
  private var answers: [Key: Bool] = [:]

  init(_ program: LinkedProgram) {
    self.program = program
  }

  /// Some `.name` may be the case: its type is not known, and it has the case's labels, or code of the app receives it.
  func mayBeMade(_ route: Route) -> Bool {
    let key = Key(name: route.case, carriesValue: route.carriesValue)
    if let known = answers[key] { return known }
    let answer = program.mentions(of: route.case).contains { mention in
      guard program.kind(mention) == .member, program.child(mention, .base) == nil, isOpen(program.type(of: mention)),
        let parent = program.parent(mention)
      else { return false }
      let isCalled = program.kind(parent) == .call && program.child(parent, .callee) == mention
      guard (route.carriesValue ?? isCalled) == isCalled else { return false }
      return isCalled || mayBeTaken(mention)
    }
    answers[key] = answer
    return answer
  }

  /// The value is passed to code of the app, or returned by the surrounding function; also as a branch of a
  /// conditional.
  private func mayBeTaken(_ value: Ref) -> Bool {
    var value = value
    while let parent = program.parent(value) {
      switch program.kind(parent) {
      case .ternary, .tuple, .array: value = parent
      case .binary where program.name(parent) == "??": value = parent
      case .returned: return true
      case .argument:
        guard let call = program.parent(parent), program.kind(call) == .call else { return false }
        // `.thanks(.now)` of unknown type: a case of the app carries the value.
        let isImplicit =
          program.child(call, .callee).map { program.kind($0) == .member && program.child($0, .base) == nil } ?? false
        return isImplicit ? isOpen(program.type(of: call)) : !program.isExternal(call)
      default: return false
      }
    }
    return false
  }

  private func isOpen(_ type: TypeExpression) -> Bool {
    switch type {
    case .unknown, .generic, .dependent: true
    default: false
    }
  }
}
