import Dialects
import SourceFacts

extension LinkedProgram {
  package typealias Standing = Dialect.Standing

  /// The API by which controllers describe their stack, and learn how they were presented.
  package var standing: Standing { semantics.library.standing }

  /// The stack of the controller whose code this is: `navigationController`, where the app declares none itself.
  package func isStackOfItself(_ expression: Ref) -> Bool {
    standing.stacks.contains(name(expression)) && variable(of: expression) == nil
      && child(expression, .base).map { name($0) == "self" } ?? true
  }
}
