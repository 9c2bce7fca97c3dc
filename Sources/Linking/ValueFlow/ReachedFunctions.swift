import SourceFacts

/// The functions that run when given functions run, call by call.
///
/// Many walks pass the same functions, so the calls of each function are found once.
final class ReachedFunctions {
  private let flow: DataFlow
  private let evaluator: Evaluator
  private var leads = Memo<Ref, Leads>()
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }

  init(flow: DataFlow, evaluator: Evaluator) {
    self.flow = flow
    self.evaluator = evaluator
  }

  struct Reach {
    var functions: [Ref]
    /// The cases that the only call of a function passes to it.
    var given: [Ref: Environment]
  }

  /// What the code of a function runs and makes.
  private struct Leads {
    /// The functions that it runs, in source order, with the cases that a call passes.
    var functions: [(function: Ref, cases: Environment?)] = []
    /// The types that it makes.
    var made: [TypeID] = []
    /// The calls that other implementations may answer.
    var dispatches: [Dispatch] = []
  }

  private struct Dispatch {
    var function: Ref
    var answers: [(answer: Ref, type: TypeID)]
  }

  /// The functions that run when `starts` run, without closures that wait for an event. Of the implementations of a
  /// call, those of types that are made on the way; where no such type is made, all.
  func functions(reachedFrom starts: [Ref]) -> Reach {
    var order: [Ref] = []
    var seen: Set<Ref> = []
    var made: Set<TypeID> = []
    /// For each function with several implementations: these.
    var dispatches: [Ref: [(answer: Ref, type: TypeID)]] = [:]
    /// The cases that the only call of a function passes to it: its other arms do not run.
    var given: [Ref: Environment] = [:]
    func add(_ f: Ref, _ cases: Environment? = nil) {
      if !seen.contains(f), semantics.allows(\.reachedFunctions, after: seen.count), seen.insert(f).inserted {
        order.append(f)
        given[f] = cases
      } else if given.removeValue(forKey: f) != nil {
        order.append(f)
      }
    }
    for s in starts { add(s) }
    var index = 0
    repeat {
      while index < order.count {
        let next = leads(of: order[index], given: given[order[index]])
        index += 1
        for (f, cases) in next.functions { add(f, cases) }
        made.formUnion(next.made)
        for d in next.dispatches where dispatches[d.function] == nil { dispatches[d.function] = d.answers }
      }
      let known = dispatches.sorted { $0.key < $1.key }.map(\.value)
      for answers in known { for a in answers where made.contains(a.type) { add(a.answer) } }
      if index == order.count {
        for answers in known
        where semantics.allows(\.guessedAnswers, after: answers.count - 1)
          && !answers.contains(where: { seen.contains($0.answer) })
        {
          for a in answers { add(a.answer) }
        }
      }
    } while index < order.count
    return Reach(functions: seen.sorted(), given: given)
  }

  private func leads(of f: Ref, given: Environment?) -> Leads {
    if given == nil, let known = leads[f] { return known }
    let found = findLeads(of: f, given)
    return given == nil ? leads.keep(found, for: f) : found
  }

  private func findLeads(of f: Ref, _ given: Environment?) -> Leads {
    var result = Leads()
    program.forEachNode(in: f) { r in
      switch program.kind(r) {
      case .closure: return r == f || program.runsAtOnce(r)
      case .switchCase: return given.map { evaluator.canTake(arm: r, $0) } ?? true
      case .call:
        switch semantics.callee(of: r) {
        case .functions(let list, guessed: false):
          for callee in list {
            result.functions.append((callee, cases(givenBy: r, to: callee)))
            if !program.flags(callee).contains(.isStatic) {
              result.dispatches.append(
                Dispatch(function: callee, answers: evaluator.witnesses(of: callee, receiver: nil)))
            }
          }
        case .initializer(let type, let inits):
          result.made.append(type)
          result.functions += inits.map { ($0, nil) }
        case .external: result.functions += semantics.superInitialisers(of: r).map { ($0, nil) }
        case .closure:
          if let kept = program.child(r, .callee).flatMap(flow.declaration).flatMap(program.keptClosure) {
            result.functions.append((kept, nil))
          }
        default: break
        }
      case .name, .member:
        if let v = flow.declaration(of: r), program.kind(v) == .variable,
          program.isDeclarationScope(program.parent(v) ?? v),
          evaluator.getter(of: v) != nil || program.flags(v).contains(.isLazy)
        {
          result.functions.append((v, nil))
        }
      default: break
      }
      return true
    }
    return result
  }

  /// The cases that a call passes: `coordinator.start(.signUp)`.
  private func cases(givenBy call: Ref, to function: Ref) -> Environment? {
    let named = flow.source(call: call, function: function).bindings.filter {
      program.kind($0.value) == .member && isCase($0.value)
    }
    return named.isEmpty ? nil : Environment(parent: nil, bindings: named.mapValues { .rootExpression($0) })
  }

  private func isCase(_ e: Ref) -> Bool {
    let values = evaluator.values(of: e, in: Environment(parent: nil))
    return !values.isEmpty && values.allSatisfy { if case .enumCase = $0 { true } else { false } }
  }
}
