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

  /// The calls and assignments that run a closure which observes a stream or a notification, in order of place.
  package func causes(ofClosure closure: Ref) -> [Ref] {
    guard !isOfModifier(closure) else { return [] }
    return flow.feeds(observedBy: closure).filter { !$0.takesBack && !isOutOfScope($0.place) }.map(\.place).sorted()
  }

  /// A view's modifier other than those that observe: `content.onReceive(posts) { … }.onChange(of: x) { here }`. What the
  /// view before it observes does not run the closure.
  private func isOfModifier(_ closure: Ref) -> Bool {
    guard let call = parent(closure).flatMap(parent), let base = receiver(of: call), let type = enclosingType(closure),
      semantics.isView(type) || typeName(type) == "View" || supertypeNames(of: type).contains("ViewModifier")
    else { return false }
    return !semantics.library.notified.contains(name(call)) && !semantics.isStream(base)
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
