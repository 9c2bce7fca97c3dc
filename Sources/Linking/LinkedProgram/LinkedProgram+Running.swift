import NavigationModel
import SourceFacts

/// The screens with an object, and code that runs without a call.
extension LinkedProgram {
  /// The screens that store an object of the type in a property, sorted.
  package func screens(keeping type: TypeID) -> [Screen.ID] {
    Set(attribution.keepers.screens(keeping: type).compactMap(program.enclosingType)).map(semantics.screenID).sorted()
  }

  /// The place stands in a closure or loop that runs when the app posts a notification.
  package func isRunByNotification(_ place: Ref) -> Bool {
    guard let member = enclosingMember(place) else { return false }
    return ancestors(place).prefix { $0 != member }.contains { node in
      switch kind(node) {
      case .closure: isPosted(flow.feeds(observedBy: node).map(\.place)) || observesPosts(node)
      case .forIn: isPosted(flow.feeds(iteratedBy: node).map(\.place))
      default: false
      }
    }
  }

  /// The function is passed to run when the app posts a notification: `#selector(reload)`.
  package func isHandedToNotification(_ function: Ref) -> Bool {
    attribution.mentions(of: function).contains(where: observesPosts)
  }

  /// The place stands in a closure that is stored to run later.
  package func isKeptForLater(_ place: Ref) -> Bool {
    enclosingMember(place).flatMap { attribution.keptCode(around: place, in: $0) } != nil
  }

  /// The properties that an interface file connects with a view of the type.
  package func outlets(of type: TypeID) -> [Ref] { outletsByType[type] ?? [] }

  func findOutlets() -> [TypeID: [Ref]] {
    var found: [TypeID: [Ref]] = [:]
    for variable in attributes(named: "IBOutlet").compactMap(owner) where kind(variable) == .variable {
      if case .named(let type, _) = semantics.declaredType(variable).core { found[type, default: []].append(variable) }
    }
    return found
  }

  private func observesPosts(_ code: Ref) -> Bool {
    attribution.observation(by: code).map { !flow.posts(observedBy: $0).isEmpty } ?? false
  }

  private func isPosted(_ places: [Ref]) -> Bool { places.contains(where: flow.isPost) }
}
