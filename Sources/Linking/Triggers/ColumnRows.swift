import Dialects
import SourceFacts

/// The rows of a list that selects the content beside it: in `List(selection: $page) { ForEach(pages) { page in
/// Text(page.title) } }` a case of the enum has a row of its own.
struct ColumnRows {
  let controls: Controls
  private var program: Program { controls.program }
  private var semantics: Semantics { controls.semantics }

  /// The words of the row for a case in a part of the list.
  func words(of value: Value, in part: Ref, depth: Int = 0) -> ControlWords {
    guard case .enumCase(let type, let name, _, _) = value, isListed(name, of: type),
      semantics.allows(\.partValueDepth, after: depth)
    else { return ControlWords() }
    var found = ControlWords()
    semantics.forEachNode(in: part, atMost: \.controlNodes) { node in
      if found.text != nil { return false }
      if program.kind(node) == .closure, case .named(type, _) = semantics.closureParameterType(node, 0).core {
        found = found.filled(from: words(ofRow: node, for: value))
      }
      if node != part, let view = controls.texts.ownView(node) {
        found = found.filled(from: words(of: value, in: view, depth: depth + 1))
      }
      return true
    }
    return found
  }

  private func words(ofRow row: Ref, for value: Value) -> ControlWords {
    let named = program.children(row, .parameters).first
    let variable = named.map { VariableKey(declaration: $0) } ?? VariableKey(declaration: row, number: 0)
    return controls.knowing([variable: value]).knowing([]).texts.words(shownIn: row)
  }

  /// Some list of values in the sources has the case.
  private func isListed(_ name: Symbol, of type: TypeID) -> Bool {
    if !semantics.supertypeNames(of: type).isDisjoint(with: SDK.makersOfCases) { return true }
    return (Array(program.mentions[name]) + Array(program.calls[name])).contains { mention in
      program.parent(mention).map { program.kind($0) == .array } ?? false && !program.isOutOfScope(mention)
    }
  }
}

extension TriggerFinder {
  /// The row of the list beside a column that selects a transition's screen.
  func row(selecting t: FoundTransition) -> FoundTrigger? {
    guard t.kind == .push,
      var list = ColumnControls(flow: attribution.flow).control(deciding: t.site, in: t.primitive)
    else { return nil }
    let values = Set(places(making: t).compactMap(value(deciding:)))
    if values.count == 1, let value = values.first {
      list.words = ColumnRows(controls: controls).words(of: value, in: list.place)
    }
    return list
  }

  /// Where a column makes a transition's screen.
  private func places(making t: FoundTransition) -> [Ref] {
    guard case .declared(let screen)? = t.target else { return [t.site] }
    let made = attribution.flow.constructions(of: screen).filter { program.contains(t.primitive, $0) }
    return made.isEmpty ? [t.site] : made
  }

  private func value(deciding place: Ref) -> Value? {
    let arms = attribution.position(of: place).map { attribution.switchArms(around: place, in: $0.unit) } ?? []
    return arms.lazy.compactMap(decided.value(of:)).first
  }
}
