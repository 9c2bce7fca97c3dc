import SourceFacts

/// Properties that an app adds to all views, asked for after views that are not of the tree: `NavigationStack { …
/// }.backport`.
extension Semantics {
  /// A property that the tree adds to all views: `extension View { var backport: Backport<Self> { Backport(self) } }`.
  func viewProperty(_ name: Symbol) -> Ref? {
    extended("View").flatMap {
      program.types[$0].members[name]?.first { program.kind($0) == .variable && !program.flags($0).contains(.isStatic) }
    }
  }

  /// A view that is not of the tree, modifiers or none: `NavigationStack { … }.padding()`.
  func isBuiltInView(_ e: Ref) -> Bool {
    let base = chainBase(e)
    guard program.kind(base) == .call, case .externalType(let name) = callee(of: base) else { return false }
    return isBuiltInView(name)
  }

  /// Types that are no views have a framework's prefix, or are asked for values only.
  func isBuiltInView(_ name: String) -> Bool {
    !["UI", "NS", "CA", "AV", "WK", "MK", "SK", "PH"].contains(where: name.hasPrefix)
      && !SDK.plainNamesOfValues.contains(name)
  }
}
