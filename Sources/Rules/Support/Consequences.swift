import Linking
import SourceFacts

/// The consequences of code: all code of the sources that runs because it runs.
extension LinkedProgram {
  /// A body, the functions that it calls, and the arguments that it calls: closures and functions in properties and
  /// parameters, a delegate's methods. The nearest first.
  ///
  /// - Parameter most: the limit; by default `ruleConsequences` of the budget.
  func consequences(of body: Ref, _ most: Limit? = nil) -> [Ref] {
    consequences(of: body, most) { nodes([.call], in: $0) }
  }

  /// The consequences before the body returns: without closures that the code only passes on.
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

  /// The functions and closures that a call runs; empty where they are not known, or where there may be many.
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

  /// The functions by which types of the app implement a requirement.
  private func answers(toRequirement requirement: Ref) -> [Ref] {
    guard let type = enclosingType(requirement) else { return [] }
    let answers = subtypes(of: type).flatMap { ownMembers(named: name(requirement), of: $0) }.filter { answer in
      kind(answer) == .function && !isOutOfScope(answer) && labels(of: answer) == labels(of: requirement)
    }
    return answers.count <= budget.ruleAnswers.most ? answers : []
  }

  /// The closure literals and functions that are set for a property or parameter, also through others.
  func code(givenTo declaration: Ref, depth: Int = 0) -> [Ref] {
    guard depth < budget.ruleHandedDepth.most else { return [] }
    return Set(values(givenTo: declaration).flatMap { code(meantBy: $0, depth: depth + 1) }).sorted()
  }

  /// The code that a value stands for: `{ … }` itself, `model.close`, and the values of a named property or parameter.
  func code(meantBy value: Ref, depth: Int = 0) -> [Ref] {
    if kind(value) == .closure { return [value] }
    guard let named = variable(of: value) ?? function(namedBy: value) else { return [] }
    return kind(named) == .function ? [named] : code(givenTo: named, depth: depth)
  }

  /// `model.close`, `self.close`: a function that is passed and not called.
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
