import Linking
import NavigationModel
import SourceFacts

/// Presented items whose identity changes with every read, or never.
struct UnstablePresentationIDRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "unstable-presentation-id", name: "Unstable presentation id", defaultSeverity: .error,
    summary: "The id of a presented item is a new value on every read, or the same for different items.",
    category: .presentation,
    rationale: """
      `sheet(item:)` and similar modifiers compare ids. With an id that is computed again (`UUID()` in a getter), \
      every refresh closes the sheet and opens it again, and what was typed is lost. With one id for different items \
      (`info`), replacing one by the other changes nothing on screen.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// A call in the `id` of a presented item that returns another value each time.
  struct Fresh {
    var call: Ref
    var type: TypeID
    var support: GraphSupport
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Fresh>] = [
    // `saved ?? UUID().uuidString`: an existing id is kept.
    Exemption("A new id only for what has none") { fresh in
      let outer = fresh.program.ancestors(fresh.call).first { fresh.program.kind($0) != .member }
      return outer.map { fresh.program.kind($0) == .binary && fresh.program.name($0) == "??" } ?? false
    },
    Exemption("A new id only for cases that nothing in the app makes") {
      isOfDeadCase($0.call, $0.type, $0.program, $0.support)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var items: [TypeID: Ref] = [:]  // the first presenter of each type
    for presentation in program.presentations
    where program.argumentLabel(presentation.state) == "item" && isEverRaised(presentation, program) {
      guard case .named(let type, _) = itemType(presentation.state, program), items[type] == nil else { continue }
      items[type] = presentation.call
    }
    return items.sorted { $0.value < $1.value }.compactMap { type, presenter in
      guard
        let id = program.members(named: "id", of: type).first(where: {
          program.kind($0) == .variable && program.getter(of: $0) != nil
        }),
        id == program.members(named: "id", of: type).first(where: { program.kind($0) == .variable }),
        let getter = program.getter(of: id), !program.isOutOfScope(id)
      else { return nil }
      let fresh = freshValues(in: getter, program).lazy.map { call in
        Judgement(
          unstable(type, id, call, presenter, program, support), unless: Self.exemptions,
          of: Fresh(call: call, type: type, support: support, program: program))
      }.decisive
      let same =
        isConstant(getter, program) && differs(type, program)
        ? Judgement(constant(type, id, presenter, program, support)) : nil
      return [fresh, same].compactMap(\.self).decisive
    }
  }

  /// Some live code sets the state, or may do so.
  private func isEverRaised(_ presentation: LinkedProgram.Presentation, _ program: LinkedProgram) -> Bool {
    let states = program.states(behind: presentation.state)
    guard !states.isEmpty else { return true }
    return states.contains { state in
      let others = program.uses(ofVariable: state).filter {
        $0.kind != .read && !program.contains(presentation.call, $0.place)
      }
      return others.isEmpty
        || others.contains { !program.isNeverRun(codeAt: $0.place) && (program.raises($0) || $0.kind == .handedOut) }
    }
  }

  private func itemType(_ binding: Ref, _ program: LinkedProgram) -> TypeExpression {
    let states = program.states(behind: binding)
    return (states.first.map(program.declaredType(of:)) ?? program.type(of: binding)).core
  }

  /// The calls that return another value each time.
  private func freshValues(in getter: Ref, _ program: LinkedProgram) -> [Ref] {
    program.nodes([.call], in: getter).filter { call in
      switch program.name(call) {
      case "UUID", "Date": program.arguments(of: call).isEmpty
      case "random": true
      default: false
      }
    }
  }

  /// The arm is for cases that nothing in the app makes: there is no item to show twice.
  private static func isOfDeadCase(
    _ value: Ref, _ type: TypeID, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Bool {
    guard let arm = program.ancestors(value).first(where: { program.kind($0) == .switchCase }),
      !program.flags(arm).contains(.isDefault)
    else { return false }
    let cases = program.children(arm, .patterns).map(program.name)
    let name = program.typeName(type)
    let dead = Set(support.routes.filter { $0.type == name && !$0.isUsed }.map(\.case))
    return !cases.isEmpty && cases.allSatisfy(dead.contains)
  }

  /// A literal, or the type's own name.
  private func isConstant(_ getter: Ref, _ program: LinkedProgram) -> Bool {
    let statements = program.statements(of: getter)
    guard statements.count == 1 else { return false }
    let value = program.kind(statements[0]) == .returned ? program.child(statements[0], .value) : statements[0]
    guard let value else { return false }
    switch program.kind(value) {
    case .string: return program.children(value).isEmpty
    case .number: return true
    case .call:
      guard program.name(value) == "String",
        let subject = program.argument("describing", of: value) ?? program.argument("reflecting", of: value)
      else { return false }
      return
        (program.kind(subject) == .member && program.name(subject) == "self"
        && program.child(subject, .base).map(program.name) != "self")
        || (program.kind(subject) == .call && program.name(subject) == "type")
    default: return false
    }
  }

  /// Two values of the type can show different things.
  private func differs(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    let cases = program.cases(of: type)
    return cases.count > 1
  }

  private func unstable(
    _ type: TypeID, _ id: Ref, _ fresh: Ref, _ presenter: Ref, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let name = Wording.name(program.typeName(type))
    let noun = program.name(presenter)
    let cases = program.cases(of: type)
    let isPlainEnum =
      program.typeKind(type) == .enum && !cases.isEmpty
      && cases.allSatisfy { program.children($0).isEmpty || program.flags($0).contains(.hasRawValue) }
    let advice =
      isPlainEnum
      ? "Write 'var id: Self { self }'."
      : program.typeKind(type) == .enum
        ? "Make the id from the case and what it carries."
        : "Store the id ('let id = UUID()') or make it from what the item holds."
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "What \(noun)(item:) shows for a '\(name)' closes and opens again whenever the view behind it is refreshed: "
        + "'id' is a new value on every read. \(advice)",
      location: program.location(id),
      related: [
        Finding.Related(location: program.location(fresh), message: "a new value is made here"),
        Finding.Related(location: program.location(presenter), message: "'\(name)' is presented as an item here"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: presenter)), subject: "\(program.typeName(type)).id",
      fix: isPlainEnum && program.enclosingType(id) == type
        ? Fix(
          title: "Let '\(name)' be its own id", isCertain: true,
          edits: [
            Fix.Edit(location: program.location(id), operation: .replaceComputedProperty(type: "Self", body: "self"))
          ]) : nil)
  }

  private func constant(_ type: TypeID, _ id: Ref, _ presenter: Ref, _ program: LinkedProgram, _ support: GraphSupport)
    -> Finding
  {
    let name = Wording.name(program.typeName(type))
    return Finding(
      rule: identity.id, severity: .info,
      message:
        "Going from one '\(name)' to another leaves the first on screen: all its values have the same 'id', so "
        + "\(program.name(presenter))(item:) sees no change. "
        + "Make the id from the case and what it carries.",
      location: program.location(id),
      related: [
        Finding.Related(location: program.location(presenter), message: "'\(name)' is presented as an item here")
      ],
      witness: support.witness(toAnyOf: program.screens(at: presenter)), subject: "\(program.typeName(type)).id")
  }
}

extension UnstablePresentationIDRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A new UUID on every read",
          """
          enum HomeSheet: Identifiable {
            case info, share
            var ↓id: UUID { UUID() }
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var sheet: HomeSheet?
            var body: some View {
              Button("Info") { sheet = .info }
                .sheet(item: $sheet) { _ in Text("Sheet") }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The case is the id, or the id is stored",
          """
          enum HomeSheet: String, Identifiable {
            case info, share
            var id: String { rawValue }
          }
          struct Link: Identifiable {
            let id = UUID()
            let address: String
          }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { HomeView() } }
          }
          struct HomeView: View {
            @State private var sheet: HomeSheet?
            @State private var link: Link?
            var body: some View {
              Button("Info") { sheet = .info }
                .sheet(item: $sheet) { _ in Text("Sheet") }
                .fullScreenCover(item: $link) { _ in Text("Link") }
            }
          }
          """)
      ])
  }
}
