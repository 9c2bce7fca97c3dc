/// SwiftUI: the effects of calls in a view's code on what is written inside them.
extension SDK {
  // MARK: what shows another screen

  /// Modifiers that show a screen over the view.
  package static let modals: Set<String> = ["sheet", "fullScreenCover", "popover", "inspector"]
  /// Modifiers that ask the user something over the view.
  package static let questions: Set<String> = ["alert", "confirmationDialog", "actionSheet"]
  /// Values that do the same in older systems.
  package static let questionValues: Set<String> = ["Alert", "ActionSheet"]
  /// Calls that push a screen, or say which screen a value pushes.
  package static let pushing: Set<String> = ["NavigationLink", "navigationDestination"]
  /// Views that hold a stack of screens.
  package static let stacks: Set<String> = ["NavigationStack", "NavigationView"]
  /// Views that show a list and its details beside each other.
  package static let columns: Set<String> = ["NavigationSplitView", "NavigationView"]
  /// Calls whose closures contain a screen other than the one around them.
  package static let ofOtherScreens: Set<String> = modals.union(pushing)
  /// Calls inside which presentations and titles no longer belong to the screen around them.
  package static let scopes: Set<String> = ofOtherScreens.union(stacks)
  /// Scenes of an app.
  package static let scenes: Set<String> = [
    "WindowGroup", "Window", "Settings", "MenuBarExtra", "UtilityWindow", "ImmersiveSpace",
  ]
  /// Scenes in addition to the app's windows.
  package static let scenesAside: Set<String> = ["Settings", "MenuBarExtra"]

  // MARK: what lays out

  /// Views that put others beside, below or over each other.
  package static let arrangements: Set<String> = ["VStack", "HStack", "ZStack"]
  /// Views that do not change their content.
  package static let transparent: Set<String> = ["Group", "GeometryReader", "ScrollViewReader"]
  /// Lists whose rows a user selects.
  package static let lists: Set<String> = ["List", "Table"]
  /// Views that construct their content when it becomes visible, and discard it again.
  package static let lazyViews: Set<String> = lists.union(["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"])
  /// Views that a user scrolls through, with their sections.
  package static let scrolled: Set<String> = ["List", "Form", "Section", "ScrollView"]
  /// Views that take up a whole screen or more, and are drawn where they are written.
  package static let builders: Set<String> = arrangements.union(scrolled).union(stacks).union([
    "Group", "TabView", "GeometryReader", "WindowGroup",
  ])
  /// Calls whose content is drawn in place, on the screen around them.
  package static let drawnInPlace: Set<String> = arrangements.union(scrolled).union(bars).union([
    "Group", "GeometryReader", "NavigationStack", "TabView", "Tab", "overlay", "background", "safeAreaInset", "ForEach",
    "WindowGroup", "LazyVStack", "LazyHStack", "Grid", "GridRow", "modifier",
  ])
  /// Views around the one view of a placeholder.
  package static let framesOfOne: Set<String> = stacks.union(["VStack", "ZStack", "Group"])
  /// Views that say something to the user.
  package static let statements: Set<String> = ["Text", "Label", "ContentUnavailableView"]
  /// Views that only repeat, group or name what they are given.
  package static let groupings: Set<String> = ["ForEach", "Group", "TabSection"]
  /// Bars of a screen, and their items.
  package static let bars: Set<String> = ["toolbar", "ToolbarItem", "ToolbarItemGroup"]
  /// Menus that the system draws.
  package static let menus: Set<String> = ["Menu", "contextMenu"]
  /// Views that are only looked at and not tapped.
  package static let pictures: Set<String> = [
    "Text", "Image", "Label", "Color", "Divider", "ProgressView", "EmptyView", "Rectangle", "Circle", "Spacer",
  ]
  /// Views that bars and decorated rows consist of.
  package static let chrome: Set<String> = ["Text", "Label", "Image", "Spacer", "Divider"]
  /// Modifiers that only change how a view looks.
  package static let looks: Set<String> = [
    "padding", "font", "foregroundColor", "foregroundStyle", "navigationTitle", "navigationBarTitle",
    "navigationBarTitleDisplayMode", "frame", "background", "bold", "multilineTextAlignment",
  ]
  /// Views and values that display a text.
  package static let texts: Set<String> = [
    "Text", "Label", "String", "LocalizedStringKey", "LocalizedStringResource", "NSLocalizedString", "AttributedString",
  ]

  // MARK: what acts

  /// Modifiers that run code when a view appears.
  package static let appearing: Set<String> = ["onAppear", "task"]
  /// Modifiers that run code when a view appears or disappears.
  package static let comingAndGoing: Set<String> = appearing.union(["onDisappear"])
  /// Modifiers that run code when a value changes or arrives.
  package static let watching: Set<String> = ["onChange", "onReceive"]
  /// Modifiers that run code when a user touches a view.
  package static let gestures: Set<String> = [
    "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
  ]
  /// Modifiers that give a view an action, or put something else over it.
  package static let active: Set<String> = gestures.union(comingAndGoing).union(watching).union([
    "toolbar", "overlay", "background", "safeAreaInset", "safeAreaBar", "refreshable", "navigationBarItems",
    "swipeActions", "contextMenu", "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "modifier",
    "onOpenURL", "accessibilityAction", "navigationDestination", "searchable", "tabItem", "onSubmit",
  ])
  /// Calls whose closures run after the view is drawn, when the user or the system does something.
  package static let answering: Set<String> = [
    "Button", "onTapGesture", "onLongPressGesture", "onSubmit", "onEnded", "onChanged", "onDelete", "onMove",
    "refreshable", "swipeActions", "contextMenu", "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog",
    "onDisappear",
  ]
  /// Calls that construct something a user taps.
  package static let tapped: Set<String> = ["Button", "onTapGesture", "UIAction"]
  /// Modifiers by which a screen refuses to be closed, or learns of it.
  package static let hearingOfClose: Set<String> = ["interactiveDismissDisabled", "onDisappear", "onChange"]
  /// Labels of closures that run when the user or the system does something.
  package static let labelsOfActions: Set<String> = ["action", "onDismiss", "perform"]
  /// Methods of an object that run the function whose selector is their first argument.
  package static let selectorPerformers: Set<String> = ["perform", "performSelector"]
  /// Calls that run their closure as a task.
  package static let tasks: Set<String> = ["task", "Task", "refreshable"]
  /// Modifiers that hide the back button, or the bar that holds it.
  package static let hidingBars: Set<String> = ["navigationBarBackButtonHidden", "navigationBarHidden", "toolbar"]

  // MARK: state

  /// Attributes of state whose changes are shown by a view or model.
  package static let shownState: Set<String> = ["State", "Published"]
  /// Attributes of objects that a view owns.
  package static let keptObjects: Set<String> = ["State", "StateObject"]
  /// Modifiers that provide something to the views below.
  package static let environmentGifts: Set<String> = ["environmentObject", "environment"]
  /// Attributes of values that a view gets from above.
  package static let environmentReads: Set<String> = ["EnvironmentObject", "Environment"]
  /// What constructs a binding from two closures: the type's name, or the initialiser with the type left out.
  package static let bindingMakers: Set<String> = ["Binding", "init"]

  /// Wrappers of values that are owned by others, or by the system.
  package static let borrowed: Set<String> = [
    "Binding", "Environment", "EnvironmentObject", "FocusState", "GestureState", "AppStorage", "SceneStorage",
    "Namespace",
  ]
  /// Attributes of optional state whose value is shown while it is not nil.
  package static let presentedState: Set<String> = [
    "State", "Published", "ObservationIgnored", "Presents", "BindingState", "PresentationState",
  ]
  /// What constructs a binding: by the type's name, by a function of a store, or with the type left out.
  package static let bindings: Set<String> = ["Binding", "binding", "init"]
  /// Labels of the item that a presenter passes to its closure.
  package static let labelsOfItems = ["item", "presenting", "data"]
  /// Labels of closures that contain what is shown.
  package static let labelsOfContent = ["content", "destination", "actions"]
  /// Labels of links of the older kind, which push depending on state.
  package static let labelsOfOldLinks: Set<String> = ["isActive", "tag", "selection"]
  /// Labels of the destination of a link.
  package static let labelsOfLinks: Set<String> = ["value", "destination", "tag"]
  /// Labels of texts that controls show.
  package static let labelsOfTitles = ["title", "text", "label", "name"]
  /// Labels of texts in views, the empty one among them.
  package static let labelsOfTexts: Set<String> = [
    "", "text", "verbatim", "title", "titleKey", "header", "label", "prompt",
  ]
  /// Labels of the arguments of a localised text, the empty one among them.
  package static let labelsOfLocalised: Set<String> = ["", "localized", "verbatim", "key", "content", "label"]

  /// Names that apps use for the title of a row.
  package static let namesOfTitles: [String] = [
    "title", "localizedTitle", "displayTitle", "text", "label", "name", "displayName", "localizedName", "description",
  ]

  /// Types that apps extend to add a function to all views.
  package static let extendedViews: [String] = ["View", "Scene", "ToolbarContent", "Text", "Shape"]

  /// Wrappers whose value is the one they are constructed with.
  package static let wrappersOfValues: Set<String> = [
    "State", "StateObject", "ObservedObject", "Bindable", "Binding", "Optional", "Published", "Observable",
  ]

  /// Functions that run a closure unchanged, and animate its changes.
  package static let animations: Set<String> = ["withTransaction", "withAnimation", "performWithoutAnimation"]

  /// Attributes of state that a view's body depends on.
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

  /// Wrappers of values that a view is given to read and change.
  package static let boundFromAbove: Set<String> = ["Binding", "ObservedObject", "Bindable"]

  /// Protocols of types whose body consists of views.
  package static let viewParts: Set<String> = [
    "ToolbarContent", "CustomizableToolbarContent", "Commands", "TableRowContent", "TableColumnContent", "ButtonStyle",
    "PrimitiveButtonStyle", "LabelStyle", "MenuStyle", "GroupBoxStyle", "DisclosureGroupStyle", "ToggleStyle",
    "TextFieldStyle",
  ]

  /// Whether a name is that of a view: Apple's own are named after their kind.
  package static func isComponent(_ name: String) -> Bool {
    ["UI", "NS", "MK", "WK"].contains(where: name.hasPrefix) && wordsOfComponents.contains(where: name.hasSuffix)
  }
}
