import Linking
import NavigationModel
import SourceFacts

/// Custom equality of routes that treats different screens as one.
struct RouteIdentityMismatchRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "route-identity-mismatch", name: "Route identity mismatch", defaultSeverity: .warning,
    summary:
      "Two values of a route compare equal although they carry different things, so one screen is shown instead of "
      + "the other.",
    category: .state,
    rationale: """
      Stacks, `sheet(item:)` and checks against double pushes compare routes. When two different routes compare \
      equal, the second is not opened, or the first stays on screen.

      Reported where `==` is written by hand and skips all that a case carries: it compares hash values that \
      skip it, or an arm answers `true`.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// A case whose payload an equality skips.
  struct Ignored {
    var declared: Ref
    var type: TypeID
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Ignored>] = [
    Exemption("Closures, bindings, and objects that are only passed along") { ignored in
      let payload = ignored.program.children(ignored.declared).filter { ignored.program.kind($0) == .parameter }
      return !payload.contains { tellsApart($0, ignored.program) }
    },
    // Searches all files, but only where an equality ignores a case.
    Exemption("What no code reads") { !isRead($0.declared, of: $0.type, $0.program) },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let routes = Set(support.routes.map(\.type))
    return program.declaredTypes.filter { program.typeKind($0) == .enum && routes.contains(program.typeName($0)) }
      .compactMap { type in
        guard let equals = Self.own("==", of: type, program) else { return nil }
        let byHash = comparesHashes(equals, program)
        let ignored =
          byHash
          ? Self.own("hash", of: type, program).map { casesIgnored(byHash: $0, of: type, program) } ?? []
          : casesIgnored(byEquality: equals, of: type, program)
        guard let first = ignored.first else { return nil }
        let reasons = ignored.map { Self.exemptions.reason(for: Ignored(declared: $0, type: type, program: program)) }
        let told = zip(ignored, reasons).filter { $0.1 == nil }.map(\.0)
        return told.isEmpty
          ? Judgement(finding(type, [first], equals, byHash: byHash, program), exemption: reasons[0])
          : Judgement(finding(type, told, equals, byHash: byHash, program))
      }
  }

  private func finding(
    _ type: TypeID, _ ignored: [Ref], _ equals: Ref, byHash: Bool, _ program: LinkedProgram
  ) -> Finding {
    let name = Wording.name(program.typeName(type))
    let cases = Wording.list(ignored.map { "'\(program.name($0))'" })
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user can get the wrong screen, or none: '==' of \(name) treats any two values of \(cases) as equal, "
        + "whatever they carry"
        + (byHash ? ", because it compares hash values that leave it out" : "")
        + ". Let the compiler write '==' and 'hash(into:)', with ids as payload.",
      location: program.location(equals),
      related: [
        Finding.Related(
          location: program.location(ignored[0]),
          message: "what '\(Wording.name(program.name(ignored[0])))' carries is not compared")
      ],
      subject: program.typeName(type))
  }

  private static func own(_ name: String, of type: TypeID, _ program: LinkedProgram) -> Ref? {
    program.members(named: name, of: type).first { program.kind($0) == .function && program.enclosingType($0) == type }
  }

  private func comparesHashes(_ equals: Ref, _ program: LinkedProgram) -> Bool {
    program.nodes([.binary], in: equals).contains { node in
      program.name(node) == "=="
        && [ChildRole.left, .right].allSatisfy {
          program.child(node, $0).map { program.kind($0) == .member && program.name($0) == "hashValue" } ?? false
        }
    }
  }

  /// Cases with a payload, which their arm of `hash(into:)` ignores.
  private func casesIgnored(byHash hash: Ref, of type: TypeID, _ program: LinkedProgram) -> [Ref] {
    program.nodes([.switchCase], in: hash).flatMap { arm -> [Ref] in
      guard let patterns = program.child(arm, .patterns) else { return [] }
      return program.children(patterns).filter { program.nodes([.patternBind], in: $0).isEmpty }.flatMap {
        declared($0, of: type, program)
      }
    }
  }

  /// `case (.a, .a): true` of a case with a payload.
  private func casesIgnored(byEquality equals: Ref, of type: TypeID, _ program: LinkedProgram) -> [Ref] {
    program.nodes([.switchCase], in: equals).flatMap { arm -> [Ref] in
      guard let patterns = program.child(arm, .patterns), let block = program.child(arm, .body),
        let only = program.onlyChild(block), isTrue(only, program)
      else { return [] }
      return program.children(patterns).filter {
        program.kind($0) == .patternTuple && program.nodes([.patternBind, .patternExpression], in: $0).isEmpty
      }.flatMap { tuple -> [Ref] in
        let sides = program.children(tuple).compactMap { program.child($0, .value) }
        guard sides.count == 2, sides.allSatisfy({ program.kind($0) == .patternCase }),
          program.name(sides[0]) == program.name(sides[1])
        else { return [] }
        return declared(sides[0], of: type, program)
      }
    }
  }

  /// Some code reads the case's payload. Without such code, as for an id that only makes values differ, all screens of
  /// the case are the same.
  private static func isRead(_ declared: Ref, of type: TypeID, _ program: LinkedProgram) -> Bool {
    let comparing = ["==", "hash"].compactMap { own($0, of: type, program) }
    return program.files.contains { file in
      program.nodes([.patternCase], in: file).contains { pattern in
        program.name(pattern) == program.name(declared) && !program.nodes([.patternBind], in: pattern).isEmpty
          && !comparing.contains { program.contains($0, pattern) }
      }
    }
  }

  private func isTrue(_ statement: Ref, _ program: LinkedProgram) -> Bool {
    let value = program.kind(statement) == .returned ? program.child(statement, .value) : statement
    return value.map { program.kind($0) == .boolean && program.name($0) == "true" } ?? false
  }

  /// The declaration of a pattern's case, where that has a payload.
  private func declared(_ pattern: Ref, of type: TypeID, _ program: LinkedProgram) -> [Ref] {
    guard program.kind(pattern) == .patternCase,
      let found = program.cases(of: type).first(where: { program.name($0) == program.name(pattern) })
    else { return [] }
    return program.children(found).contains { program.kind($0) == .parameter } ? [found] : []
  }

  /// Different values of the parameter stand for different screens.
  private static func tellsApart(_ parameter: Ref, _ program: LinkedProgram) -> Bool {
    guard let node = program.child(parameter, .type) else { return false }
    if program.kind(node) == .typeName, program.name(node) == "Binding" { return false }
    switch program.resolve(node).core {
    case .named(let id, _):
      let name = program.typeName(id)
      return program.typeKind(id) != .protocol
        && !["ViewModel", "Service", "Store", "Coordinator", "Delegate", "Router", "State", "Manager"].contains {
          name.hasSuffix($0)
        }
    case .external(let name, _):
      return SDK.identifiers.contains(name)
    case .array: return true
    default: return false
    }
  }
}

extension RouteIdentityMismatchRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "Equal hash values, and the hash leaves the person out",
          """
          enum Route: Hashable {
            case followers(Int), settings
            static func ↓== (a: Route, b: Route) -> Bool { a.hashValue == b.hashValue }
            func hash(into hasher: inout Hasher) {
              switch self {
              case .followers: hasher.combine("followers")
              case .settings: hasher.combine("settings")
              }
            }
          }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Followers") { path.append(.followers(1)) }
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .followers(let person): FollowersView(person: person)
                    case .settings: Text("Settings")
                    }
                  }
              }
            }
          }
          struct FollowersView: View {
            let person: Int
            var body: some View { Text("Followers of \\(person)") }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The compiler compares",
          """
          enum Route: Hashable { case followers(userID: Int), settings }
          struct HomeView: View {
            @State private var path: [Route] = []
            var body: some View {
              NavigationStack(path: $path) {
                Button("Followers") { path.append(.followers(userID: 1)) }
                  .navigationDestination(for: Route.self) { _ in Text("Route") }
              }
            }
          }
          """)
      ])
  }
}
