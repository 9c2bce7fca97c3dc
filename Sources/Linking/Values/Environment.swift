/// Bindings of parameters and narrowed properties. Immutable once shared; equal only to itself.
final class Environment: Hashable {
  enum Binding {
    case expression(Ref, Environment)
    /// Evaluated in the root environment of the question that asks.
    case rootExpression(Ref)
    case values([Value])
  }

  let parent: Environment?
  var bindings: [VariableKey: Binding]
  var receiver: [Value]?
  /// The call whose parameters this frame binds.
  var call: Ref?
  /// Records what a question reads of this frame.
  private let observation: EnvironmentReads.Observation?

  init(
    parent: Environment?, bindings: [VariableKey: Binding] = [:], receiver: [Value]? = nil,
    observation: EnvironmentReads.Observation? = nil
  ) {
    self.parent = parent
    self.bindings = bindings
    self.receiver = receiver
    self.observation = observation
  }

  func binding(_ key: VariableKey) -> Binding? {
    var current = self
    while true {
      if let found = current.bindings[key] {
        current.observation?.noteRead()
        return found
      }
      guard let next = current.parent else { break }
      current = next
    }
    current.observation?.noteMissed(key)
    return nil
  }

  /// What this frame itself binds.
  var ownBindings: [VariableKey: Binding] {
    observation?.noteRead()
    return bindings
  }

  /// The value of `self`, from the innermost frame that binds it.
  var innermostReceiver: [Value]? {
    var current = self
    while true {
      if let found = current.receiver {
        current.observation?.noteReceiver()
        return found
      }
      guard let next = current.parent else { break }
      current = next
    }
    current.observation?.noteMissedReceiver()
    return nil
  }

  /// The call of the innermost function on the chain.
  var innermostCall: Ref? {
    var current: Environment? = self
    while let e = current {
      if let found = e.call { return found }
      current = e.parent
    }
    return nil
  }

  /// The environment that all frames of one question share: the narrowed variables.
  var outermost: Environment {
    var current = self
    while let next = current.parent { current = next }
    return current
  }

  static func == (a: Environment, b: Environment) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
