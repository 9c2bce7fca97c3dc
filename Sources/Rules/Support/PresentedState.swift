import Linking
import NavigationModel
import SourceFacts

/// The variables that decide what is shown: flags and items of presenters, paths of stacks.
struct PresentedState {
  /// Each with its presenters.
  private(set) var presenters: [Ref: [LinkedProgram.Presentation]] = [:]
  private(set) var paths: Set<Ref> = []
  /// Bindings and parameters by which other code writes the same state.
  private var aliases: [Ref: Ref] = [:]

  init(_ program: LinkedProgram) {
    for presentation in program.presentations where !program.isOutOfScope(presentation.call) {
      var states = program.states(behind: presentation.state) + [program.state(of: presentation)].compactMap(\.self)
      // A computed binding that reads more than one thing may hang on either.
      if states.isEmpty, case let asked = program.statesAsked(by: presentation.state), asked.count == 1 {
        states = asked
      }
      for state in Set(states) { presenters[state, default: []].append(presentation) }
    }
    paths = Set(program.boundStacks.flatMap { program.states(behind: $0.path) })
    for state in (Array(presenters.keys) + Array(paths)).sorted() {
      for alias in program.aliases(of: state) where aliases[alias] == nil { aliases[alias] = state }
    }
  }

  func contains(_ variable: Ref) -> Bool {
    let state = aliases[variable] ?? variable
    return presenters[state] != nil || paths.contains(state)
  }

  /// The presenters of a variable, or of the state that it is a binding to.
  func presenters(of variable: Ref) -> [LinkedProgram.Presentation] {
    presenters[variable] ?? aliases[variable].flatMap { presenters[$0] } ?? []
  }

  /// The classes that store such state, and those that inherit it.
  func classes(_ program: LinkedProgram) -> Set<TypeID> {
    let owners = Set((Array(presenters.keys) + Array(paths)).compactMap(program.enclosingType)).filter {
      program.typeKind($0) == .class
    }
    return owners.union(owners.flatMap(program.subtypes))
  }
}

extension LinkedProgram {
  /// The code navigates or changes what is presented, directly or through its consequences.
  func moves(_ code: Ref, _ presented: PresentedState) -> Bool {
    consequences(of: code, budget.ruleNearConsequences).contains { body in
      nodes([.call, .assign, .member, .name], in: body).contains { node in
        if isBack(node) || navigation(at: node).contains(where: { $0.kind != .url && $0.confidence > .guessed }) {
          return true
        }
        return kind(node) == .assign && child(node, .target).flatMap(variable(of:)).map(presented.contains) ?? false
      }
    }
  }

  /// Wrappers whose changes redraw a view.
  static let changingWrappers: Set<String> = SDK.drawnState

  /// The view, or one that makes it, is redrawn when state changes.
  func isDrawnAgain(_ view: TypeID, includingItself: Bool, depth: Int = 0) -> Bool {
    if includingItself, ownMembers(of: view).contains(where: changesDrawing) { return true }
    guard depth < budget.ruleCallerDepth.most else { return false }
    return constructions(of: view).contains { made in
      guard !isOutOfScope(made), !flags(made).contains(.isPreview), let parent = enclosingType(made), parent != view
      else { return false }
      return isDrawnAgain(parent, includingItself: true, depth: depth + 1)
    }
  }

  private func changesDrawing(_ member: Ref) -> Bool {
    kind(member) == .variable && attributeNames(of: member).contains(where: Self.changingWrappers.contains)
  }
}
