extension Dialect.Texts {
  /// How Foundation and SwiftUI look texts up in an app's string tables.
  static let localisation: Self = {
    var t = Self()
    t.keys = [
      "NSLocalizedString": [""], "localizedString": ["forKey"], "LocalizedStringKey": ["", "stringLiteral"],
      "LocalizedStringResource": ["", "stringLiteral"], "LocalizationValue": ["", "stringLiteral"],
      "String": ["localized"], "AttributedString": ["localized"], "init": ["localized"],
    ]
    for view in [
      "Text", "Label", "Button", "Link", "NavigationLink", "Toggle", "Picker", "Menu", "Section", "TextField",
      "SecureField", "Stepper", "Slider", "DatePicker", "ColorPicker", "DisclosureGroup", "GroupBox", "LabeledContent",
      "ContentUnavailableView", "ShareLink", "Tab", "ProgressView", "Gauge", "ControlGroup", "CommandMenu",
      "navigationTitle", "navigationBarTitle", "navigationSubtitle", "alert", "confirmationDialog",
      "accessibilityLabel", "accessibilityHint", "accessibilityValue", "help", "badge", "tabItem",
    ] { t.literalKeys[view] = [""] }
    t.literalKeys["searchable"] = ["prompt"]
    t.keyTypes = ["LocalizedStringKey", "LocalizedStringResource", "LocalizationValue", "String.LocalizationValue"]
    t.textTypes = t.keyTypes.union(["String", "Text", "AttributedString", "NSAttributedString", "Substring"])
    t.tables = ["tableName", "table"]
    t.defaultTable = "Localizable"
    t.recasing = [
      "localizedUppercase": .upper, "localizedLowercase": .lower, "localizedCapitalized": .capitals,
      "uppercased": .upper, "lowercased": .lower, "capitalized": .capitals,
    ]
    return t
  }()
}
