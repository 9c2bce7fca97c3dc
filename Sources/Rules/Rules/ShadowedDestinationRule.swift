import Linking
import NavigationModel
import SourceFacts

/// Two registrations for one type in one stack: the deeper one is never used.
struct ShadowedDestinationRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "shadowed-destination", name: "Shadowed destination", defaultSeverity: .warning,
    summary: "navigationDestination(for:) is declared again, for the same type, by another view of the stack.",
    category: .routing,
    rationale: """
      A stack uses the registration nearest to its root. What a pushed screen registers again for the same type \
      is ignored: the user gets the wrong screen, and a change in the deeper place never shows.

      Reported where both registrations are written out and show different screens.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// The deeper of two registrations.
  struct Shadowed {
    var use: Ref
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Shadowed>] = [
    Exemption("Registrations inside a stack or modal of their own") { !isOpen($0.use, $0.program) }
  ]

  private struct Registration {
    var call: Ref
    var content: Ref
    var view: TypeID
    /// The registration in the view: the call itself, or that of the app's modifier with it.
    var use: Ref
  }

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var byType: [(type: TypeExpression, list: [Registration])] = []
    for (call, typeNode, content) in program.destinationRegistrations {
      guard program.name(call) == "navigationDestination", let type = program.typeNamed(by: typeNode),
        program.nominalName(type) != nil
      else { continue }
      let list = hosts(of: call, program).map {
        Registration(call: call, content: content, view: $0.view, use: $0.use)
      }
      if let place = byType.firstIndex(where: { $0.type == type }) {
        byType[place].list += list
      } else {
        byType.append((type, list))
      }
    }
    var found: [Judgement] = []
    for (type, list) in byType where list.count > 1 {
      for deeper in list {
        let others = list.filter { $0.view != deeper.view && $0.call != deeper.call }
        guard
          let nearer = others.first(where: {
            (isAround(deeper, $0, program)
              || pushes($0, deeper.view, support, program) && !pushes(deeper, $0.view, support, program))
              && differ($0, deeper, program)
          })
        else { continue }
        found.append(
          Judgement(
            finding(deeper, behind: nearer, of: type, program, support), unless: Self.exemptions,
            of: Shadowed(use: deeper.use, program: program)))
      }
    }
    return found
  }

  private func finding(
    _ deeper: Registration, behind nearer: Registration, of type: TypeExpression, _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Finding {
    let name = Wording.name(program.nominalName(type) ?? "")
    let (upper, lower) = (Wording.name(program.typeName(nearer.view)), Wording.name(program.typeName(deeper.view)))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "A user who opens a '\(name)' from \(lower) sees what \(upper) shows for it: that destination is nearer "
        + "to the stack's root, and SwiftUI ignores this one. "
        + "Remove it, or push a type of its own.",
      location: program.location(deeper.use),
      related: [Finding.Related(location: program.location(nearer.call), message: "this one answers")],
      witness: support.witness(toAnyOf: [program.typeName(deeper.view)]),
      subject: "\(program.typeName(deeper.view)) \(program.nominalName(type) ?? "")")
  }

  /// The live views with a registration in their body, also by a modifier of the app. In an unused view no stack finds
  /// it.
  private func hosts(of call: Ref, _ program: LinkedProgram) -> [(view: TypeID, use: Ref)] {
    guard let owner = program.enclosingType(call) else { return [] }
    if program.isDeclared(owner), program.isView(owner) { return program.isLive(owner) ? [(owner, call)] : [] }
    var seen: Set<TypeID> = []
    return program.placements(of: call, throughTypes: true).compactMap { placement in
      for step in placement.steps {
        guard let view = program.enclosingType(step), program.isDeclared(view), program.isView(view) else { continue }
        return program.isLive(view) && seen.insert(view).inserted ? (view, step) : nil
      }
      return nil
    }
  }

  /// The deeper registration stands in a part of the view that the nearer one is applied to, in the same stack.
  private func isAround(_ deeper: Registration, _ nearer: Registration, _ program: LinkedProgram) -> Bool {
    program.placements(of: deeper.use, throughTypes: true, depth: program.budget.ruleStackDepth).contains { placement in
      for surrounding in placement.surroundings {
        switch surrounding {
        case .modifier(let call) where call == nearer.use: return true
        case .modifier(let call), .closure(_, let call), .argument(_, let call):
          if program.bringsStack(call) || Self.otherScreens.contains(program.name(call)) { return false }
        case .branch: return false
        }
      }
      return false
    }
  }

  private static let otherScreens = SDK.ofOtherScreens.union(["TabView"])

  /// No stack or modal begins between the registration and the view's edge.
  private static func isOpen(_ call: Ref, _ program: LinkedProgram) -> Bool {
    let placements = program.placements(of: call, throughTypes: false)
    return placements.allSatisfy { placement in
      placement.surroundings.allSatisfy { surrounding in
        switch surrounding {
        case .closure(_, let call), .argument(_, let call), .modifier(let call):
          !program.bringsStack(call)
            && !otherScreens.contains(
              program.name(call))
        case .branch: true
        }
      }
    }
  }

  /// The view is pushed, in one or more steps, from the screens of the registration.
  private func pushes(_ registration: Registration, _ view: TypeID, _ support: GraphSupport, _ program: LinkedProgram)
    -> Bool
  {
    if program.shown(by: registration.content).contains(view) { return true }
    guard let goal = support.node(program.typeName(view)), let start = support.node(program.typeName(registration.view))
    else { return false }
    var queue = [start]
    var seen = Set(queue)
    while let node = queue.popLast() {
      for edge in support.outgoing[node].map({ support.edges[$0] }) {
        switch edge.cause {
        case .transition(let place):
          let transition = support.transitions[place]
          guard transition.kind == .push, transition.confidence == .exact else { continue }
        case .embedding: continue
        }
        if edge.target == goal { return true }
        if seen.insert(edge.target).inserted { queue.append(edge.target) }
      }
    }
    return false
  }

  private func differ(_ a: Registration, _ b: Registration, _ program: LinkedProgram) -> Bool {
    let (first, second) = (Set(program.shown(by: a.content)), Set(program.shown(by: b.content)))
    return first != second || first.isEmpty
  }
}

extension ShadowedDestinationRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The detail registers numbers again",
          """
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NumbersView() } }
          }
          struct NumbersView: View {
            var body: some View {
              NavigationStack {
                NavigationLink("One", value: 1)
                  .navigationDestination(for: Int.self) { NumberView(number: $0) }
              }
            }
          }
          struct NumberView: View {
            let number: Int
            var body: some View {
              NavigationLink("Divisors", value: number)
                .↓navigationDestination(for: Int.self) { DivisorsView(number: $0) }
            }
          }
          struct DivisorsView: View {
            let number: Int
            var body: some View { Text("Divisors") }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "One registration for all",
          """
          enum Route: Hashable { case number(Int), divisors(Int) }
          @main struct DemoApp: App {
            var body: some Scene { WindowGroup { NumbersView() } }
          }
          struct NumbersView: View {
            var body: some View {
              NavigationStack {
                NavigationLink("One", value: Route.number(1))
                  .navigationDestination(for: Route.self) { route in
                    switch route {
                    case .number(let number): NumberView(number: number)
                    case .divisors: Text("Divisors")
                    }
                  }
              }
            }
          }
          struct NumberView: View {
            let number: Int
            var body: some View { NavigationLink("Divisors", value: Route.divisors(number)) }
          }
          """)
      ])
  }
}
