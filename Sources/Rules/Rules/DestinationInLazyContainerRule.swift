import Linking
import NavigationModel
import SourceFacts

/// `navigationDestination` where SwiftUI does not find it.
struct DestinationInLazyContainerRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "destination-in-lazy-container", name: "Destination in a lazy container", defaultSeverity: .error,
    summary: "navigationDestination is inside a List or another lazy container, where SwiftUI ignores it.",
    category: .routing,
    rationale: """
      A lazy container makes a row only when it comes into view. The stack does not wait for that: it ignores \
      the destination, and the tap does nothing. Some versions of the system ignore it always, others until the \
      row was on screen.

      Attach the modifier to the container itself, or to a view around it. The rule follows helpers of the view, \
      and views in rows.
      """,
    exemptions: Self.exemptions.map(\.reason))

  static let exemptions: [Exemption<Misplaced>] = [
    Exemption("A row's own stack, modal or link, which has a place of its own for destinations") { $0.isInOwnStack },
    Exemption("Rows that are given a closure which runs instead, so that the destination's state stays empty") {
      isNeverSet($0.call, at: $0.placement.steps, $0.program)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var groups: [[TypeID?]: [Misplaced]] = [:]
    var silent: [Judgement] = []
    for call in program.calls(named: "navigationDestination") {
      // In an extension of views the receiver is the implicit `self`.
      guard let host = program.enclosingType(call), program.receiver(of: call) != nil || !program.isDeclared(host)
      else { continue }
      let places = program.placements(of: call, throughTypes: true, depth: program.budget.ruleWrapperDepth).lazy
        .compactMap { placement in
          lazyContainer(in: placement, program).map { container, isInOwnStack in
            Misplaced(
              call: call, host: host, container: container, placement: placement, isInOwnStack: isInOwnStack,
              program: program)
          }
        }
      if let place = places.first(where: { Self.exemptions.reason(for: $0) == nil }) {
        groups[[host, program.enclosingType(place.container)], default: []].append(place)
      } else if let place = places.first {
        silent.append(Judgement(finding([place], program, support), unless: Self.exemptions, of: place))
      }
    }
    return groups.values.map { Judgement(finding($0, program, support)) } + silent
  }

  struct Misplaced {
    var call: Ref
    var host: TypeID
    var container: Ref
    var placement: LinkedProgram.Placement
    /// Between the two is a stack, a modal or a link.
    var isInOwnStack: Bool
    var program: LinkedProgram
  }

  /// One finding for all destinations of a view: they move together.
  private func finding(_ group: [Misplaced], _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
    let (call, host, container) = (group[0].call, group[0].host, group[0].container)
    let name = program.name(container)
    let view = Wording.name(program.isDeclared(host) ? program.typeName(host) : program.memberPath(call))
    let isLexical = program.contains(container, call)
    let other = program.enclosingType(container).map(program.typeName) ?? ""
    let message =
      "The tap does nothing, or only sometimes works: this navigationDestination of \(view) is inside the lazy \(name)"
      + (isLexical ? "" : " of \(Wording.name(other))")
      + ", where SwiftUI ignores it. Attach it to the \(name) or to a view around it."
    var related = group.dropFirst().prefix(GraphSupport.longestEvidence).map {
      Finding.Related(location: program.location($0.call), message: "and this one")
    }
    related.append(Finding.Related(location: program.location(container), message: "the \(name) makes its rows lazily"))
    related += group[0].placement.steps.filter { program.contains(container, $0) }
      .map { Finding.Related(location: program.location($0), message: "\(view) is part of a row here") }
    var fix: Fix?
    if group.count == 1, isLexical, !namesLocals(call, of: container, program) {
      fix = Fix(
        title: "Move the destination behind the \(name)", isCertain: true,
        edits: [
          Fix.Edit(location: program.location(call), operation: .moveModifier(toEndOf: program.location(container)))
        ])
    }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity, message: message, location: program.location(call),
      related: related,
      witness: support.witness(toAnyOf: program.screens(at: call)),
      subject: "\(program.typeName(host)) in \(other) \(name)", fix: fix)
  }

  /// `if let onOpen { onOpen(route) } else { self.route = route }`, where the row passes `onOpen`: here the state stays
  /// nil.
  private static func isNeverSet(_ call: Ref, at steps: [Ref], _ program: LinkedProgram) -> Bool {
    guard
      let binding = program.arguments(of: call).lazy.filter({ ["item", "isPresented"].contains(program.name($0)) })
        .compactMap({ program.child($0, .value) }).first,
      let state = program.variable(of: binding), let row = steps.first(where: { program.kind($0) == .call })
    else { return false }
    let given = Set(
      program.arguments(of: row).filter { program.child($0, .value).map { program.kind($0) == .closure } ?? false }.map
      {
        program.name($0)
      })
    let writes = program.uses(ofVariable: state).compactMap { use in
      if case .write(let value) = use.kind, program.name(value) != "nil" { use.place } else { nil }
    }
    return !given.isEmpty && !writes.isEmpty && writes.allSatisfy { isForOthers($0, given, program) }
  }

  /// The branch runs only without closures of these names.
  private static func isForOthers(_ place: Ref, _ given: Set<String>, _ program: LinkedProgram) -> Bool {
    var previous = place
    for node in program.ancestors(place) {
      if program.kind(node) == .function { return false }
      if program.kind(node) == .ifElse, program.child(node, .otherwise) == previous,
        let conditions = program.child(node, .conditions),
        program.nodes([.optionalBinding], in: conditions).contains(where: { given.contains(program.name($0)) })
      {
        return true
      }
      previous = node
    }
    return false
  }

  private static let lazy: Set<String> = SDK.lazyViews
  private static let boundaries: Set<String> = SDK.ofOtherScreens.union(["NavigationSplitView"])

  private func lazyContainer(
    in placement: LinkedProgram.Placement, _ program: LinkedProgram
  ) -> (container: Ref, isInOwnStack: Bool)? {
    var isInOwnStack = false
    for surrounding in placement.surroundings {
      guard let call = surrounding.call else { continue }
      isInOwnStack = isInOwnStack || Self.boundaries.contains(program.name(call)) || program.bringsStack(call)
      if case .closure(let closure, _) = surrounding, let own = lazyContainer(around: closure, program) {
        return (own, isInOwnStack)
      }
      if case .closure = surrounding, mayShowElsewhere(call, program) { isInOwnStack = true }
      guard case .closure(let closure, _) = surrounding, Self.lazy.contains(program.name(call)) else { continue }
      switch program.callee(of: call) {
      case .external, .externalType: break
      default: continue
      }
      // Headers and footers are made together with their container.
      if ["header", "footer"].contains(program.argumentLabel(closure)) { continue }
      return (call, isInOwnStack)
    }
    return nil
  }

  /// `RowStack(items: files) { FileRow(file: $0) }`: a component of the app that puts its content into a lazy
  /// container.
  private func lazyContainer(around closure: Ref, _ program: LinkedProgram) -> Ref? {
    program.runs(ofClosure: closure).lazy.compactMap { run -> Ref? in
      for surrounding in program.surroundings(of: run) {
        guard case .closure(let inner, let call) = surrounding else { continue }
        if Self.boundaries.contains(program.name(call)) || program.bringsStack(call) { return nil }
        guard Self.lazy.contains(program.name(call)), program.isExternal(call) else { continue }
        return ["header", "footer"].contains(program.argumentLabel(inner)) ? nil : call
      }
      return nil
    }.first
  }

  /// `RowLink("Posts") { PostsView() }`: a component of the app with a link or modal in it, which may show its content
  /// there.
  private func mayShowElsewhere(_ call: Ref, _ program: LinkedProgram) -> Bool {
    let code: [Ref] =
      switch program.callee(of: call) {
      case .initializer(let type, _): program.bodies(of: type)
      case .functions(let list, _): list
      default: []
      }
    return code.contains { program.nodes([.call], in: $0).contains { Self.boundaries.contains(program.name($0)) } }
  }

  /// The modifier names a local of the container's closures.
  private func namesLocals(_ call: Ref, of container: Ref, _ program: LinkedProgram) -> Bool {
    program.arguments(of: call).contains { argument in
      program.nodes([.name], in: argument).contains { node in
        guard let declaration = program.variable(of: node) else { return false }
        return program.contains(container, declaration) && !program.contains(argument, declaration)
      }
    }
  }
}

extension DestinationInLazyContainerRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "On the rows of a list",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NavigationStack { InboxView() } } }
          }
          struct InboxView: View {
            @State private var showsInfo = false
            var body: some View {
              List(0..<50, id: \\.self) { row in
                Button("Mail \\(row)") { showsInfo = true }
                  .↓navigationDestination(isPresented: $showsInfo) { Text("Info") }
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "On the list itself",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NavigationStack { InboxView() } } }
          }
          struct InboxView: View {
            @State private var showsInfo = false
            var body: some View {
              List(0..<50, id: \\.self) { row in
                Button("Mail \\(row)") { showsInfo = true }
              }
              .navigationDestination(isPresented: $showsInfo) { Text("Info") }
            }
          }
          """)
      ])
  }
}
