import SourceFacts

/// The variables that hold what comes from outside: a link, what is read out of it, and what waits until the app can
/// open it.
struct OutsideValues {
  /// Where a variable gets its values from.
  enum Role {
    /// What it is bound to right there: a local variable, a computed property, a closure's parameter.
    case local
    case parameter
    /// What anybody put into it before.
    case property
  }

  /// What is known of a variable.
  struct Content {
    var role = Role.local
    var arrivals: Set<Arrival> = []
    /// The variables that it is made of.
    var parents: Set<VariableKey> = []
    /// It is made of what the system hands over right there.
    var isHandedOver = false
    /// Values from inside the app come here, too.
    var isMixed = false
    /// There may be nothing in it.
    var isOptional = false
  }

  var contents: [VariableKey: Content] = [:]
  /// Expressions that the system hands over.
  var expressions: [Ref: Arrival] = [:]

  /// Where something from outside is put into properties that hold nothing else.
  var puts: [VariableKey: [Ref]] = [:]
  /// Code that something from outside runs, registered with a library that is told of it.
  var closures: [Ref: Set<Arrival>] = [:]

  /// What stands behind the variables of an expression: the parameters of the code around it, the properties that only
  /// hold what came from outside, and what the system hands over right there.
  func roots(of parts: Parts) -> Parts {
    var result = Parts(arrivals: parts.arrivals)
    var queue = parts.variables.sorted()
    var seen = parts.variables
    while let key = queue.popLast() {
      guard let content = contents[key] else { continue }
      if content.isHandedOver { result.arrivals.formUnion(content.arrivals) }
      switch content.role {
      case .parameter: result.variables.insert(key)
      case .property: if !content.isMixed { result.variables.insert(key) }
      case .local: queue += content.parents.subtracting(seen).sorted()
      }
      seen.formUnion(content.parents)
    }
    return result
  }

  /// What an expression is made of.
  struct Parts: Hashable {
    var variables: Set<VariableKey> = []
    var arrivals: Set<Arrival> = []
    var isEmpty: Bool { variables.isEmpty && arrivals.isEmpty }
  }

  func parts(of expression: Ref, _ flow: DataFlow) -> Parts {
    var result = Parts()
    flow.program.forEachNode(in: expression) { node in
      add(node, to: &result, flow)
      return flow.program.kind(node) != .closure || flow.transforms(node)
    }
    return result
  }

  /// What a chain of calls starts at, without what the calls are given: `links` in `links.receive(on: main).sink`.
  func parts(ofChain end: Ref, _ flow: DataFlow) -> Parts {
    var result = Parts()
    var current: Ref? = end
    while let node = current {
      add(node, to: &result, flow)
      switch flow.program.kind(node) {
      case .call, .member: current = flow.program.chained(node)
      case .subscript: current = flow.program.child(node, .base)
      case .unary, .cast: current = flow.program.child(node, .operand)
      default: current = nil
      }
    }
    return result
  }

  private func add(_ node: Ref, to parts: inout Parts, _ flow: DataFlow) {
    if let arrival = expressions[node] { parts.arrivals.insert(arrival) }
    if let key = flow.variable(namedBy: node), contents[key] != nil { parts.variables.insert(key) }
  }
}
