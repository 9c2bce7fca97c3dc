import Dialects
import NavigationModel
import SourceFacts

/// Tab bars that a controller implements itself: it adds several controllers as its children, and shows the one at the
/// selected place. `addChild(home); addChild(search); … children[selected.rawValue]`
extension SinkCollector {
  mutating func collectOwnBars() {
    let taking = Dictionary(grouping: childTakings()) { program.enclosingType($0) }
    for (bar, calls) in taking.sorted(by: { $0.value[0] < $1.value[0] }) {
      guard let bar, calls.count > 1, choosesChild(bar) else { continue }
      for call in calls {
        guard let child = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) }) else { continue }
        add(Sink(kind: .tab, place: call, subject: .screen(child), isController: true, isContainer: true))
      }
    }
  }

  /// The calls by which a controller of the app adds a child to itself.
  private func childTakings() -> [Ref] {
    SDK.addingChildren.sorted().flatMap { program.callsNamed($0) }.filter { call in
      guard !program.isOutOfScope(call), case .external = semantics.callee(of: call),
        let type = program.enclosingType(call), program.types[type].isDeclared, semantics.isController(type),
        !semantics.isStack(type), let target = program.child(call, .callee)
      else { return false }
      return program.kind(target) == .name
        || program.child(target, .base).map { program.kind($0) == .name && program.name($0) == "self" } ?? false
    }
  }

  /// The type's code takes one of its children by a place that is no constant.
  private func choosesChild(_ type: TypeID) -> Bool {
    SDK.childLists.sorted().compactMap(program.symbols.find).flatMap { program.mentions[$0] }.contains { list in
      guard program.enclosingType(list) == type, let taken = program.parent(list),
        program.kind(taken) == .subscript, program.child(taken, .base) == list,
        flow.declaration(of: list) == nil, let place = semantics.arguments(of: taken).first,
        let index = program.child(place, .value)
      else { return false }
      return program.kind(index) != .number
    }
  }
}
