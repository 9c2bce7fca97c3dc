import Linking
import NavigationModel
import SourceFacts

/// A path that is saved, with values that cannot be encoded.
struct RouteNotCodableRule: CodeRule {
  let identity = RuleIdentity(
    id: "route-not-codable", name: "Route not codable", defaultSeverity: .warning,
    summary:
      "A navigation path is saved through its codable representation, but values are pushed that are not Codable.",
    category: .state,
    rationale: """
      `NavigationPath.codable` is nil as soon as one value in the path is not `Codable`. Nothing is saved, \
      without an error, and the user starts at the beginning after a relaunch.

      Reported are values that the app's own code appends to that very path, or hands to a link inside its stack, of \
      types that are declared in the sources.
      """,
    claim: .absence)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    savedPaths(program).flatMap { path, place -> [Finding] in
      var reported: Set<TypeID> = []
      return pushed(on: path, program).sorted { $0.place < $1.place }.compactMap { push in
        guard case .named(let type, _) = program.type(of: push.value).core,
          program.isDeclared(type), program.typeKind(type) != .protocol, isMissing(type, program),
          reported.insert(type).inserted, let declaration = program.declaration(of: type)
        else { return nil }
        return finding(type, declaration, pushed: push.place, path, savedAt: place, program)
      }
    }
  }

  private func finding(
    _ type: TypeID, _ declaration: Ref, pushed push: Ref, _ path: Ref, savedAt place: Ref, _ program: LinkedProgram
  ) -> Finding {
    let (name, held) = (Wording.name(program.typeName(type)), Wording.name(program.name(path)))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user's place is not restored: '\(held)' is saved through its codable form, which is nil once a '\(name)' "
        + "is on it. Make \(name) Codable.",
      location: program.location(push),
      related: [
        Finding.Related(location: program.location(declaration), message: "'\(name)' is not Codable"),
        Finding.Related(location: program.location(place), message: "'\(held)' is saved here"),
      ],
      subject: "\(program.typeName(type)) \(program.name(path))",
      fix: Fix(
        title: "Make '\(name)' Codable", isCertain: false,
        edits: [Fix.Edit(location: program.location(declaration), operation: .addConformance("Codable"))]))
  }

  // MARK: what is saved

  /// The variables whose codable form code reads, each with the first such place.
  private func savedPaths(_ program: LinkedProgram) -> [(path: Ref, place: Ref)] {
    var saved: [(path: Ref, place: Ref)] = []
    for mention in program.mentions(of: "codable") {
      for path in paths(savedBy: mention, program) where !saved.contains(where: { $0.path == path }) {
        saved.append((path, mention))
      }
    }
    return saved
  }

  /// `path.codable`, also of a function's parameter, and in an extension of `NavigationPath`.
  private func paths(savedBy mention: Ref, _ program: LinkedProgram) -> [Ref] {
    if program.kind(mention) == .member, let base = program.child(mention, .base), !isSelf(base, program) {
      return variables(behind: base, program).filter { isPath($0, program) }
    }
    guard let type = program.enclosingType(mention), program.typeName(type) == "NavigationPath",
      let member = program.enclosingMember(mention)
    else { return [] }
    let users = program.kind(member) == .function ? program.callers(of: member) : program.mentions(ofVariable: member)
    return users.filter { !program.isOutOfScope($0) }.flatMap { user -> [Ref] in
      let base = program.kind(user) == .call ? program.receiver(of: user) : program.child(user, .base)
      return base.map { variables(behind: $0, program) } ?? []
    }
  }

  private func isPath(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    let type = program.declaredType(of: variable).core
    return program.nominalName(type) == "NavigationPath"
  }

  private func isSelf(_ expression: Ref, _ program: LinkedProgram) -> Bool {
    program.kind(expression) == .name && program.name(expression) == "self"
  }

  /// The variable that an expression names; for a parameter the variables that callers pass.
  private func variables(behind expression: Ref, _ program: LinkedProgram, depth: Int = 0) -> [Ref] {
    guard let variable = program.variable(of: expression) else { return [] }
    let isFollowed = depth < program.budget.ruleCallerDepth.most && program.kind(variable) == .parameter
    let given = isFollowed ? program.values(givenTo: variable) + program.observed(as: variable) : []
    return given.isEmpty ? [variable] : given.flatMap { variables(behind: $0, program, depth: depth + 1) }
  }

  // MARK: what is pushed

  private struct Push {
    var place: Ref
    var value: Ref
  }

  private func pushed(on path: Ref, _ program: LinkedProgram) -> [Push] {
    let names = [path] + program.aliases(of: path)
    let appended = names.flatMap(program.mutations(of:)).filter { program.name($0) == "append" }.flatMap { push in
      values(of: push, label: "", program)
    }
    let stacks = Set(
      program.boundStacks.filter { program.states(behind: $0.path).contains(where: names.contains) }.map(\.call))
    guard !stacks.isEmpty else { return appended }
    let links = program.calls(named: "NavigationLink").filter { link in
      program.argument("value", of: link) != nil && program.isExternal(link) && isInside(stacks, link, program)
    }
    return appended + links.flatMap { values(of: $0, label: "value", program) }
  }

  /// The values that a push or a link puts onto the path; for a function's parameter the callers' arguments.
  private func values(of call: Ref, label: String, _ program: LinkedProgram) -> [Push] {
    guard
      let value = label.isEmpty
        ? program.arguments(of: call).first.flatMap({ program.child($0, .value) }) : program.argument(label, of: call)
    else { return [] }
    return handed(Push(place: call, value: value), program)
  }

  private func handed(_ push: Push, _ program: LinkedProgram, depth: Int = 0) -> [Push] {
    if case .named = program.type(of: push.value).core { return [push] }
    guard depth < program.budget.ruleCallerDepth.most, let parameter = program.variable(of: push.value),
      program.kind(parameter) == .parameter || program.isMember(parameter)
    else {
      return [push]
    }
    let given = program.values(givenTo: parameter)
    return given.isEmpty ? [push] : given.flatMap { handed(Push(place: $0, value: $0), program, depth: depth + 1) }
  }

  /// The innermost stack around the link, on every way, is one of the stacks.
  private func isInside(_ stacks: Set<Ref>, _ link: Ref, _ program: LinkedProgram) -> Bool {
    program.placements(of: link, throughTypes: true, depth: program.budget.ruleLinkDepth).contains { placement in
      placement.surroundings.lazy.compactMap(\.call).first(where: program.isStack).map(stacks.contains) ?? false
    }
  }

  private func isMissing(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    let names = program.supertypeNames(of: type)
    return !(names.contains("Codable") || (names.contains("Encodable") && names.contains("Decodable")))
  }
}

extension RouteNotCodableRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A route that cannot be saved",
          """
          enum Route: Hashable { case detail }
          final class Router: ObservableObject {
            @Published var path = NavigationPath()
            func open(_ route: Route) { path.↓append(route) }
            func save() -> Data? { path.codable.flatMap { try? JSONEncoder().encode($0) } }
          }
          struct HomeView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack(path: $router.path) {
                Button("Open") { router.open(.detail) }
                  .navigationDestination(for: Route.self) { _ in Text("Detail") }
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The route is codable",
          """
          enum Route: Hashable, Codable { case detail }
          final class Router: ObservableObject {
            @Published var path = NavigationPath()
            func open(_ route: Route) { path.append(route) }
            func save() -> Data? { path.codable.flatMap { try? JSONEncoder().encode($0) } }
          }
          struct HomeView: View {
            @StateObject private var router = Router()
            var body: some View {
              NavigationStack(path: $router.path) {
                Button("Open") { router.open(.detail) }
                  .navigationDestination(for: Route.self) { _ in Text("Detail") }
              }
            }
          }
          """)
      ])
  }
}
