import Linking
import NavigationModel
import SourceFacts

/// One state, with a presenter for it on every row.
struct PresentationInRepeatedRowRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "presentation-in-repeated-row", name: "Presentation in a repeated row", defaultSeverity: .error,
    summary: "A sheet, alert or destination is in every row of a ForEach or List, and all rows share its state.",
    category: .presentation,
    rationale: """
      When the state is set, every row tries to present. One wins: the others log "already presenting" or close \
      it again, or the alert is about the wrong row. With few rows it often works.

      Links with `isActive` do the same: all rows push. Modifiers, components and containers of the app are followed, \
      but not to what they show \
      under a condition of their own.

      Attach the presenter once, after the list. A `ForEach` is not the place for it either: what is attached to one \
      is attached to each of its rows.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// A presenter in a row.
  struct Repeated {
    var attached: AttachedPresenters.Attached
    var view: TypeID
    var repetition: Repetition
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Repeated>] = [
    Exemption("A binding made from the row's value") {
      !$0.attached.isOneForAll && isMadeForRow($0.attached.binding, $0.attached.state, $0.program)
    },
    Exemption("A condition that picks one row") { $0.repetition.picksRow },
    Exemption("A row with state of its own") {
      !$0.attached.isOneForAll && !isShared($0.attached.state, by: $0.view, in: $0.repetition, $0.program)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let onLoops = program.presentations.compactMap { finding(onLoop: $0, program, support) }
    let inRows = AttachedPresenters(program).all().compactMap { uses in
      uses.lazy.compactMap { repeated($0, program) }.map {
        Judgement(finding($0, support), unless: Self.exemptions, of: $0)
      }.decisive
    }
    return onLoops.map { Judgement($0) } + inRows
  }

  private func repeated(_ attached: AttachedPresenters.Attached, _ program: LinkedProgram) -> Repeated? {
    guard let view = program.enclosingType(attached.call) else { return nil }
    let repetitions = program.placements(of: attached.call, throughTypes: false).compactMap { repetition($0, program) }
    return (repetitions.first { !$0.picksRow } ?? repetitions.first).map {
      Repeated(attached: attached, view: view, repetition: $0, program: program)
    }
  }

  private func finding(_ repeated: Repeated, _ support: GraphSupport) -> Finding {
    let (program, attached, repetition) = (repeated.program, repeated.attached, repeated.repetition)
    let (call, state) = (attached.call, attached.state)
    let noun = PresenterWording.noun(program.name(attached.presenter), attached.kind)
    let shared = program.variable(of: attached.binding) ?? state
    let name = Wording.name(
      program.kind(shared) == .parameter || shared == state
        ? nameOfPart(attached.binding, program) ?? program.name(shared) : program.name(shared))
    let loop = program.name(repetition.call)
    let isModifier = attached.isDirect && program.receiver(of: call) != nil
    let mend = isModifier ? "Attach .\(Wording.name(program.name(call))) once" : "Let one view present it"
    let holder = Finding.Related(
      location: program.location(attached.presenter), message: "this presents the \(noun)")
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Every row of this \(loop) in \(Wording.name(program.typeName(repeated.view))) presents the same \(noun) when "
        + "'\(name)' is set: it can show up for the wrong row, flicker or not appear. \(mend), after the \(loop).",
      location: program.location(call),
      related: [
        Finding.Related(location: program.location(repetition.call), message: "each row is made here"),
        Finding.Related(location: program.location(shared), message: "'\(name)' is one for all rows"),
      ] + (attached.isDirect ? [] : [holder]),
      witness: support.witness(toAnyOf: program.screens(at: call)),
      subject: "\(program.typeName(repeated.view)) \(program.name(call)) \(program.name(shared))",
      fix: isModifier ? fix(moving: call, noun, repetition, program) : nil)
  }

  private func fix(
    moving call: Ref, _ noun: String, _ repetition: Repetition, _ program: LinkedProgram
  ) -> Fix? {
    guard repetition.isLexical, !usesRow(call, repetition.closure, program) else { return nil }
    return Fix(
      title: "Move the \(noun) behind the \(program.name(repetition.call))", isCertain: true,
      edits: [
        Fix.Edit(
          location: program.location(call),
          operation: .moveModifier(toEndOf: program.location(repetition.call)))
      ])
  }

  /// `ForEach(rows) { … }.alert(…)`: a loop is no view, so a modifier of it is attached to each row.
  private func finding(
    onLoop presentation: LinkedProgram.Presentation, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding? {
    guard let loop = program.receiver(of: presentation.call).map(program.chainBase), program.kind(loop) == .call,
      program.name(loop) == "ForEach", program.isExternal(loop), !isFixed(loop, program),
      !program.isOutOfScope(presentation.call), let view = program.enclosingType(presentation.call)
    else { return nil }
    let noun = PresenterWording.noun(program.name(presentation.call), presentation.kind)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Every row of this ForEach in \(Wording.name(program.typeName(view))) presents the \(noun), and without rows "
        + "nothing does: what is attached to a ForEach is attached to each row. Attach "
        + ".\(Wording.name(program.name(presentation.call))) to the view around it.",
      location: program.location(presentation.call),
      related: [Finding.Related(location: program.location(loop), message: "each row is made here")],
      witness: support.witness(toAnyOf: program.screens(at: presentation.call)),
      subject: "\(program.typeName(view)) \(program.name(presentation.call)) on ForEach")
  }

  /// A property of the view with the loop, or a parameter of a closure around the loop (a `WithViewStore`); not a local
  /// of the row.
  private static func isShared(
    _ state: Ref, by view: TypeID, in repetition: Repetition, _ program: LinkedProgram
  ) -> Bool {
    switch program.kind(state) {
    case .variable: program.enclosingMember(state) == nil && program.enclosingType(state) == view
    case .parameter:
      repetition.isLexical
        && program.ancestors(state).first { program.kind($0) == .closure }.map {
          $0 != repetition.closure && program.contains($0, repetition.call)
        } ?? false
    default: false
    }
  }

  /// The last name of a binding: `isOpen` in `store.binding(get: \.isOpen, send: …)` and in `store.$isOpen`.
  private func nameOfPart(_ binding: Ref, _ program: LinkedProgram) -> String? {
    if program.kind(binding) == .member { return String(program.name(binding).drop { $0 == "$" }) }
    let parts = program.nodes([.keyPath, .member], in: binding).filter {
      program.parent($0).map { program.kind($0) != .call } ?? true
    }
    return parts.first.flatMap { DottedName.parts(of: program.name($0)).last.map { String($0.drop { $0 == "$" }) } }
  }

  /// An argument on the way to the binding names something that is no property: mostly the row.
  private static func isMadeForRow(_ binding: Ref, _ state: Ref, _ program: LinkedProgram) -> Bool {
    var found = false
    program.forEachNode(in: binding) { node in
      guard !found, program.kind(node) == .name else { return !found }
      if program.name(node).hasPrefix("$"), program.name(node).dropFirst().allSatisfy(\.isNumber) {
        found = !program.ancestors(node).prefix(while: { $0 != binding }).contains { program.kind($0) == .closure }
      } else if let declaration = program.variable(of: node), declaration != state,
        !program.contains(binding, declaration)
      {
        found = program.enclosingMember(declaration) != nil
      }
      return !found
    }
    return found
  }

  struct Repetition {
    var call: Ref
    var closure: Ref
    /// A condition around the presenter may hold for one row alone.
    var picksRow: Bool
    /// The modifier stands in the closure itself, not in a member that the closure uses.
    var isLexical: Bool
  }

  private func repetition(_ placement: LinkedProgram.Placement, _ program: LinkedProgram) -> Repetition? {
    var found: Repetition?
    var branches: [Ref] = []
    for surrounding in placement.surroundings {
      switch surrounding {
      case .branch(let branch): if found == nil { branches.append(branch) }
      case .argument(_, let call):
        if found == nil, AttachedPresenters.boundaries.contains(program.name(call)) { return nil }
      case .modifier: break
      case .closure(let closure, let call):
        let name = program.name(call)
        if name == "TabView" { return nil }
        if found != nil { continue }
        // Content of a modal or behind a link is no row.
        if AttachedPresenters.boundaries.contains(name) { return nil }
        if isLoop(call, program) || repeats(closure, of: call, program) {
          guard !isFixed(call, program), branches.allSatisfy({ program.contains(closure, $0) }) else { return nil }
          found = Repetition(
            call: call, closure: closure, picksRow: branches.contains { picksRow($0, program) },
            isLexical: placement.steps.isEmpty)
        }
      }
    }
    return found
  }

  private func isLoop(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.name(call) == "ForEach" || program.name(call) == "List" && isDataDriven(call, program)
  }

  /// A container of the app that makes its rows with the closure: `Cards(items) { item in … }`.
  private func repeats(_ closure: Ref, of call: Ref, _ program: LinkedProgram) -> Bool {
    guard case .initializer(let type, _) = program.callee(of: call), program.isView(type) else { return false }
    return program.runs(ofClosure: closure).contains { run in
      program.enclosingType(run) == type
        && program.surroundings(of: run).contains { $0.call.map { isLoop($0, program) } ?? false }
    }
  }

  /// The branch's condition may hold for one row alone; not if it only reads the view, or an optional of the row (`if
  /// let`).
  private func picksRow(_ branch: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(branch) == .ifElse, let conditions = program.child(branch, .conditions) else { return true }
    return program.children(conditions).contains { condition in
      if program.kind(condition) == .optionalBinding {
        return program.child(condition, .value).map { ![.name, .member].contains(program.kind($0)) } ?? true
      }
      return program.nodes([.name], in: condition).contains { name in
        if program.name(name) == "self" { return false }
        return program.variable(of: name).map { program.enclosingMember($0) != nil } ?? true
      }
    }
  }

  /// `List(rows) { … }`, as opposed to `List { … }` and `List(selection:)`.
  private func isDataDriven(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.arguments(of: call).first.map { program.name($0).isEmpty && !program.flags($0).contains(.trailing) }
      ?? false
  }

  /// A loop over one element.
  private func isFixed(_ call: Ref, _ program: LinkedProgram) -> Bool {
    guard let data = program.arguments(of: call).first.flatMap({ program.child($0, .value) }) else { return false }
    return program.kind(data) == .array && program.children(data).count < 2
  }

  /// The modifier's own arguments use the row.
  private func usesRow(_ call: Ref, _ closure: Ref, _ program: LinkedProgram) -> Bool {
    for argument in program.arguments(of: call) {
      var found = false
      program.forEachNode(in: argument) { node in
        guard program.kind(node) == .name else { return true }
        if program.name(node).hasPrefix("$"), program.name(node).dropFirst().allSatisfy(\.isNumber) {
          // `$0` of a closure inside of the modifier belongs to that closure.
          if !program.ancestors(node).prefix(while: { $0 != argument }).contains(where: { program.kind($0) == .closure }
          ) {
            found = true
          }
        } else if let declaration = program.variable(of: node), declaration.file == closure.file,
          program.contains(closure, declaration), !program.contains(call, declaration)
        {
          found = true
        } else if let declaration = program.variable(of: node), program.contains(closure, declaration),
          !program.contains(argument, declaration)
        {
          found = true
        }
        return !found
      }
      if found { return true }
    }
    return false
  }
}

extension PresentationInRepeatedRowRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A sheet on every row",
          """
          struct Offer: Identifiable { let id: Int }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { CartView() } }
          }
          struct CartView: View {
            let offers = [Offer(id: 1), Offer(id: 2)]
            @State private var offer: Offer?
            var body: some View {
              ScrollView {
                ForEach(offers) { row in
                  Button("Offer \\(row.id)") { offer = row }
                    .↓sheet(item: $offer) { offer in Text("\\(offer.id)") }
                }
              }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Once, after the list",
          """
          struct Offer: Identifiable { let id: Int }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { CartView() } }
          }
          struct CartView: View {
            let offers = [Offer(id: 1)]
            @State private var offer: Offer?
            var body: some View {
              List(offers) { row in
                Button("Offer \\(row.id)") { offer = row }
              }
              .sheet(item: $offer) { offer in Text("\\(offer.id)") }
            }
          }
          """)
      ])
  }
}
