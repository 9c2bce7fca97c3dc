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

extension SDK {
  /// SwiftUI's protocols of what has a body in views.
  static let viewParts: Set<String> = [
    "ToolbarContent", "CustomizableToolbarContent", "Commands", "TableRowContent", "TableColumnContent", "ButtonStyle",
    "PrimitiveButtonStyle", "LabelStyle", "MenuStyle",
    "GroupBoxStyle", "DisclosureGroupStyle", "ToggleStyle", "TextFieldStyle",
  ]

  /// A view by its name: Apple's own are called after what they are.
  static func isComponent(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("NS") || name.hasPrefix("MK") || name.hasPrefix("WK"))
      && SDK.wordsOfComponents.contains {
        name.hasSuffix($0)
      }
  }
}
