import SourceFacts

/// The screens that code puts into a tab bar: `viewControllers = [home, search]`.
struct TabList {
  /// The bar's class; nil where it is the system's.
  let bar: TypeID?
  let screens: Ref
  /// The assignment or call that fills the bar.
  let place: Ref

  /// Nil where the sink fills no bar.
  init?(_ sink: Sink, _ semantics: Semantics) {
    guard sink.kind == .tab, case .screen(let screens) = sink.subject, let bar = Bar(at: sink.place, semantics) else {
      return nil
    }
    if case .own(let type) = bar { self.bar = type } else { self.bar = nil }
    self.screens = screens
    place = sink.place
  }

  /// The bar whose property is set, or whose method is called.
  enum Bar {
    case own(TypeID)
    /// The system's class: any bar of the app may stand behind it.
    case any

    init?(at place: Ref, _ semantics: Semantics) {
      let program = semantics.program
      guard let target = program.child(place, .target) ?? program.child(place, .callee) else { return nil }
      if program.kind(target) == .member, let base = program.child(target, .base) {
        switch semantics.type(of: base).core {
        case .named(let id, _): self = .own(id)
        case .external: self = .any
        default: return nil
        }
      } else if let own = program.enclosingType(place) {
        self = .own(own)
      } else {
        return nil
      }
    }
  }
}
