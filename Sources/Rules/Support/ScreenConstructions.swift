import Linking
import NavigationModel
import SourceFacts

/// The constructions of a screen, with their arguments. Computed once for each screen, for any number of ways to it.
struct ScreenConstructions {
  private let program: LinkedProgram
  private var several: [Screen.ID: Bool] = [:]
  private var links: [Screen.ID: Set<SourceLocation>] = [:]

  init(_ program: LinkedProgram) { self.program = program }

  /// The screen is made with different constants in different places: `List(ended: false)`, `List(ended: true)`.
  mutating func showsSeveralThings(_ screen: Screen.ID) -> Bool {
    if let known = several[screen] { return known }
    let made = types(of: screen).flatMap(program.constructions(of:)).filter { !program.isOutOfScope($0) }
    let constants = made.map { call in
      program.arguments(of: call).compactMap { argument -> String? in
        guard let value = program.child(argument, .value), isConstant(value) else { return nil }
        return "\(program.name(argument)): \(program.name(value))"
      }
    }
    let result = Set(constants).count > 1
    several[screen] = result
    return result
  }

  /// The places of links to a view that is always made without arguments, and the places where these links make it.
  mutating func plainLinks(to screen: Screen.ID) -> Set<SourceLocation> {
    if let known = links[screen] { return known }
    let result = findPlainLinks(to: screen)
    links[screen] = result
    return result
  }

  private func findPlainLinks(to screen: Screen.ID) -> Set<SourceLocation> {
    let types = types(of: screen)
    guard types.count == 1, program.isView(types[0]) else { return [] }
    let made = program.constructions(of: types[0]).filter { !program.isOutOfScope($0) }
    guard made.allSatisfy({ program.arguments(of: $0).isEmpty }) else { return [] }
    return made.reduce(into: []) { places, construction in
      let link = program.ancestors(construction).first {
        program.kind($0) == .call && program.name($0) == "NavigationLink"
      }
      guard let link else { return }
      places.formUnion([program.location(construction), program.location(link)])
    }
  }

  private func types(of screen: Screen.ID) -> [TypeID] {
    let name = DottedName.last(of: screen)
    return program.types(named: name).filter { program.typeName($0) == screen }
  }

  private func isConstant(_ value: Ref) -> Bool {
    switch program.kind(value) {
    case .boolean, .number, .null, .string: true
    case .member: program.child(value, .base) == nil
    default: false
    }
  }
}
