import NavigationModel

extension Dialect {
  /// What a library's views are for: what the engine knows of a view whose source is not in the tree.
  public struct Views: Sendable, Hashable {
    /// Views that hold nothing of the app: a destination that is such a view is not a screen.
    public var leaves: Set<String> = []
    /// Views that take up space until there is something to show.
    public var placeholders: Set<String> = []
    /// Views that show nothing by themselves.
    public var decorations: Set<String> = []
    /// Views that lay out the closure they are given.
    public var containers: Set<String> = []
    /// Those of them that put views over, under and next to each other, and do nothing else.
    public var plainLayouts: Set<String> = []
    /// Views that the bars of a screen consist of: titles, pictures, buttons.
    public var barItems: Set<String> = []
    /// All other views of the library that are no screens.
    public var others: Set<String> = []
    /// The part of a sketch that a view is drawn as.
    public var sketched: [String: Sketch.Kind] = [:]
    /// The same of a view that a controller stores.
    public var stored: [String: Sketch.Kind] = [:]
    /// Controllers that are drawn as lists, whatever they store.
    public var lists: Set<String> = []
    /// Those of the pictures whose name says nothing of what they show.
    public var namelessPictures: Set<String> = []
    /// Modifiers that set the title of a screen.
    public var titles: Set<String> = []
    /// Modifiers that put parts into the bar of a screen.
    public var bars: Set<String> = []
    /// Modifiers that lay views over a view, or beside it: a bar of its own.
    public var overlays: Set<String> = []
    /// Modifiers that add a search field.
    public var searches: Set<String> = []
    /// Modifiers that may hide a view from the user completely.
    public var hiding: Set<String> = []
    /// Modifiers that may disable a view that is visible.
    public var disabling: Set<String> = []
    /// Calls that construct a tab.
    public var tabs: Set<String> = []
    /// What builds and lays out a view of the library, and calls no code of the app.
    public var passive = Passive()
    /// The same for the code of a controller.
    public var passiveInControllers = Passive()
    /// Modifiers and methods that hide the back button of a screen's bar, and a property that does.
    public var backHiders: Set<String> = []
    public var backHidingProperties: Set<String> = []

    public init() {}

    /// Things with which a user can only change the screen's own state.
    public struct Passive: Sendable, Hashable {
      public var types: Set<String> = []
      public var calls: Set<String> = []
      /// What hands a target over to a control, which then runs a method of it.
      public var targets: Set<String> = []
      /// Attributes of what the screen keeps for itself.
      public var attributes: Set<String> = []
      /// Values of the environment that have no effect outside the screen.
      public var environment: Set<String> = []

      public init() {}

      mutating func merge(_ other: Passive) {
        types.formUnion(other.types)
        calls.formUnion(other.calls)
        targets.formUnion(other.targets)
        attributes.formUnion(other.attributes)
        environment.formUnion(other.environment)
      }
    }

    public mutating func merge(_ other: Views) {
      leaves.formUnion(other.leaves)
      placeholders.formUnion(other.placeholders)
      decorations.formUnion(other.decorations)
      containers.formUnion(other.containers)
      plainLayouts.formUnion(other.plainLayouts)
      barItems.formUnion(other.barItems)
      others.formUnion(other.others)
      sketched.merge(other.sketched) { a, _ in a }
      stored.merge(other.stored) { a, _ in a }
      lists.formUnion(other.lists)
      namelessPictures.formUnion(other.namelessPictures)
      titles.formUnion(other.titles)
      bars.formUnion(other.bars)
      overlays.formUnion(other.overlays)
      searches.formUnion(other.searches)
      hiding.formUnion(other.hiding)
      disabling.formUnion(other.disabling)
      tabs.formUnion(other.tabs)
      passive.merge(other.passive)
      passiveInControllers.merge(other.passiveInControllers)
      backHiders.formUnion(other.backHiders)
      backHidingProperties.formUnion(other.backHidingProperties)
    }
  }
}
