import Linking
import SourceFacts

/// What code sets off: all code of the tree that runs because it runs.
extension LinkedProgram {
  /// A body, the functions that it calls, and what it was handed and calls: closures and functions in properties and
  /// parameters, the answers of a delegate. The nearest first.
  ///
  /// - Parameter most: how many of them are looked at; `ruleConsequences` of the budget where nothing is said.
  func consequences(of body: Ref, _ most: Limit? = nil) -> [Ref] {
    consequences(of: body, most) { nodes([.call], in: $0) }
  }

  /// Those that run before the body returns: what a closure does that the code only hands on is not among them.
  func immediateConsequences(of body: Ref, _ most: Limit? = nil) -> [Ref] {
    consequences(of: body, most) { nodesRunning([.call], in: $0) }
  }

  private func consequences(of body: Ref, _ most: Limit?, _ calls: (Ref) -> [Ref]) -> [Ref] {
    let limit = (most ?? budget.ruleConsequences).most
    var result = [body]
    var seen: Set<Ref> = [body]
    var next = 0
    while next < result.count, result.count < limit {
      for call in calls(result[next]) {
        for code in code(runBy: call) where result.count < limit && seen.insert(code).inserted { result.append(code) }
      }
      next += 1
    }
    return result
  }

  /// The functions and closures that a call runs; none where it is not known, or where it may be one of many.
  func code(runBy call: Ref) -> [Ref] {
    switch callee(of: call) {
    case .functions(let list, guessed: false):
      let running = list.filter { child($0, .body) != nil }
      if !running.isEmpty { return running.count <= budget.ruleCallees.most ? running : [] }
      return list.first.map(answers(toRequirement:)) ?? []
    case .closure: return child(call, .callee).flatMap(variable(of:)).map { code(givenTo: $0) } ?? []
    default: return []
    }
  }

  /// The functions that types of the app have for a protocol's requirement.
  private func answers(toRequirement requirement: Ref) -> [Ref] {
    guard let type = enclosingType(requirement) else { return [] }
    let answers = subtypes(of: type).flatMap { ownMembers(named: name(requirement), of: $0) }.filter { answer in
      kind(answer) == .function && !isOutOfScope(answer) && labels(of: answer) == labels(of: requirement)
    }
    return answers.count <= budget.ruleAnswers.most ? answers : []
  }

  /// The closure literals and functions that a property or parameter is given, also by way of others.
  func code(givenTo declaration: Ref, depth: Int = 0) -> [Ref] {
    guard depth < budget.ruleHandedDepth.most else { return [] }
    return Set(values(givenTo: declaration).flatMap { code(meantBy: $0, depth: depth + 1) }).sorted()
  }

  /// The code that a value stands for: `{ … }` itself, `model.close`, and what is given to a property or parameter that
  /// is named.
  func code(meantBy value: Ref, depth: Int = 0) -> [Ref] {
    if kind(value) == .closure { return [value] }
    guard let named = variable(of: value) ?? function(namedBy: value) else { return [] }
    return kind(named) == .function ? [named] : code(givenTo: named, depth: depth)
  }

  /// `model.close`, `self.close`: a function that is handed on and not called.
  private func function(namedBy value: Ref) -> Ref? {
    let owner: TypeID?
    switch kind(value) {
    case .name: owner = enclosingType(value)
    case .member:
      guard let base = child(value, .base), case .named(let id, _) = type(of: base).core else { return nil }
      owner = id
    default: return nil
    }
    let found = owner.map { members(named: name(value), of: $0) }?.filter { kind($0) == .function } ?? []
    return found.count == 1 ? found[0] : nil
  }
}
