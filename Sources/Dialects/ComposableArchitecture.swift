import NavigationModel

extension Dialect {
  /// The Composable Architecture and swift-navigation.
  /// A store is treated as the state it holds, and `scope` as access to a part of that state; so what the reducer
  /// assigns to the state is what the view presents. A `@Reducer` enum stands for its own generated `State`.
  public static let composableArchitecture: Dialect = {
    var d = Dialect(name: "ComposableArchitecture")
    d.modules = [
      "ComposableArchitecture", "SwiftNavigation", "SwiftUINavigation", "UIKitNavigation", "AppKitNavigation",
      "Dependencies",
    ]
    d.library = Library(module: "ComposableArchitecture", types: ["StackState", "PresentationState", "TestStore"])

    d.meanings = [
      TypeMeaning("Store", label: "initialState"), TypeMeaning("StoreOf", member: "State"),
      TypeMeaning("ViewStore"), TypeMeaning("ViewStoreOf", member: "State"),
      TypeMeaning("PresentationState"), TypeMeaning("PresentationStore"),
      TypeMeaning("PresentationStoreOf", member: "State"),
      TypeMeaning("StackState", form: .array), TypeMeaning("StackStateOf", member: "State", form: .array),
      TypeMeaning("IdentifiedArrayOf", form: .array), TypeMeaning("IdentifiedArray", argument: 1, form: .array),
    ]
    d.syntheses = [Synthesis(attribute: "Reducer", members: ["State", "Action", "CaseScope"])]
    d.closures = [
      ClosureTypes("Reduce", parameters: ["State", "Action"]),
      ClosureTypes("Reducer", parameters: ["State", "Action"]),
    ]
    d.dispatches = [
      Dispatch(
        "send", member: "Action", reducer: "reduce(into:action:)", streams: ["publisher"],
        dismissals: ["PresentationAction.dismiss"], senders: ["run"], elements: ["element"])
    ]
    d.controls.made = ["NavigationLinkStore": Controls.Control(.tap)]
    d.selfProperties = ["state", "viewState"]
    d.environmentWrappers = ["Dependency": "DependencyValues"]
    d.standIns = ["testValue", "previewValue"]
    d.layouts = ["WithViewStore", "WithPerceptionTracking", "SwitchStore", "IfLetStore", "CaseLet"]
    d.boxesOfFirst = ["StackState", "IdentifiedArray", "PresentationState", "UncheckedSendable"]
    d.subjects = ["SwitchStore", "IfLetStore", "WithViewStore", "CaseLet"]
    d.lenses = [Lens("scope", path: ["state", ""]), Lens("binding", path: [""]), Lens("case", path: [])]
    d.presentationValues = ["AlertState", "ConfirmationDialogState", "ActionSheetState"]
    d.presentationAttributes = ["Presents", "PresentationState"]
    d.replacements = [StateReplacement("state", kind: .root)]

    d.stacks = [
      Stack("NavigationStack", path: ["path"], destination: "destination"),
      Stack("NavigationStackStore", path: ["", "path"], destination: "destination"),
    ]
    d.links = [
      Link("NavigationLink", kind: .push, value: ["state"]),
      Link("NavigationLinkStore", kind: .push, destination: ["destination"]),
    ]
    let other = ["isPresented", "item", "presenting"]
    d.presenters = [
      Presenter("alert", kind: .alert, item: ["store", "unwrapping", ""], flag: [], excluded: other),
      Presenter("confirmationDialog", kind: .dialog, item: ["store", "unwrapping", ""], flag: [], excluded: other),
      Presenter("actionSheet", kind: .dialog, item: ["store"], flag: [], excluded: other),
      Presenter("sheet", kind: .sheet, item: ["store", "unwrapping"], flag: [], excluded: other),
      Presenter("fullScreenCover", kind: .cover, item: ["store", "unwrapping"], flag: [], excluded: other),
      Presenter("popover", kind: .popover, item: ["store", "unwrapping"], flag: [], excluded: other),
      Presenter(
        "navigationDestination", kind: .push, item: ["store", "unwrapping"], flag: [], content: ["destination"],
        excluded: other),
      // For view controllers.
      Presenter("present", kind: .sheet, item: ["item"], required: ["item"]),
      Presenter("present", kind: .sheet, item: [], flag: ["isPresented"], required: ["isPresented"]),
    ]
    for place in d.presenters.indices { d.presenters[place].part = ["state", "case"] }
    d.wrappers = ["SwitchStore": "", "CaseLet": "then", "IfLetStore": "then"]
    return d
  }()
}
