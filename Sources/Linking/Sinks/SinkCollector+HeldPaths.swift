import Dialects
import SourceFacts

/// Stacks that take a whole state, and read their path from it: `Router(store)`, of a state with `routes`.
extension SinkCollector {
  /// The property of a state's type that holds the path; nil where the expression is the path itself.
  func property(holding stack: Dialect.Stack, around path: Ref) -> Ref? {
    guard !stack.held.isEmpty, let name = program.symbols.find(stack.held),
      case .named(let state, _) = semantics.type(of: path).core, program.types[state].isDeclared
    else { return nil }
    return program.types[state].members[name]?.first { program.kind($0) == .variable }
  }
}
