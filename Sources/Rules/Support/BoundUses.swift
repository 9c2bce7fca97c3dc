import Linking
import SourceFacts

extension LinkedProgram {
  /// The uses of a variable, by its own name and by those of its bindings. Passing a binding from one to another does
  /// not count.
  func usesThroughBindings(ofVariable variable: Ref) -> [VariableUse] {
    let aliases = aliases(of: variable)
    return ([variable] + aliases).flatMap(uses(ofVariable:)).filter { use in
      use.kind != .handedOut || !isHandedTo(aliases, use.place)
    }
  }

  /// The binding is passed to code of the app that stores it in one of the aliases.
  private func isHandedTo(_ aliases: [Ref], _ place: Ref) -> Bool {
    guard let argument = parent(place), kind(argument) == .argument, let call = parent(argument) else { return false }
    switch callee(of: call) {
    case .initializer(let type, _): return aliases.contains { enclosingType($0) == type }
    case .functions(let list, guessed: false):
      return aliases.contains { alias in list.contains { contains($0, alias) } }
    default: return false
    }
  }
}
