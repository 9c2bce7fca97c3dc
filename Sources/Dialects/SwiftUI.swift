extension Dialect {
  /// Apple's SwiftUI.
  public static let swiftUI: Dialect = {
    var d = Dialect(name: "SwiftUI")
    d.presenters = [
      Presenter("sheet", kind: .sheet),
      Presenter("fullScreenCover", kind: .cover),
      Presenter("popover", kind: .popover),
      Presenter("inspector", kind: .sheet),
      Presenter("navigationDestination", kind: .push, content: ["destination"]),
      Presenter(
        "alert", kind: .alert, item: ["item", "presenting"], flag: ["isPresented", "error"],
        content: ["actions", "content"]),
      Presenter("confirmationDialog", kind: .dialog, item: ["item", "presenting"], content: ["actions"]),
      Presenter("actionSheet", kind: .dialog),
    ]
    d.environmentWrappers = ["Environment": "EnvironmentValues"]
    d.environmentModifiers = ["environment": "Environment"]
    d.sequences = ["ForEach", "List", "OutlineGroup", "Table", "LazyForEach", "onReceive"]
    d.notified = ["onReceive"]
    d.stacks = [Stack("NavigationStack", path: ["path"]), Stack("NavigationView")]
    d.registrations = [
      Registration("navigationDestination", type: "for"),
      Registration("WindowGroup", type: "for", opener: "openWindow"),
    ]
    d.links = [
      Link("NavigationLink", kind: .push, value: ["value"], destination: ["destination"], trailingIsDestination: true)
    ]
    // An implicit member is a static member of an extension of the parameter's constraint: `extension Hashable { static
    // var shelf: Shelf { … } }`.
    d.expectations = [
      Expectation(["NavigationLink"], receivers: [], label: "value", type: "Hashable"),
      Expectation(["append"], receivers: ["NavigationPath"], type: "Hashable"),
    ]
    d.containers = [
      Container("WindowGroup", kind: .root), Container("Window", kind: .root), Container("Settings", kind: .root),
      Container("DocumentGroup", kind: .root), Container("MenuBarExtra", kind: .root),
      Container("ImmersiveSpace", kind: .root),
      Container("TabView", kind: .tab, isList: true), Container("Tab", kind: .tab),
      Container("NavigationSplitView", kind: .push, content: ["detail"]),
      Container("NavigationSplitView", kind: .push, content: ["content"], isChoice: true),
    ]
    d.operations = [
      Operation("openURL", receivers: ["OpenURLAction"], kind: .url, destination: .external),
      Operation("openWindow", argument: "value", required: ["value"], kind: .sheet, destination: .route),
      Operation("openWindow", argument: "id", required: ["id"], kind: .sheet, destination: .scene),
      Operation("openImmersiveSpace", argument: "id", required: ["id"], kind: .cover, destination: .scene),
      Operation("openSettings", kind: .sheet, destination: .settings),
      Operation("SettingsLink", kind: .sheet, destination: .settings),
      Operation("Link", argument: "destination", kind: .url, destination: .external),
    ]
    d.backs = [Back("dismissWindow", how: .dismiss), Back("dismissImmersiveSpace", how: .dismiss)]
    d.conventions = [
      Convention(.modifier(ending: "Sheet", .sheet)), Convention(.modifier(ending: "Popup", .sheet)),
      Convention(.modifier(ending: "Modal", .sheet)),
      Convention(.modifier(ending: "Drawer", .sheet)), Convention(.modifier(ending: "Cover", .cover)),
      Convention(.modifier(ending: "Popover", .popover)),
      Convention(.modifier(ending: "Panel", .sheet)), Convention(.modifier(ending: "Presenter", .sheet)),
      Convention(.modifier(ending: "Alert", .alert)),
      Convention(.modifier(ending: "Dialog", .dialog)),
      Convention(.suspectedModifier(label: "isPresented")), Convention(.suspectedModifier(label: "item")),
      Convention(.suspectedModifier(label: "isActive")),
    ]
    d.wrappers = [
      "AnyView": "", "Group": "", "NavigationStack": "root", "NavigationView": "", "UIHostingController": "rootView",
      "NSHostingController": "rootView",
    ]
    d.selections = [
      Selection("TabView", state: "selection", elements: ["Tab"], value: "value", tag: "tag", label: "tabItem")
    ]
    d.watchers = ["onChange": "of", "task": "id"]
    d.views = swiftUIViews
    d.controls = swiftUIControls
    d.texts = swiftUITexts
    d.texts.merge(.localisation)
    return d
  }()

  private static let swiftUIControls: Controls = {
    var t = Controls()
    for name in ["Button", "NavigationLink", "Link", "ShareLink", "PasteButton", "PhotosPicker"] {
      t.made[name] = Controls.Control(.tap)
    }
    // A link in a displayed text: the action says what follows when it is tapped.
    t.made["OpenURLAction"] = Controls.Control(.tap, name: "Link")
    t.made["Toggle"] = Controls.Control(.toggle, shown: ["", "label"])
    for name in ["Picker", "DatePicker", "ColorPicker", "Slider", "Stepper"] {
      t.made[name] = Controls.Control(.select, shown: ["", "label", "content"])
    }
    for name in ["TextField", "SecureField"] {
      t.made[name] = Controls.Control(.submit, shown: ["", "label", "text"])
    }
    t.tapped = ["Link", "Button"]
    t.gestures = [
      "onTapGesture": .tap, "onLongPressGesture": .longPress, "onDrag": .drag, "onDrop": .drop,
      "dropDestination": .drop,
    ]
    t.gestureTypes = [
      "TapGesture": .tap, "SpatialTapGesture": .tap, "LongPressGesture": .longPress, "DragGesture": .drag,
      "MagnificationGesture": .drag, "MagnifyGesture": .drag,
    ]
    t.gestureReports = ["onEnded", "onChanged"]
    t.events = [
      "onAppear": .appear, "task": .appear, "onDisappear": .disappear, "onChange": .change, "onReceive": .event,
      "onOpenURL": .link, "onContinueUserActivity": .link, "refreshable": .refresh, "onSubmit": .submit,
    ]
    t.observed = ["onChange": "of", "onReceive": ""]
    t.eventStarts = ["on"]
    t.alertButtons = ["default", "destructive", "cancel"]
    t.alertLabels = ["primaryButton", "secondaryButton", "dismissButton", "buttons"]
    t.writers = ["Toggle", "Picker"]
    t.written = ["isOn", "selection"]
    return t
  }()

  private static let swiftUITexts: Texts = {
    var t = Texts()
    t.labelled = ["Link", "Menu", "Toggle", "ShareLink"]
    t.links = ["NavigationLink"]
    t.nothing = ["EmptyView"]
    t.labels = ["label"]
    t.deeds = ["action", "destination", "value", "isActive", "perform", "primaryAction"]
    t.deedWords = ["action", "tap", "select", "press", "click"]
    t.unspoken = [
      "role", "style", "id", "tag", "selection", "tableName", "bundle", "comment", "isOn", "isPresented", "item",
    ]
    t.pictureLabels = ["image", "img", "icon", "symbol", "system", "color"]
    t.pictures = ["Image", "Color", "AsyncImage"]
    t.namedPictures = ["Image": ["", "decorative"]]
    t.spoken = ["Text", "Label", "NSLocalizedString", "String"]
    t.symbols = ["systemName", "systemImage"]
    t.spokenModifiers = ["accessibilityLabel": "", "accessibility": "label"]
    t.hints = ["help": ""]
    t.identifiers = ["accessibilityIdentifier": "", "accessibility": "identifier"]
    let texts = [
      "init", "NSLocalizedString", "String", "LocalizedStringKey", "LocalizedStringResource", "Text", "Label",
      "AttributedString", "NSAttributedString",
    ]
    for call in texts { t.localisers[call] = ["localized", "", "verbatim", "key", "string", "_"] }
    t.localisers["String"] = ["localized", "format", "", "verbatim", "key", "string", "_"]
    t.localisers["localizedStringWithFormat"] = [""]
    t.localisers["localizedString"] = ["forKey"]
    t.fallbacks = ["fallback", "defaultValue", "value"]
    t.localising = ["locali"]
    return t
  }()
}
