import Linking
import SourceFacts

/// Action sheets that a class of the app keeps and presents, as its users tell it step by step:
/// `SheetBuilder(style: .actionSheet).action("Delete").present(on: self)`.
struct PopoverBuilders {
  struct Use {
    /// The call that presents.
    var call: Ref
    /// The call that makes the sheet, in the class.
    var made: Ref
    var noun: String
  }

  private let program: LinkedProgram
  private let controllers: PopoverControllers

  init(_ program: LinkedProgram) {
    self.program = program
    controllers = PopoverControllers(program: program)
  }

  /// The uses in which no step settles where the sheet points, in order of place.
  var all: [Use] {
    controllers.all().flatMap(uses).sorted { $0.call < $1.call }
  }

  private func uses(of made: PopoverControllers.Made) -> [Use] {
    guard let initialiser = program.enclosingMember(made.call), program.name(initialiser) == "init",
      let builder = program.enclosingType(made.call), !program.isController(builder),
      let kept = property(keeping: made.call)
    else { return [] }
    let functions = program.ownMembers(of: builder).filter { program.kind($0) == .function }
    let presenting = functions.filter { presents(kept, in: $0) }
    let silent = Set(functions.filter { !program.mentions(made.settling, in: $0) })
    guard !presenting.isEmpty, presenting.allSatisfy(silent.contains), silent.contains(initialiser) else { return [] }
    return program.constructions(of: builder).compactMap { construction -> Use? in
      guard isSheet(made, initialiser, construction), !program.isOutOfUsersReach(codeAt: construction) else {
        return nil
      }
      let steps = steps(on: construction)
      let run = steps.map { program.function(runBy: $0) }
      guard let last = steps.last, let end = run.last.flatMap(\.self), presenting.contains(end),
        run.allSatisfy({ $0.map(silent.contains) ?? false })
      else { return nil }
      return Use(call: last, made: made.call, noun: made.noun)
    }
  }

  /// The class's property to which the sheet is assigned.
  private func property(keeping made: Ref) -> Ref? {
    guard let assignment = program.parent(made), program.kind(assignment) == .assign,
      program.child(assignment, .value) == made
    else { return nil }
    return program.child(assignment, .target).flatMap(program.variable(of:)).flatMap {
      program.isMember($0) && program.enclosingType($0) == program.enclosingType(made) ? $0 : nil
    }
  }

  private func presents(_ kept: Ref, in function: Ref) -> Bool {
    program.nodes([.call], in: function).contains { call in
      program.name(call) == "present" && program.isExternal(call) && program.argument("animated", of: call) != nil
        && program.argument("", of: call).flatMap(program.variable(of:)) == kept
    }
  }

  /// The initialiser's argument for the style is the action sheet's, or the style is stated in the class.
  private func isSheet(_ made: PopoverControllers.Made, _ initialiser: Ref, _ construction: Ref) -> Bool {
    guard let style = made.style else { return true }
    guard program.parameters(of: initialiser).contains(style) else { return false }
    let given = program.given(to: style, by: construction) ?? program.child(style, .initializer)
    return given.map(controllers.isActionSheet) ?? false
  }

  /// The methods that are called on it one after the other, in a chain or on a local that nothing else is done with.
  private func steps(on construction: Ref) -> [Ref] {
    let chain = chain(behind: construction)
    let end = chain.last ?? construction
    guard let local = program.parent(end), program.kind(local) == .variable, !program.isMember(local),
      let member = program.enclosingMember(local)
    else { return chain }
    let mentions = program.mentions(ofLocal: local, in: member)
    let further = mentions.map(self.chain(behind:))
    return further.contains { $0.isEmpty } ? [] : chain + further.joined()
  }

  private func chain(behind start: Ref) -> [Ref] {
    var result: [Ref] = []
    var node = start
    while let member = program.parent(node), program.kind(member) == .member, program.child(member, .base) == node,
      let call = program.call(of: member)
    {
      result.append(call)
      node = call
    }
    return result
  }
}
