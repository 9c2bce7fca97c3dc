import NavigationModel
import SourceFacts

/// The code that runs for a case of an enum, wherever it stands.
final class LinkArms {
  private let linked: LinkedProgram
  private lazy var index = makeIndex()
  private lazy var byRoute: [Route.ID: [Transition]] = Dictionary(
    grouping: linked.graph.transitions.filter { $0.route != nil }, by: { $0.route ?? "" })

  private(set) lazy var tabs = LinkTabs(linked)

  init(_ linked: LinkedProgram) { self.linked = linked }

  func arms(for route: LinkCase) -> [Ref] { index[route] ?? [] }

  /// The moves that the graph has for a route: those of the type that makes it here, where it makes any.
  func transitions(for handed: LinkRow.Handed) -> [Transition] {
    let route = linked.typeName(handed.route.type) + "." + linked.program.text(handed.route.name)
    let all = (byRoute[route] ?? []).filter { ![.back, .url].contains($0.kind) }
    let own = all.filter { $0.owner == handed.owner }
    return own.isEmpty ? all : own
  }

  private func makeIndex() -> [LinkCase: [Ref]] {
    var result: [LinkCase: [Ref]] = [:]
    linked.forEachNode(of: .switchCase) { arm in
      guard !linked.isOutOfScope(arm) else { return }
      let patterns = linked.children(arm, .patterns).compactMap { caseName($0) }
      guard let first = patterns.first, let type = type(ofArm: arm, first.base) else { return }
      for pattern in patterns where linked.program.types[type].cases[pattern.name] != nil {
        result[LinkCase(type: type, name: pattern.name), default: []].append(arm)
      }
    }
    return result
  }

  private func caseName(_ pattern: Ref) -> (name: Symbol, base: Ref?)? {
    switch linked.kind(pattern) {
    case .patternWhere: return linked.child(pattern, .pattern).flatMap(caseName)
    case .patternCase: return (linked.program.symbol(pattern), linked.child(pattern, .base))
    case .patternExpression:
      guard let value = linked.child(pattern, .value), linked.kind(value) == .member else { return nil }
      return (linked.program.symbol(value), linked.child(value, .base))
    default: return nil
    }
  }

  private func type(ofArm arm: Ref, _ written: Ref?) -> TypeID? {
    if let written, case .named(let id, _)? = linked.typeNamed(by: written) { return id }
    guard let subject = linked.program.subject(ofArm: arm), case .named(let id, _) = linked.type(of: subject).core
    else { return nil }
    return id
  }
}
