import Linking
import SourceFacts

/// Where a piece of code runs, as far as the surrounding code tells.
enum RunContext: Hashable {
  /// Nothing between the place and its function moves it elsewhere.
  case asItsFunction
  /// On the main actor or the main queue.
  case main
  /// Certainly not on the main queue: the call that moves it, and why, as a clause.
  case background(Ref, String)
  /// In a closure whose context is not known.
  case unknown
}

extension LinkedProgram {
  /// The context by the closures around a place; the innermost that tells it decides.
  func runContext(of place: Ref) -> RunContext { runContext(of: place, depth: 0) }

  private func runContext(of place: Ref, depth: Int) -> RunContext {
    for node in ancestors(place) {
      switch kind(node) {
      case .function, .type, .extension: return .asItsFunction
      case .closure:
        if name(node) == "MainActor" { return .main }
        guard let argument = parent(node), kind(argument) == .argument, let call = parent(argument), kind(call) == .call
        else { return .unknown }
        if RunContext.immediate.contains(name(call)) { continue }
        let known = context(givenBy: call)
        return known == .unknown ? context(ofClosure: node, givenTo: call, depth: depth) : known
      default: continue
      }
    }
    return .asItsFunction
  }

  /// A closure argument of an app's function runs off the main queue where each of its calls does.
  private func context(ofClosure closure: Ref, givenTo call: Ref, depth: Int) -> RunContext {
    guard depth < budget.ruleHandedDepth.most, case .functions(_, guessed: false) = callee(of: call) else {
      return .unknown
    }
    let runs = runs(ofClosure: closure).filter { !contains(closure, $0) }
    guard let first = runs.min() else { return .unknown }
    let contexts = Set(
      runs.map { run -> Bool in
        if case .background = context(ofRun: run, depth: depth) { return true }
        return false
      })
    return contexts == [true] ? context(ofRun: first, depth: depth) : .unknown
  }

  /// `completion()`, or the queue that receives it: `DispatchQueue.main.async(execute: completion)`
  private func context(ofRun run: Ref, depth: Int) -> RunContext {
    let receiving = kind(run) == .call ? run : parent(run).flatMap { kind($0) == .argument ? parent($0) : nil }
    let known = receiving.map { kind($0) == .call ? context(givenBy: $0) : .unknown } ?? .unknown
    return known == .unknown ? runContext(of: run, depth: depth + 1) : known
  }

  private func context(ofQueue receiver: Ref, _ call: Ref) -> RunContext {
    if mentions(["main"], in: receiver) { return .main }
    if mentions(["global"], in: receiver) && mentions(["DispatchQueue"], in: receiver) {
      return .background(call, "it runs on a global queue")
    }
    if let queue = variable(of: receiver), let value = child(queue, .initializer), kind(value) == .call,
      isOwnQueue(value)
    {
      return .background(call, "it runs on the queue '\(Wording.name(name(queue)))'")
    }
    return .unknown
  }

  private func context(givenBy call: Ref) -> RunContext {
    guard let receiver = receiver(of: call) else { return .unknown }
    switch name(call) {
    case let name where SDK.runningOnQueues.contains(name): return context(ofQueue: receiver, call)
    case "run": return chain(receiver) == "MainActor" ? .main : .unknown
    default:
      guard isExternal(call),
        let owner = SDK.completingOnAnyQueue[name(call)]?.first(where: {
          nominalName(type(of: receiver).core) == $0 || mentions([$0], in: receiver)
        })
      else { return .unknown }
      return .background(call, "'\(name(call))' of '\(owner)' calls it on a queue of its own")
    }
  }

  /// `DispatchQueue(label: "x")`; not one that targets another queue.
  private func isOwnQueue(_ value: Ref) -> Bool {
    (name(value) == "DispatchQueue" && argument("label", of: value) != nil && argument("target", of: value) == nil)
      || name(value) == "OperationQueue"
  }
}

extension RunContext {
  /// Calls that run their closure before they return, where they are called.
  static let immediate: Set<String> = SDK.runningInPlace
}
