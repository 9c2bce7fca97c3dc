import SourceFacts

/// The case that a presenter's state must have, and the variable that carries the state's next value where it is
/// written. In `func open(_ page: Page) { self.page = page }` the caller decides: `open(.help)` shows no other page.
struct WantedCase: Hashable {
  var type: TypeID
  var name: Symbol
  /// The expression that names the case where the state is read.
  var expression: Ref
  var carrier: VariableKey
  /// The expression that names the carrier in the code of the visit.
  var named: Ref

  var value: Value { .enumCase(type, name, expression: expression, Environment(parent: nil)) }
}
