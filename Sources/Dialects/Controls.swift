import NavigationModel

extension Dialect {
  /// What users do with the controls of a library, and what the library calls by itself.
  public struct Controls: Sendable, Hashable {
    public typealias Action = NavigationModel.Trigger.Action

    /// Controls, by the call that makes them.
    public var made: [String: Control] = [:]
    /// Endings of the names of views that are tapped, whichever library they come from.
    public var tapped: [String] = []
    /// Beginnings of the names of classes whose controls say what they are by the variable that keeps them.
    public var keptClasses: [String] = []
    /// Modifiers that make a control of the view they hang on.
    public var gestures: [String: Action] = [:]
    /// Types of gestures.
    public var gestureTypes: [String: Action] = [:]
    /// Methods of a gesture that run a closure as it goes on or ends.
    public var gestureReports: Set<String> = []
    /// Modifiers that run their closure when something happens.
    public var events: [String: Action] = [:]
    /// Beginnings of the names of further such modifiers, of which no more is known than that something happens.
    public var eventStarts: [String] = []
    /// Static members that make a button of an alert, and the labels that they are given under.
    public var alertButtons: Set<String> = []
    public var alertLabels: Set<String> = []
    /// Methods of a control that say what it runs, with the label of the event.
    public var targets: [String: String] = [:]
    /// What the user does, by the start of such an event's name; the first that fits counts, and a tap where none does.
    public var targetEvents: [Named] = []
    /// Properties of a control that say what it runs.
    public var actions: Set<String> = []
    /// Properties of a control that hold what it does, as a value that may bring words along.
    public var held: Set<String> = []
    /// Methods whose closure goes on with what called them: the end of an animation has no cause of its own.
    public var continued: Set<String> = []
    /// Methods that give a control to a view.
    public var attachments: Set<String> = []
    /// Streams of what users do with a control.
    public var streams: [String: Action] = [:]
    /// The same, where the control or an argument says what the user does.
    public var eventStreams: Set<String> = []
    /// Functions that the library calls, by their names.
    public var functions: [String: Action] = [:]
    /// The same by one of their labels; the first that fits counts.
    public var functionLabels: [Named] = []
    /// Labels of functions that are called when a user chooses one of many, and what one of them is called.
    public var choices: [String: String] = [:]
    /// Functions by which the library asks whether a control may do what a storyboard says.
    public var segueQuestions: Set<String> = []
    /// Controls that are pressed on a keyboard and not seen: of what does the same they come last.
    public var shortcuts: Set<String> = []
    /// Labels of functions that the library asks for an answer when something happens, and not for how things look.
    public var decisionLabels: Set<String> = []
    /// Attributes of functions that are called from outside of the code.
    public var callable: Set<String> = []
    /// Classes by which Interface Builder says that whoever is in charge answers.
    public var responders: Set<String> = []
    /// Such an attribute of functions that are called for a control, and what that is where nothing else says it.
    public var controlAttributes: [String: String] = [:]
    /// Beginnings and endings of types by which such a function is told of the control.
    public var senderStarts: [String] = []
    public var senderEndings: [String] = []
    /// Endings of the names of protocols through which a library tells something.
    public var tellingProtocols: [String] = []
    /// Controls that write to a binding by themselves, and the labels of that.
    public var writers: Set<String> = []
    public var written: Set<String> = []

    public init() {}

    /// What the user does with a control, and the labels of its parts that only show something.
    public struct Control: Sendable, Hashable {
      public var action: Action
      public var shown: Set<String>
      /// What people call it, where the call that says what it does makes something else.
      public var name: String?
      public init(_ action: Action, shown: Set<String> = ["label", "title", "image", "text"], name: String? = nil) {
        self.action = action
        self.shown = shown
        self.name = name
      }
    }

    /// What the user does, or what happens, by a name or a part of one.
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
      functions.merge(other.functions) { a, _ in a }
      functionLabels += other.functionLabels
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
