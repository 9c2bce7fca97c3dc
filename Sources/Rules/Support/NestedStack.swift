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
    let bars = HiddenBars(program: program)
    if bars.areHidden(around: found.stack) { return true }
    return switch way {
    case .push(let site): hidesBarOfPushed(by: site.primitive, bars)
    case .hosting(_, let modifiers): bars.areHidden(in: found.stack) || modifiers.contains(where: bars.areHidden(by:))
    }
  }

  /// `TabsView().navigationBarHidden(true)`: the code that pushes it knows that it has a bar of its own.
  private func hidesBarOfPushed(by push: Ref, _ bars: HiddenBars) -> Bool {
    let constructions = program.constructions(of: view)
    // `path.append(Page.login)`: the resolver makes the pushed view.
    let isValue = !constructions.contains { program.contains(push, $0) }
    return constructions.contains { made in
      (isValue ? !isShownByItself(made) : program.contains(push, made)) && bars.areHidden(around: made)
        || hidesBar(aroundCallsOfMakerOf: made, bars)
    }
  }

  /// `NavigationLink { LoginView() }`: it tells nothing of how a value is resolved.
  private func isShownByItself(_ made: Ref) -> Bool {
    program.ancestors(made).contains { program.kind($0) == .call && Self.presenters.contains(program.name($0)) }
  }

  private static let presenters: Set<String> = SDK.modals.union(["NavigationLink"])

  /// `Login.build().navigationBarHidden(true)`
  private func hidesBar(aroundCallsOfMakerOf made: Ref, _ bars: HiddenBars, depth: Int = 0) -> Bool {
    guard depth < program.budget.ruleCallerDepth.most, let maker = program.enclosingMember(made),
      program.kind(maker) == .function
    else { return false }
    return program.callers(of: maker).contains {
      bars.areHidden(around: $0) || hidesBar(aroundCallsOfMakerOf: $0, bars, depth: depth + 1)
    }
  }
}
