import Dialects
import SourceFacts

extension LinkedProgram {
  package typealias Standing = Dialect.Standing

  /// How controllers say what lies on them, and ask how they were shown.
  package var standing: Standing { semantics.library.standing }

  /// The stack that the controller is on whose code it is: `navigationController`, where the app declares none itself.
  package func isStackOfItself(_ expression: Ref) -> Bool {
    standing.stacks.contains(name(expression)) && variable(of: expression) == nil
      && child(expression, .base).map { name($0) == "self" } ?? true
  }
}
