import SourceFacts

extension Program {
  /// The closure that is a variable's initial value: `lazy var showDetail: () -> Void = { … }`.
  func keptClosure(_ variable: Ref) -> Ref? {
    child(variable, .initializer).flatMap { kind($0) == .closure ? $0 : nil }
  }

  /// A closure whose code runs where it stands, as part of the code around it.
  func runsAtOnce(_ closure: Ref) -> Bool {
    guard let parent = self.parent(closure) else { return false }
    if kind(parent) == .call { return child(parent, .callee) == closure }
    guard kind(parent) == .argument, let call = self.parent(parent) else { return false }
    return SDK.runningNow.contains(
      name(call))
  }
}
