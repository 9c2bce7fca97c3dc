/// SwiftUI: what the calls in a view's code do to what is written inside them.
extension SDK {
  // MARK: what shows another screen

  /// Modifiers that show a screen over the view.
  package static let modals: Set<String> = ["sheet", "fullScreenCover", "popover", "inspector"]
  /// Modifiers that ask the user something over the view.
  package static let questions: Set<String> = ["alert", "confirmationDialog", "actionSheet"]
  /// Values that do the same in older systems.
  package static let questionValues: Set<String> = ["Alert", "ActionSheet"]
  /// What pushes a screen, or says which screen a value pushes.
  package static let pushing: Set<String> = ["NavigationLink", "navigationDestination"]
  /// Views that hold a stack of screens.
  package static let stacks: Set<String> = ["NavigationStack", "NavigationView"]
  /// Views that put a list and what it leads to beside each other.
  package static let columns: Set<String> = ["NavigationSplitView", "NavigationView"]
  /// Calls whose closures hold another screen than the one around them.
  package static let ofOtherScreens: Set<String> = modals.union(pushing)
  /// Calls inside which presentations and titles no longer belong to the screen around them.
  package static let scopes: Set<String> = ofOtherScreens.union(stacks)
  /// Scenes of an app.
  package static let scenes: Set<String> = [
    "WindowGroup", "Window", "Settings", "MenuBarExtra", "UtilityWindow", "ImmersiveSpace",
  ]
  /// Scenes beside the app's windows.
  package static let scenesAside: Set<String> = ["Settings", "MenuBarExtra"]

  // MARK: what lays out

  /// Views that put others beside, below or over each other.
  package static let arrangements: Set<String> = ["VStack", "HStack", "ZStack"]
  /// Views that change nothing of what they are given.
  package static let transparent: Set<String> = ["Group", "GeometryReader", "ScrollViewReader"]
  /// Lists whose rows a user selects.
  package static let lists: Set<String> = ["List", "Table"]
  /// Views whose content is made when it comes into sight, and thrown away again.
  package static let lazyViews: Set<String> = lists.union(["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"])
  /// Views that a user scrolls through, with their sections.
  package static let scrolled: Set<String> = ["List", "Form", "Section", "ScrollView"]
  /// Views that take a screen or more as it stands, and are drawn where they are written.
  package static let builders: Set<String> = arrangements.union(scrolled).union(stacks).union([
    "Group", "TabView", "GeometryReader", "WindowGroup",
  ])
  /// Calls whose content is drawn in place, on the screen around them.
  package static let drawnInPlace: Set<String> = arrangements.union(scrolled).union(bars).union([
    "Group", "GeometryReader", "NavigationStack", "TabView", "Tab", "overlay", "background", "safeAreaInset", "ForEach",
    "WindowGroup", "LazyVStack", "LazyHStack", "Grid", "GridRow", "modifier",
  ])
  /// Views that only repeat, group or name what they are given.
  package static let groupings: Set<String> = ["ForEach", "Group", "TabSection"]
  /// Bars of a screen, and what stands in them.
  package static let bars: Set<String> = ["toolbar", "ToolbarItem", "ToolbarItemGroup"]
  /// Menus that the system draws.
  package static let menus: Set<String> = ["Menu", "contextMenu"]
  /// Views that show and are not tapped.
  package static let pictures: Set<String> = [
    "Text", "Image", "Label", "Color", "Divider", "ProgressView", "EmptyView", "Rectangle", "Circle", "Spacer",
  ]
  /// Views of which a bar or a row of decoration is made.
  package static let chrome: Set<String> = ["Text", "Label", "Image", "Spacer", "Divider"]
  /// Modifiers that only change how a view looks.
  package static let looks: Set<String> = [
    "padding", "font", "foregroundColor", "foregroundStyle", "navigationTitle", "navigationBarTitle",
    "navigationBarTitleDisplayMode", "frame", "background", "bold", "multilineTextAlignment",
  ]
  /// Views and values through which a text is shown.
  package static let texts: Set<String> = [
    "Text", "Label", "String", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "AttributedString",
  ]

  // MARK: what acts

  /// Modifiers that run code when a view comes.
  package static let appearing: Set<String> = ["onAppear", "task"]
  /// Modifiers that run code when a view comes or goes.
  package static let comingAndGoing: Set<String> = appearing.union(["onDisappear"])
  /// Modifiers that run code when a value changes or arrives.
  package static let watching: Set<String> = ["onChange", "onReceive"]
  /// Modifiers that run code when a user touches a view.
  package static let gestures: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
  ]
  /// Modifiers under which a view does something, or something else stands on it.
  package static let active: Set<String> = gestures.union(comingAndGoing).union(watching).union([
    "toolbar", "overlay", "background", "safeAreaInset", "safeAreaBar", "refreshable", "navigationBarItems",
    "swipeActions", "contextMenu", "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "modifier",
    "onOpenURL", "accessibilityAction", "navigationDestination", "searchable", "tabItem", "onSubmit",
  ])
  /// Calls whose closures run for an act of the user, or of the system, after the view is drawn.
  package static let answering: Set<String> = [
    "Button", "onTapGesture", "onLongPressGesture", "onSubmit", "onEnded", "onChanged", "onDelete", "onMove",
    "refreshable", "swipeActions", "contextMenu", "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog",
    "onDisappear",
  ]
  /// Calls that make what a user taps.
  package static let tapped: Set<String> = ["Button", "onTapGesture", "UIAction"]
  /// Modifiers by which a screen refuses to be closed, or hears of it.
  package static let hearingOfClose: Set<String> = ["interactiveDismissDisabled", "onDisappear", "onChange"]
  /// Labels of closures that run when something is done.
  package static let labelsOfActions: Set<String> = ["action", "onDismiss", "perform"]
  /// Calls that run their closure as a task.
  package static let tasks: Set<String> = ["task", "Task", "refreshable"]
  /// Modifiers that hide the way back, or the bar that holds it.
  package static let hidingBars: Set<String> = ["navigationBarBackButtonHidden", "navigationBarHidden", "toolbar"]

  // MARK: state

  /// Attributes of state that a view or model shows when it changes.
  package static let shownState: Set<String> = ["State", "Published"]
  /// Attributes of objects that a view keeps.
  package static let keptObjects: Set<String> = ["State", "StateObject"]
  /// Modifiers that give something to the views below.
  package static let environmentGifts: Set<String> = ["environmentObject", "environment"]
  /// Attributes of what a view is given from above.
  package static let environmentReads: Set<String> = ["EnvironmentObject", "Environment"]
  /// What makes a binding from two closures: by its type's name, or with the type left out.
  package static let bindingMakers: Set<String> = ["Binding", "init"]

  /// Wrappers of values that others, or the system, hold.
  package static let borrowed: Set<String> = [
    "Binding", "Environment", "EnvironmentObject", "FocusState", "GestureState", "AppStorage", "SceneStorage",
    "Namespace",
  ]
  /// Attributes of state that shows something while it is there.
  package static let presentedState: Set<String> = [
    "State", "Published", "ObservationIgnored", "Presents", "BindingState", "PresentationState",
  ]
  /// What makes a binding; by a type's name, by a function of a store, or with the type left out.
  package static let bindings: Set<String> = ["Binding", "binding", "init"]
  /// Labels of the item that a presenter hands to its closure.
  package static let labelsOfItems = ["item", "presenting", "data"]
  /// Labels of closures that hold what is shown.
  package static let labelsOfContent = ["content", "destination", "actions"]
  /// Labels of links of the older kind, which push by state.
  package static let labelsOfOldLinks: Set<String> = ["isActive", "tag", "selection"]
  /// Labels of what a link leads to.
  package static let labelsOfLinks: Set<String> = ["value", "destination", "tag"]
  /// Labels of texts that controls show.
  package static let labelsOfTitles = ["title", "text", "label", "name"]
  /// Labels of texts in views, the empty one among them.
  package static let labelsOfTexts: Set<String> = [
    "", "text", "verbatim", "title", "titleKey", "header", "label", "prompt",
  ]
  /// Labels of what a localised text is made from, the empty one among them.
  package static let labelsOfLocalised: Set<String> = ["", "localized", "verbatim", "key", "content", "label"]

  /// How apps call what they title a row with.
  package static let namesOfTitles: [String] = [
    "title", "localizedTitle", "displayTitle", "text", "label", "name", "displayName", "localizedName", "description",
  ]

  /// What apps extend to give a function to all views.
  package static let extendedViews: [String] = ["View", "Scene", "ToolbarContent", "Text", "Shape"]

  /// Wrappers whose value is what they are made with.
  package static let wrappersOfValues: Set<String> = [
    "State", "StateObject", "ObservedObject", "Bindable", "Binding", "Optional", "Published", "Observable",
  ]

  /// Functions that run a closure as it stands, and animate what it changes.
  package static let animations: Set<String> = ["withTransaction", "withAnimation", "performWithoutAnimation"]

  /// Attributes of state that a view is drawn from.
  package static let drawnState: Set<String> = [
    "State", "StateObject", "ObservedObject", "EnvironmentObject", "Environment", "Binding", "Bindable", "AppStorage",
    "SceneStorage", "FetchRequest", "Query", "FocusState", "GestureState",
  ]

  /// The last words of the names of views that are shown.
  package static let wordsOfScreens: Set<String> = ["View", "Screen", "Page", "Sheet", "Picker", "Controller"]

  /// The last words of the names of flags that show something.
  package static let wordsOfPresentations: Set<String> = [
    "Sheet", "Alert", "Popover", "Modal", "Dialog", "Cover", "Presented", "Shown", "Showing",
  ]

  /// Wrappers of what a view is given to read and change.
  package static let boundFromAbove: Set<String> = ["Binding", "ObservedObject", "Bindable"]

  /// Protocols of what has a body in views.
  package static let viewParts: Set<String> = [
    "ToolbarContent", "CustomizableToolbarContent", "Commands", "TableRowContent", "TableColumnContent", "ButtonStyle",
    "PrimitiveButtonStyle", "LabelStyle", "MenuStyle", "GroupBoxStyle", "DisclosureGroupStyle", "ToggleStyle",
    "TextFieldStyle",
  ]

  /// A view by its name: Apple's own are called after what they are.
  package static func isComponent(_ name: String) -> Bool {
    ["UI", "NS", "MK", "WK"].contains(where: name.hasPrefix) && wordsOfComponents.contains(where: name.hasSuffix)
  }
}
