import Linking
import SourceFacts

/// The objects that modifiers and containers of the app may put into the environment of their content.
struct ProvidedObjects {
  private let program: LinkedProgram
  private var known: [Ref: [TypeExpression]?] = [:]

  init(_ program: LinkedProgram) { self.program = program }

  /// The types of all objects that the code of a call puts there, anywhere in that code; nil where they are not known.
  mutating func objects(givenBy call: Ref) -> [TypeExpression]? {
    guard let code = ownCode(runBy: call) else { return nil }
    return objects(in: code)
  }

  /// The same for a member of the app in a chain: `view.embedded`.
  mutating func objects(givenByMember member: Ref) -> [TypeExpression]? {
    guard let property = program.variable(of: member), program.isMember(property),
      let getter = program.getter(of: property)
    else { return [] }
    return objects(in: [getter])
  }

  private mutating func objects(in code: [Ref]) -> [TypeExpression]? {
    var result: [TypeExpression] = []
    var queue = code
    var seen = Set(code)
    while let next = queue.popLast() {
      guard seen.count <= program.budget.ruleConsequences.most, let given = directGifts(in: next) else { return nil }
      result += given
      queue += further(from: next).filter { seen.insert($0).inserted }
    }
    return result
  }

  // MARK: one body

  private mutating func directGifts(in code: Ref) -> [TypeExpression]? {
    if let found = known[code] { return found }
    var given: [TypeExpression]? = []
    for call in program.nodes([.call], in: code) where program.isExternal(call) {
      guard let one = objects(givenBySystems: call) else {
        given = nil
        break
      }
      given?.append(contentsOf: one)
    }
    known[code] = given
    return given
  }

  private static let providers: Set<String> = SDK.environmentGifts

  private func objects(givenBySystems call: Ref) -> [TypeExpression]? {
    let name = program.name(call)
    guard Self.providers.contains(name) else {
      let lowered = name.lowercased()
      let isOpaque = lowered.contains("environment") || lowered.hasPrefix("inject") || lowered.contains("dependenc")
      return isOpaque && program.receiver(of: call) != nil ? nil : []
    }
    guard let value = program.arguments(of: call).first.flatMap({ program.child($0, .value) }) else { return nil }
    if program.kind(value) == .keyPath { return [] }
    let type = program.type(of: value).core
    return program.nominalName(type) == nil ? nil : [type]
  }

  // MARK: what it runs

  private func further(from code: Ref) -> [Ref] {
    program.nodes([.call], in: code).flatMap { ownCode(runBy: $0) ?? [] }
      + program.nodes([.member], in: code).compactMap { member in
        // A computed property in an extension of all views is a modifier, too.
        guard let property = program.variable(of: member), let owner = program.enclosingType(property),
          !program.isDeclared(owner)
        else { return nil }
        return program.getter(of: property)
      }
  }

  /// nil where the callee is not known.
  private func ownCode(runBy call: Ref) -> [Ref]? {
    switch program.callee(of: call) {
    case .functions(let list, guessed: false): list
    case .initializer(let type, _): shows(type) ? program.bodies(of: type) : []
    case .enumCase, .external, .externalType, .closure: []
    default: nil
    }
  }

  private func shows(_ type: TypeID) -> Bool {
    program.isView(type) || program.isViewModifier(type) || program.isController(type)
  }
}
