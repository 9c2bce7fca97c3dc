import SourceFacts

/// Views of UIKit's and AppKit's kind: parts of screens that many screens may have.
extension Semantics {
  /// A class that inherits from a view of UIKit's, or what the app adds to one: `extension UIControl { var onTap … }`.
  func isComponent(_ type: TypeID) -> Bool {
    if !program.types[type].isDeclared { return SDK.isComponent(program.types[type].path) }
    return program.types[type].kind == .class && supertypeNames(of: type).contains(where: SDK.isComponent)
  }
}

extension SDK {
  /// A view by its name: Apple's own are called after what they are.
  static func isComponent(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("MK") || name.hasPrefix("WK"))
      && ["View", "Cell", "Control", "Button", "Label", "Bar", "Field", "Switch", "Slider", "Stepper"].contains { name.hasSuffix($0) }
  }
}
