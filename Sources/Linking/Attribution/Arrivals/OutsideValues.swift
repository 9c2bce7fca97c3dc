import SourceFacts

/// The variables with values from outside: a link, what is read from it, and what waits until the app can open it.
struct OutsideValues {
  /// Where a variable gets its values from.
  enum Role {
    /// A value bound in place: of a local variable, a computed property, a closure's parameter.
    case local
    case parameter
    /// A value that any code may have set before.
    case property
  }

  /// What is known of a variable.
  struct Content {
    var role = Role.local
    var arrivals: Set<Arrival> = []
    /// The variables that it is derived from.
    var parents: Set<VariableKey> = []
    /// It is derived from a value that the system passes in place.
    var isHandedOver = false
    /// Values from inside the app reach it, too.
    var isMixed = false
    /// It may be nil.
    var isOptional = false
  }

  var contents: [VariableKey: Content] = [:]
  /// Expressions for values that the system passes.
  var expressions: [Ref: Arrival] = [:]

  /// The places that put something from outside into properties that hold nothing else.
  var puts: [VariableKey: [Ref]] = [:]
  /// Code that an arrival runs, registered with a library that receives the arrival.
  var closures: [Ref: Set<Arrival>] = [:]

  /// The sources behind the variables of an expression: parameters of the surrounding code, properties that only hold
  /// values from outside, and values that the system passes in place.
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

  /// The parts of an expression.
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

  /// The start of a chain of calls, without their arguments: `links` in `links.receive(on: main).sink`.
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
