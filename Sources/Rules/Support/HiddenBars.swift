import Linking
import SourceFacts

/// Whether code hides the navigation bar of the stack around it.
struct HiddenBars {
  var program: LinkedProgram

  /// The content of the code hides the bar.
  func areHidden(in code: Ref) -> Bool { program.nodes([.call], in: code).contains { areHidden(by: $0) } }

  /// A modifier around the view hides the bar.
  func areHidden(around shown: Ref) -> Bool { outerModifiers(of: shown).contains { areHidden(by: $0) } }

  func areHidden(by modifier: Ref) -> Bool {
    switch program.name(modifier) {
    case "navigationBarHidden": true
    case "toolbar", "toolbarVisibility": hidesNavigationBar(modifier)
    default: false
    }
  }

  /// `.toolbar(.hidden)`, and not `.toolbar(.hidden, for: .tabBar)` alone.
  private func hidesNavigationBar(_ modifier: Ref) -> Bool {
    let words = program.arguments(of: modifier).compactMap { program.child($0, .value) }.filter {
      program.kind($0) == .member && program.child($0, .base) == nil
    }.map(program.name)
    return words.contains("hidden") && (words.count == 1 || words.contains("navigationBar"))
  }

  /// The calls in whose chains an expression stands: `a().b().c()`.
  private func outerModifiers(of call: Ref) -> [Ref] {
    var result: [Ref] = []
    var inner = call
    while let member = program.parent(inner), program.kind(member) == .member, let outer = program.call(of: member) {
      result.append(outer)
      inner = outer
    }
    return result
  }
}
