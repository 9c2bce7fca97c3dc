import SourceFacts

/// UIKit's and AppKit's views: parts that many screens may have.
extension Semantics {
  /// A class that inherits from a view of UIKit, or an extension of one: `extension UIControl { var onTap … }`.
  func isComponent(_ type: TypeID) -> Bool {
    if !program.types[type].isDeclared { return SDK.isComponent(program.types[type].path) }
    return program.types[type].kind == .class && supertypeNames(of: type).contains(where: SDK.isComponent)
  }

  /// A view, or a type whose content is laid out as part of views: a modifier, toolbar items, a style, an extension of
  /// all views.
  func laysOutViews(_ type: TypeID) -> Bool {
    if !program.types[type].isDeclared {
      return SDK.viewProtocols.contains(program.types[type].path) || SDK.viewParts.contains(program.types[type].path)
    }
    return isView(type) || isViewModifier(type) || supertypeNames(of: type).contains(where: SDK.viewParts.contains)
  }
}
