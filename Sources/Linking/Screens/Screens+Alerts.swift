import SourceFacts

/// Alerts and action sheets.
extension ScreenFinder {
  /// An action sheet, where the style says so: by its name, or through an app's constant (`static var menu:
  /// UIAlertController.Style { isPad ? .alert : .actionSheet }`). An alert that is an action sheet on a phone counts as
  /// one.
  func alertKind(_ call: Ref, _ env: Environment) -> Target {
    guard let style = semantics.argument(labelled: "preferredStyle", of: call) else { return .alert }
    switch program.name(style) {
    case "actionSheet": return .dialog
    case "alert": return .alert
    default: return styles(of: style, env).contains(where: isSheetStyle) ? .dialog : .alert
    }
  }

  private func styles(of style: Ref, _ env: Environment) -> [Value] {
    guard program.kind(style) == .member, program.child(style, .base) == nil,
      let added = addedStyle(program.symbol(style))
    else { return evaluator.evaluate(style, env) }
    return evaluator.variable(added, receiver: nil, env)
  }

  /// A style that the app adds in an extension.
  private func addedStyle(_ name: Symbol) -> Ref? {
    guard
      let type = program.symbols.find("Style").flatMap({ program.typesByName[$0] })?.first(where: {
        !program.types[$0].isDeclared && program.types[$0].path == "UIAlertController.Style"
      })
    else { return nil }
    return program.types[type].members[name]?.first { program.kind($0) == .variable }
  }

  /// `.actionSheet`, of an enum that the sources do not declare.
  private func isSheetStyle(_ value: Value) -> Bool {
    guard case .unknown(let r) = value, program.kind(r) == .member else { return false }
    return program.name(r) == "actionSheet"
  }
}
