import Linking
import NavigationModel
import SourceFacts

/// A view with a stack of its own, and one of the ways into another stack.
struct NestedStack {
  enum Way {
    case push(NavigationSite)
    /// A hosting controller becomes a part of a UIKit stack.
    ///
    /// - Parameter modifiers: those of the hosted view.
    case hosting(Ref, modifiers: [Ref])
  }

  var view: TypeID
  var found: FirstStack.Found
  var way: Way
  /// Some screen of the app is known to be shown.
  var hasEntry: Bool
  var program: LinkedProgram

  var site: NavigationSite? { if case .push(let site) = way { site } else { nil } }

  static let exemptions: [Exemption<NestedStack>] = [
    Exemption("Pushes in views that users cannot reach") { nested in
      guard nested.hasEntry, let site = nested.site else { return false }
      return nested.isInDeadView(site.place)
    },
    Exemption("A view or a caller that hides the outer bar") { $0.hidesOuterBar },
    Exemption("A view in the column of a split view") { nested in
      guard let site = nested.site else { return false }
      return nested.program.placements(of: site.primitive, throughTypes: true).contains { placement in
        placement.surroundings.contains { $0.call.map { nested.program.name($0) == "NavigationSplitView" } ?? false }
      }
    },
  ]

  private func isInDeadView(_ place: Ref) -> Bool {
    program.enclosingType(place).map { program.isView($0) && program.isDeclared($0) && !program.isLive($0) } ?? false
  }

  // MARK: bars

  private var hidesOuterBar: Bool {
    if hidesBar(around: found.stack) { return true }
    return switch way {
    case .push(let site): hidesBarOfPushed(by: site.primitive)
    case .hosting(_, let modifiers): hidesBar(in: found.stack) || modifiers.contains(where: hidesBar(by:))
    }
  }

  /// The content of the stack hides the stack's own bar.
  private func hidesBar(in stack: Ref) -> Bool {
    program.nodes([.call], in: stack).contains { hidesBar(by: $0) }
  }

  /// `TabsView().navigationBarHidden(true)`: the code that pushes it knows that it has a bar of its own.
  private func hidesBarOfPushed(by push: Ref) -> Bool {
    let constructions = program.constructions(of: view)
    // `path.append(Page.login)`: the resolver makes the pushed view.
    let isValue = !constructions.contains { program.contains(push, $0) }
    return constructions.contains { made in
      (isValue ? !isShownByItself(made) : program.contains(push, made)) && hidesBar(around: made)
        || hidesBar(aroundCallsOfMakerOf: made)
    }
  }

  /// `NavigationLink { LoginView() }`: it tells nothing of how a value is resolved.
  private func isShownByItself(_ made: Ref) -> Bool {
    program.ancestors(made).contains { program.kind($0) == .call && Self.presenters.contains(program.name($0)) }
  }

  private static let presenters: Set<String> = SDK.modals.union(["NavigationLink"])

  /// `Login.build().navigationBarHidden(true)`
  private func hidesBar(aroundCallsOfMakerOf made: Ref, depth: Int = 0) -> Bool {
    guard depth < program.budget.ruleCallerDepth.most, let maker = program.enclosingMember(made),
      program.kind(maker) == .function
    else { return false }
    return program.callers(of: maker).contains {
      hidesBar(around: $0) || hidesBar(aroundCallsOfMakerOf: $0, depth: depth + 1)
    }
  }

  private func hidesBar(around shown: Ref) -> Bool {
    outerModifiers(of: shown).contains { hidesBar(by: $0) }
  }

  private func hidesBar(by modifier: Ref) -> Bool {
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
    while let member = program.parent(inner), program.kind(member) == .member, let outer = program.parent(member),
      program.kind(outer) == .call, program.child(outer, .callee) == member
    {
      result.append(outer)
      inner = outer
    }
    return result
  }
}
