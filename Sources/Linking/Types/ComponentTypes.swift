import SourceFacts

/// Views of UIKit's and AppKit's kind: parts of screens that many screens may have.
extension Semantics {
  /// A class that inherits from a view of UIKit's, or what the app adds to one: `extension UIControl { var onTap … }`.
  func isComponent(_ type: TypeID) -> Bool {
    if !program.types[type].isDeclared { return SDK.isComponent(program.types[type].path) }
    return program.types[type].kind == .class && supertypeNames(of: type).contains(where: SDK.isComponent)
  }

  /// A view, or what is laid out as part of views without being one: a modifier, the items of a toolbar, a style, what
  /// an app adds to all views.
  func laysOutViews(_ type: TypeID) -> Bool {
    if !program.types[type].isDeclared {
      return SDK.viewProtocols.contains(program.types[type].path) || SDK.viewParts.contains(program.types[type].path)
    }
    return isView(type) || isViewModifier(type) || supertypeNames(of: type).contains(where: SDK.viewParts.contains)
  }
}
