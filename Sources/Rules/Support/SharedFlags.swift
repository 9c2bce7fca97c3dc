import Linking
import NavigationModel
import SourceFacts

/// Modals of two screens of one stack with one flag of one object: both screens present when it is set.
struct SharedFlags {
  struct Shared {
    var state: Ref
    /// The modal of the top screen, and that of a screen below it.
    var upper: LinkedProgram.Presentation
    var lower: LinkedProgram.Presentation
    var screens: (upper: TypeID, lower: TypeID)
  }

  private let program: LinkedProgram
  private let support: GraphSupport
  private let embedded: EmbeddedViews

  init(_ program: LinkedProgram, _ support: GraphSupport) {
    self.program = program
    self.support = support
    embedded = EmbeddedViews(program)
  }

  /// In order of place.
  var all: [Shared] {
    PresentedState(program).presenters.sorted { $0.key < $1.key }.flatMap { state, presentations -> [Shared] in
      guard isOfObject(state) else { return [] }
      let modals = presentations.filter {
        [.sheet, .cover].contains($0.kind) && program.isSystems($0) && !program.isOutOfUsersReach(codeAt: $0.call)
          && !program.isForOtherPlatforms($0.call)
      }
      return modals.flatMap { upper in modals.compactMap { shared(state, upper, $0) } }
    }
  }

  private func isOfObject(_ state: Ref) -> Bool {
    program.enclosingType(state).map { program.typeKind($0) == .class } ?? false
  }

  private func shared(_ state: Ref, _ upper: LinkedProgram.Presentation, _ lower: LinkedProgram.Presentation) -> Shared?
  {
    guard upper.call != lower.call, let top = program.enclosingType(upper.call),
      let below = program.enclosingType(lower.call), top != below, program.isView(top), program.isView(below),
      pushes(below, top), let own = holder(of: upper), let other = holder(of: lower), isOneObject(own, other)
    else { return nil }
    return Shared(state: state, upper: upper, lower: lower, screens: (top, below))
  }

  /// The one view is only pushed, and every screen that pushes it is or shows the other view.
  private func pushes(_ below: TypeID, _ top: TypeID) -> Bool {
    let arrivals = support.transitions(to: program.screenID(of: top))
    return !arrivals.isEmpty && arrivals.allSatisfy { $0.kind == .push && $0.otherKinds.isEmpty }
      && arrivals.contains { arrival in
        arrival.from.contains { screen in
          program.view(named: screen).map { $0 != top && embedded.contains($0, below) } ?? false
        }
      }
  }

  /// The variable of the view with the object: `model` of `$model.isShown`.
  private func holder(of presentation: LinkedProgram.Presentation) -> Ref? {
    guard let base = program.child(presentation.state, .base) else { return nil }
    return program.variable(of: base)
  }

  /// Both read it from the environment, one receives it from the other, or both hold a constant of one object.
  private func isOneObject(_ upper: Ref, _ lower: Ref) -> Bool {
    if upper == lower { return true }
    let wrappers = [upper, lower].map { Set(program.attributeNames(of: $0)) }
    if wrappers.allSatisfy({ !$0.isDisjoint(with: Self.environment) }) { return true }
    let given = objects(givenTo: upper)
    guard given.count == 1, let one = given.first, let object = one else { return false }
    return object == lower || objects(givenTo: lower) == given && program.flags(object).contains(.isLet)
  }

  /// The variables whose values are set for a property; nil for a value that is no variable.
  private func objects(givenTo holder: Ref) -> Set<Ref?> {
    Set(program.valuesPastParameters(givenTo: holder).map { program.variable(of: $0) })
  }

  private static let environment: Set<String> = SDK.environmentReads
}
