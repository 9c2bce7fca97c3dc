import SourceFacts

/// Properties that an app adds to all views, read from views that the sources do not declare: `NavigationStack { …
/// }.backport`.
extension Semantics {
  /// A property in an extension of all views: `extension View { var backport: Backport<Self> { Backport(self) } }`.
  func viewProperty(_ name: Symbol) -> Ref? {
    extended("View").flatMap {
      program.types[$0].members[name]?.first { program.kind($0) == .variable && !program.flags($0).contains(.isStatic) }
    }
  }

  /// A view that the sources do not declare, with or without modifiers: `NavigationStack { … }.padding()`.
  func isBuiltInView(_ e: Ref) -> Bool {
    let base = chainBase(e)
    guard program.kind(base) == .call, case .externalType(let name) = callee(of: base) else { return false }
    return isBuiltInView(name)
  }

  /// An SDK type that is no view has a framework's prefix, or is only read for values.
  func isBuiltInView(_ name: String) -> Bool {
    !["UI", "NS", "CA", "AV", "WK", "MK", "SK", "PH"].contains(where: name.hasPrefix)
      && !SDK.plainNamesOfValues.contains(name)
  }
}
