import Linking
import NavigationModel
import SourceFacts

/// Routes that name another flow as theirs, or that share a name.
struct FlowMismatchRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "flow-mismatch", name: "Flow mismatch", defaultSeverity: .warning,
    summary: "A route enum names a flow other than its own, or two of its routes have the same name.",
    category: .architecture,
    rationale: """
      Routers that end a whole flow find its screens by the flow that each route names, or by the route's name. \
      A line that was copied from another flow makes them remove the wrong screens, or none.

      Reported are a constant `type`, `flow` or `routeType` that another enum returns as well, and two cases \
      with the same `description`, `id`, `path` or `identifier`.
      """,
    exemptions: Self.exemptions.map(\.reason))

  static let exemptions: [Exemption<Mismatch>] = [
    Exemption("An enum whose own flow another enum returns") { !$0.isFree }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let names = Set(support.routes.map(\.type))
    let enums = program.declaredTypes.filter { program.typeKind($0) == .enum && names.contains(program.typeName($0)) }
    return mismatches(enums, program) + enums.flatMap { repetitions($0, program) }.map { Judgement($0) }
  }

  // MARK: the flow of an enum

  struct Claim {
    var route: TypeID
    var flow: TypeID
    var value: String
    var place: Ref
  }

  /// A claim that does not match the enum's name, as another enum also makes it.
  struct Mismatch {
    var claim: Claim
    var twin: Claim
    /// The flow that matches the name.
    var own: String
    /// No enum returns that one.
    var isFree: Bool
  }

  private func mismatches(_ enums: [TypeID], _ program: LinkedProgram) -> [Judgement] {
    let claims = enums.flatMap { route in
      ["type", "flow", "routeType"].flatMap { program.ownMembers(named: $0, of: route) }.compactMap {
        claim(of: $0, route, program)
      }
    }
    return Dictionary(grouping: claims, by: \.flow).sorted { $0.key < $1.key }.flatMap { flow, claims -> [Judgement] in
      let claimed = Set(claims.map(\.value))
      let flows = program.cases(of: flow).map(program.name)
      return claims.compactMap { claim in
        let words = Self.words(program.typeName(claim.route))
        guard let twin = claims.first(where: { $0.route != claim.route && $0.value == claim.value }),
          !Self.matches(claim.value, words)
        else { return nil }
        let own = flows.filter { Self.matches($0, words) }
        let free = own.first { !claimed.contains($0) }
        return (free ?? own.first).map { own -> Judgement in
          let mismatch = Mismatch(claim: claim, twin: twin, own: own, isFree: free != nil)
          return Judgement(finding(mismatch, program), unless: Self.exemptions, of: mismatch)
        }
      }
    }
  }

  private func finding(_ mismatch: Mismatch, _ program: LinkedProgram) -> Finding {
    let (claim, twin, own) = (mismatch.claim, mismatch.twin, mismatch.own)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "'\(Wording.name(program.typeName(claim.route)))' says that it belongs to '.\(Wording.name(claim.value))', as "
        + "'\(Wording.name(program.typeName(twin.route)))' does: code that ends or pops one of the flows also "
        + "removes the other's screens. Return '.\(Wording.name(own))', which no route enum returns.",
      location: program.location(claim.place),
      related: [
        Finding.Related(
          location: program.location(twin.place),
          message: "'\(Wording.name(program.typeName(twin.route)))' returns the same flow here")
      ],
      subject: program.typeName(claim.route),
      fix: Fix(
        title: "Return '.\(own)'", isCertain: false,
        edits: [Fix.Edit(location: program.location(claim.place), operation: .rename(to: own))]))
  }

  /// `var type: Flow { .login }`
  private func claim(of member: Ref, _ route: TypeID, _ program: LinkedProgram) -> Claim? {
    guard program.kind(member) == .variable, let getter = program.getter(of: member),
      case .named(let flow, _) = program.declaredType(of: member).core,
      program.typeKind(flow) == .enum
    else { return nil }
    let statements = program.statements(of: getter)
    guard statements.count == 1, let only = statements.first,
      let value = program.kind(only) == .returned ? program.child(only, .value) : only, program.kind(value) == .member,
      program.cases(of: flow).contains(where: { program.name($0) == program.name(value) })
    else { return nil }
    return Claim(route: route, flow: flow, value: program.name(value), place: value)
  }

  /// `AuthRoute` → `auth`; words that all such enums share do not distinguish them.
  private static func words(_ name: String) -> String {
    let last = DottedName.parts(of: name).first ?? name
    return ScreenNames.words(of: last).filter {
      !["Route", "Routes", "Router", "Path", "Coordinator", "Destination", "Screen", "Flow"].contains($0)
    }.joined().lowercased()
  }

  private static func matches(_ value: String, _ words: String) -> Bool {
    let value = value.lowercased()
    return !words.isEmpty && value.count > 2 && (words == value || words.hasPrefix(value) || value.hasPrefix(words))
  }

  // MARK: names of cases

  private func repetitions(_ route: TypeID, _ program: LinkedProgram) -> [Finding] {
    SDK.namesOfIdentities.flatMap { program.ownMembers(named: $0, of: route) }.compactMap {
      member -> Finding? in
      guard program.kind(member) == .variable, let getter = program.getter(of: member),
        case .external("String", _) = program.declaredType(of: member).core,
        let body = program.statements(of: getter).first.map({
          program.kind($0) == .returned ? program.child($0, .value) ?? $0 : $0
        }), program.kind(body) == .switch
      else { return nil }
      var known: [String: Ref] = [:]
      for arm in program.children(body, .arms) where program.kind(arm) == .switchCase {
        guard let text = text(of: arm, program) else { continue }
        guard let first = known[program.name(text)] else {
          known[program.name(text)] = text
          continue
        }
        let (name, property) = (Wording.name(program.typeName(route)), Wording.name(program.name(member)))
        return Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "Two routes of '\(name)' have the \(property) \"\(Wording.name(program.name(text)))\": going back to one "
            + "of them, or showing it, takes the user to the other. "
            + "Give each its own.",
          location: program.location(text),
          related: [Finding.Related(location: program.location(first), message: "the text is here first")],
          subject: "\(program.typeName(route)).\(program.name(member)) \(program.name(text))")
      }
      return nil
    }
  }

  /// The only string without interpolations that an arm returns.
  private func text(of arm: Ref, _ program: LinkedProgram) -> Ref? {
    guard let block = program.child(arm, .body) else { return nil }
    let statements = program.children(block)
    guard statements.count == 1, let only = statements.first,
      let value = program.kind(only) == .returned ? program.child(only, .value) : only,
      program.kind(value) == .string, !program.name(value).isEmpty, !program.name(value).contains("\\(")
    else { return nil }
    return value
  }
}

extension FlowMismatchRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The login says that it is the sign-up",
          """
          enum Flow { case login, signUp }
          enum LoginRoute: Hashable {
            case password
            var type: Flow { .↓signUp }
          }
          enum SignUpRoute: Hashable {
            case name
            var type: Flow { .signUp }
          }
          struct HomeView: View {
            @State private var path = NavigationPath()
            var body: some View {
              NavigationStack(path: $path) {
                Button("Log in") { path.append(LoginRoute.password) }
                  .navigationDestination(for: LoginRoute.self) { _ in Text("Password") }
                Button("Sign up") { path.append(SignUpRoute.name) }
                  .navigationDestination(for: SignUpRoute.self) { _ in Text("Name") }
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Each flow is named once",
          """
          enum Flow { case login, signUp }
          enum LoginRoute: Hashable {
            case password
            var type: Flow { .login }
          }
          enum SignUpRoute: Hashable {
            case name
            var type: Flow { .signUp }
          }
          struct HomeView: View {
            @State private var path = NavigationPath()
            var body: some View {
              NavigationStack(path: $path) {
                Button("Log in") { path.append(LoginRoute.password) }
                  .navigationDestination(for: LoginRoute.self) { _ in Text("Password") }
                Button("Sign up") { path.append(SignUpRoute.name) }
                  .navigationDestination(for: SignUpRoute.self) { _ in Text("Name") }
              }
            }
          }
          """)
      ])
  }
}
