import NavigationModel

extension Dialect {
  /// What users do with the controls of a library, and what the library calls by itself.
  public struct Controls: Sendable, Hashable {
    public typealias Action = NavigationModel.Trigger.Action

    /// Controls, by the call that creates them.
    public var made: [String: Control] = [:]
    /// Endings of the names of views that are tapped, whichever library they come from.
    public var tapped: [String] = []
    /// Prefixes of the names of classes whose controls are identified by the variable that stores them.
    public var keptClasses: [String] = []
    /// Modifiers that turn the view they are applied to into a control.
    public var gestures: [String: Action] = [:]
    /// Types of gestures.
    public var gestureTypes: [String: Action] = [:]
    /// Methods of a gesture that run a closure while it continues or when it ends.
    public var gestureReports: Set<String> = []
    /// Modifiers that run their closure when something happens.
    public var events: [String: Action] = [:]
    /// Those that a view's code is told of changes with, and the label of what they observe.
    public var observed: [String: String] = [:]
    /// Prefixes of the names of further such modifiers, of which only this much is known: something happens.
    public var eventStarts: [String] = []
    /// Static members that create a button of an alert, and the labels that they are passed under.
    public var alertButtons: Set<String> = []
    public var alertLabels: Set<String> = []
    /// Methods of a control that say which code it runs, with the label of the event.
    public var targets: [String: String] = [:]
    /// What the user does, by the start of such an event's name; the first match counts. Without a match it is a tap.
    public var targetEvents: [Named] = []
    /// Properties of a control that hold the code it runs.
    public var actions: Set<String> = []
    /// Properties of a control that hold its action as a value, which may include a title.
    public var held: Set<String> = []
    /// Methods whose closure belongs to the code that called them: the end of an animation has no trigger of its own.
    public var continued: Set<String> = []
    /// Methods that attach a control to a view.
    public var attachments: Set<String> = []
    /// Streams of what users do with a control.
    public var streams: [String: Action] = [:]
    /// The same, where the control or an argument says what the user does.
    public var eventStreams: Set<String> = []
    /// Methods by which a view's user observes one of its events, and by which the view names the control of an event,
    /// each with the label of the event: `row.startObserving(event: .open) { … }` and `startPublishing(event: .open, for:
    /// openButton)` in the row.
    public var eventObservers: [String: String] = [:]
    public var eventControls: [String: String] = [:]
    /// Functions that the library calls, by their names.
    public var functions: [String: Action] = [:]
    /// The same by one of their labels; the first match counts.
    public var functionLabels: [Named] = []
    /// What the user does, by a part of the label, in lower case, under which a library takes the code for it.
    public var labelledDeeds: [Named] = []
    /// Labels of functions that are called when a user chooses one of several items, and the name for one such item.
    public var choices: [String: String] = [:]
    /// Functions in which the library asks whether a control may perform what a storyboard says.
    public var segueQuestions: Set<String> = []
    /// Controls that are pressed on a keyboard and cannot be seen: among controls that do the same they come last.
    public var shortcuts: Set<String> = []
    /// Labels of functions whose result the library needs when something happens, not to decide how things look.
    public var decisionLabels: Set<String> = []
    /// Attributes of functions that are called from outside of the code.
    public var callable: Set<String> = []
    /// Classes by which Interface Builder says that the action goes to whoever handles it in the responder chain.
    public var responders: Set<String> = []
    /// Attributes of functions that are called for a control, and which action that is when nothing else says it.
    public var controlAttributes: [String: String] = [:]
    /// Prefixes and suffixes of the types under which such a function receives the control.
    public var senderStarts: [String] = []
    public var senderEndings: [String] = []
    /// Suffixes of the names of protocols through which a library notifies an app.
    public var tellingProtocols: [String] = []
    /// Controls that write to a binding by themselves, and the labels of that binding.
    public var writers: Set<String> = []
    public var written: Set<String> = []

    public init() {}

    /// What the user does with a control, and the labels of the parts that are only displayed.
    public struct Control: Sendable, Hashable {
      public var action: Action
      public var shown: Set<String>
      /// What people call it, when the call that defines its action creates something else.
      public var name: String?
      public init(_ action: Action, shown: Set<String> = ["label", "title", "image", "text"], name: String? = nil) {
        self.action = action
        self.shown = shown
        self.name = name
      }
    }

    /// What the user does, or what happens, by a name or part of a name.
    public struct Named: Sendable, Hashable {
      public var name: String
      public var action: Action
      public init(_ name: String, _ action: Action) {
        self.name = name
        self.action = action
      }
    }

    public mutating func merge(_ other: Controls) {
      made.merge(other.made) { a, _ in a }
      tapped += other.tapped
      keptClasses += other.keptClasses
      gestures.merge(other.gestures) { a, _ in a }
      gestureTypes.merge(other.gestureTypes) { a, _ in a }
      gestureReports.formUnion(other.gestureReports)
      events.merge(other.events) { a, _ in a }
      observed.merge(other.observed) { a, _ in a }
      eventStarts += other.eventStarts
      alertButtons.formUnion(other.alertButtons)
      alertLabels.formUnion(other.alertLabels)
      targets.merge(other.targets) { a, _ in a }
      targetEvents += other.targetEvents
      actions.formUnion(other.actions)
      held.formUnion(other.held)
      continued.formUnion(other.continued)
      attachments.formUnion(other.attachments)
      streams.merge(other.streams) { a, _ in a }
      eventStreams.formUnion(other.eventStreams)
      eventObservers.merge(other.eventObservers) { a, _ in a }
      eventControls.merge(other.eventControls) { a, _ in a }
      functions.merge(other.functions) { a, _ in a }
      functionLabels += other.functionLabels
      labelledDeeds += other.labelledDeeds
      choices.merge(other.choices) { a, _ in a }
      segueQuestions.formUnion(other.segueQuestions)
      shortcuts.formUnion(other.shortcuts)
      decisionLabels.formUnion(other.decisionLabels)
      callable.formUnion(other.callable)
      responders.formUnion(other.responders)
      controlAttributes.merge(other.controlAttributes) { a, _ in a }
      senderStarts += other.senderStarts
      senderEndings += other.senderEndings
      tellingProtocols += other.tellingProtocols
      writers.formUnion(other.writers)
      written.formUnion(other.written)
    }
  }
}
