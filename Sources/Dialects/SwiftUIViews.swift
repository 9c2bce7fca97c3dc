import NavigationModel

extension Dialect {
  /// The views of SwiftUI.
  static let swiftUIViews: Views = {
    var v = Views()
    v.leaves = [
      "EmptyView", "Text", "Color", "Image", "Spacer", "Divider", "ProgressView", "Label", "TextField", "TextEditor",
      "Toggle", "Slider", "AsyncImage", "Circle", "Rectangle", "DatePicker", "ColorPicker", "ContentUnavailableView",
    ]
    v.placeholders = [
      "Text", "Label", "Image", "Color", "EmptyView", "ProgressView", "ContentUnavailableView",
    ]
    v.decorations = [
      "Color", "Spacer", "Divider", "EmptyView", "Circle", "Capsule", "Rectangle", "RoundedRectangle", "LinearGradient",
      "RadialGradient", "AngularGradient",
    ]
    v.containers = [
      "VStack", "HStack", "ZStack", "ScrollView", "List", "Form", "Section", "Group", "GeometryReader", "LazyVStack",
      "LazyHStack", "NavigationSplitView", "TabView", "ScrollViewReader", "ViewThatFits", "GroupBox", "Button", "Grid",
      "TimelineView", "AnyView",
    ]
    v.plainLayouts = ["HStack", "VStack", "ZStack", "Group"]
    v.barItems = ["Text", "Label", "Image", "Spacer", "Divider", "Button"]
    v.others = [
      "Picker", "Menu", "LazyVGrid", "LazyHGrid", "Table", "Gauge", "ShareLink", "Map", "NavigationLink", "Link",
      "PhotosPicker", "EditButton", "Stepper", "DisclosureGroup", "OutlineGroup", "ControlGroup", "LabeledContent",
      "Canvas", "VideoPlayer", "SecureField",
    ]
    v.sketched = sketched([
      .text: ["Text", "Label", "LabeledContent"],
      .button: ["Button", "EditButton", "ShareLink", "PasteButton", "RenameButton"],
      .link: ["NavigationLink", "Link", "DisclosureGroup"],
      .toggle: ["Toggle"],
      .field: ["TextField", "SecureField", "TextEditor"],
      .picker: ["Picker", "DatePicker", "ColorPicker", "Menu", "PhotosPicker"],
      .slider: ["Slider", "Stepper", "Gauge"],
      .progress: ["ProgressView"],
      .image: ["Image", "AsyncImage", "Map", "VideoPlayer", "Canvas", "Chart"],
      .divider: ["Divider"],
      .row: ["HStack", "LazyHStack", "HSplitView", "ControlGroup"],
      .list: ["List", "Form", "Table"],
      .section: ["Section", "GroupBox"],
      .tabs: ["TabView"],
    ])
    v.namelessPictures = ["Image", "AsyncImage"]
    v.titles = ["navigationTitle", "navigationBarTitle"]
    v.bars = ["toolbar", "navigationBarItems"]
    v.overlays = ["overlay", "safeAreaInset", "safeAreaBar"]
    v.searches = ["searchable"]
    v.hiding = ["hidden", "opacity", "allowsHitTesting"]
    v.disabling = ["disabled", "redacted"]
    v.tabs = ["Tab", "tabItem"]
    v.passive = passive
    v.backHiders = ["navigationBarBackButtonHidden"]
    return v
  }()

  static func sketched(_ views: [Sketch.Kind: [String]]) -> [String: Sketch.Kind] {
    views.reduce(into: [:]) { kinds, entry in
      for name in entry.value { kinds[name] = entry.key }
    }
  }

  private static let passive: Views.Passive = {
    var p = Views.Passive()
    p.types = [
      "VStack", "HStack", "ZStack", "Group", "ScrollView", "LazyVStack", "LazyHStack", "GeometryReader", "Text",
      "Image",
      "Label", "Color", "Spacer", "Divider",
      "ProgressView", "Circle", "Rectangle", "RoundedRectangle", "Capsule", "LinearGradient", "RadialGradient",
      "Gradient", "AsyncImage", "EmptyView", "Font", "URL",
      "LabeledContent", "ContentUnavailableView", "GridItem", "CGSize", "CGFloat", "Double", "Int", "String", "Grid",
      "GridRow", "Path", "Gauge", "LazyVGrid", "LazyHGrid", "ForEach", "List", "Form", "Section", "TabView",
      // They change the value they are bound to, which is the screen's own state.
      "Slider", "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "Stepper", "DatePicker", "ColorPicker",
      "Button", "DisclosureGroup", "GroupBox", "ControlGroup", "Angle", "Date", "ClosedRange", "ViewThatFits", "Canvas",
      "DragGesture", "MagnificationGesture", "RotationGesture", "TapGesture", "LongPressGesture", "UnitPoint",
      "ToolbarItem", "ToolbarItemGroup", "NavigationStack", "NavigationView", "Menu", "EdgeInsets", "Table",
      "TableColumn",
    ]
    p.calls = [
      "font", "foregroundColor", "foregroundStyle", "background", "padding", "frame", "resizable", "scaledToFit",
      "scaledToFill", "aspectRatio", "cornerRadius",
      "clipShape", "clipped", "opacity", "shadow", "ignoresSafeArea", "edgesIgnoringSafeArea", "navigationTitle",
      "navigationBarTitle", "navigationBarTitleDisplayMode",
      "navigationBarBackButtonHidden", "multilineTextAlignment", "lineLimit", "bold", "italic", "fontWeight", "tint",
      "overlay", "offset", "rotationEffect", "scaleEffect",
      "fill", "stroke", "border", "system", "title", "accessibilityLabel", "accessibilityHidden", "environment",
      "progressViewStyle", "labelStyle", "imageScale",
      "symbolRenderingMode", "fixedSize", "layoutPriority", "minimumScaleFactor", "kerning", "statusBarHidden",
      "preferredColorScheme", "id", "renderingMode", "zIndex", "tag", "pickerStyle", "sliderStyle", "toggleStyle",
      "buttonStyle", "textFieldStyle", "listStyle", "formStyle", "keyboardType", "autocorrectionDisabled",
      "textInputAutocapitalization", "textContentType", "submitLabel", "focused", "disabled", "labelsHidden",
      "animation",
      "withAnimation", "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "onChange", "gesture",
      "simultaneousGesture", "onChanged", "onEnded", "transition", "monospacedDigit", "textSelection", "truncationMode",
      "allowsHitTesting", "contentShape", "blur", "mask", "rotation3DEffect", "ignoresSafeAreas", "safeAreaPadding",
      "listRowBackground", "listRowSeparator", "tabViewStyle", "navigationBarHidden", "navigationSubtitle", "degrees",
      "radians", "accessibilityValue", "accessibilityHint", "accessibilityIdentifier", "sensoryFeedback", "print",
      "modifier", "min", "max", "abs", "random", "controlSize", "containerRelativeFrame", "scrollIndicators",
      "constant", "toolbar", "toolbarBackground", "toolbarColorScheme", "toolbarRole", "toolbarTitleDisplayMode",
      "presentationDetents", "presentationDragIndicator", "presentationCornerRadius", "presentationBackground",
      "interactiveDismissDisabled", "searchable", "lineSpacing", "textCase", "listRowInsets", "headerProminence",
      "scrollContentBackground", "scrollDismissesKeyboard", "contentMargins", "badge", "symbolEffect",
      "contentTransition", "matchedGeometryEffect", "menuStyle", "navigationViewStyle",
    ]
    p.attributes = [
      "State", "ViewBuilder", "IBOutlet", "MainActor", "FocusState", "GestureState", "ScaledMetric", "Namespace",
    ]
    p.environment = [
      "colorScheme", "horizontalSizeClass", "verticalSizeClass", "dynamicTypeSize", "sizeCategory", "layoutDirection",
      "locale", "calendar", "timeZone", "scenePhase", "displayScale", "accessibilityReduceMotion", "isEnabled",
      "colorSchemeContrast", "accessibilityReduceTransparency",
    ]
    return p
  }()
}
