import SourceFacts

/// What ``Attribution`` has answered.
struct AttributionMemory {
  typealias Asked = Attribution.Asked

  // MARK: screens

  /// The screens of a place, by where their walk starts. Code that only writes what its own screen reads has no screen
  /// by that.
  var screens = Memo<Attribution.Start, Set<TypeID>>(whileOpen: [])
  /// The guesses on the way to these screens.
  var guessed = Memo<Attribution.Start, OriginGuesses>()
  /// The screens with code passed to them on the way.
  var handings = Memo<Attribution.Start, [TypeID: Set<Ref>]>()
  /// The app's delegates that run a place at launch, by where the walk to them starts. Several walks add to it.
  var launches: [Attribution.Start: Set<TypeID>] = [:]
  /// How walks continue from a step, for all walks that pass it.
  var ways = Memo<Attribution.Asking, Attribution.Way>()
  var positions = Memo<Ref, Attribution.Position?>()
  var embedderLists = Memo<TypeID, [Ref]>()

  // MARK: who runs what

  var userLists = Memo<Asked, [Attribution.User]>()
  /// A class that inherits from itself has no users by that.
  var typeUserLists = Memo<TypeID, [Ref]>(whileOpen: [])
  /// Code that is handed on in circles is used nowhere by that.
  var useLists = Memo<Ref, [Ref]>(whileOpen: [])
  var mentionLists = Memo<Symbol, [Ref: [Ref]]>()
  var typeMentionLists = Memo<Symbol, [TypeID: [Ref]]>()
  var fixedMentions = Once<[TypeID: [Ref]]>()
  var keptRuns = Memo<Ref, [DataFlow.Run]>()
  /// Who runs the methods of delegates.
  var tellerLists = Memo<Ref, Attribution.Tellers>()
  /// The values set for properties that hold delegates.
  var givenLists = Memo<Ref, [Ref]>()
  /// Whether the argument for a parameter runs in a controller that the function makes.
  var handedParameters = Memo<Ref, Bool>()
  /// Whether a variable is a queue; one that is set to itself is none.
  var queues = Memo<Ref, Bool>(whileOpen: false)
  /// The controllers that receive code at construction.
  var madeWithLists = Memo<Ref, [TypeID]>(whileOpen: [])
  /// Code that runs because of itself has no cause by that.
  var feedLists = Memo<Ref, [Feed]>(whileOpen: [])
  /// The causes of closures that are passed to functions which run them for a stream.
  var handedFeedLists = Memo<Ref, [Feed]>(whileOpen: [])
  /// The types of registrations, by their calls.
  var registrations = Memo<Ref, TypeID?>(whileOpen: nil)
  /// The statements that wait for a screen's answer, by their blocks.
  var waits = Once<[Ref: [Attribution.Wait]]>()

  // MARK: conditions

  var conditionLists = Memo<Ref, [Condition]>()
  /// The telling guards of a block.
  var guardLists = Memo<Ref, [Condition]>()
  /// Whether a call passes on its own function's arguments, by the call and the function.
  var handingOn = Memo<Passage, Bool>()
  var answers = PassageMemo<Condition>()
  /// Whether the innermost of some calls gives a variable cases of another enum.
  var foreignCases = PassageMemo<Passage>()
  /// The variables that hold values from outside.
  var outsideValues = Once<OutsideValues>()

  // MARK: actions and features

  /// Where actions are made.
  var senderLists = Memo<Attribution.ActionCase, [Ref]>()
  /// Enums that reducers of the app take.
  var reducedActions = Once<Set<TypeID>>()
  /// Whether a member is a reducer; one that is made of itself is none by that.
  var reducers = Memo<Ref, Bool>(whileOpen: false)
  /// Views with a library's box of state (a store), by the type of the state and the type around that.
  var holders = Once<[TypeID: Set<Ref>]>()
  /// The features in the boxes that views hold, by the view.
  var keptFeatures = Once<[TypeID: Set<TypeID>]>()
  /// The constructions of scenes to which segues lead, or in which they are embedded.
  var ledTo = Once<Set<Ref>>()
}

// Answers about the whole program.
extension Attribution {
  /// The statements that wait for a screen's answer, by their blocks.
  var waits: [Ref: [Wait]] { memory.waits.answer ?? memory.waits.keep(findWaits()) }

  /// Enums that reducers of the app take.
  var reducedActions: Set<TypeID> { memory.reducedActions.answer ?? memory.reducedActions.keep(findReducedActions()) }

  /// Views with a library's box of state, by the type of the state and the type around that.
  var holders: [TypeID: Set<Ref>] { memory.holders.answer ?? memory.holders.keep(findHolders()) }

  var ledTo: Set<Ref> {
    memory.ledTo.answer ?? memory.ledTo.keep(Set(evaluator.storyboards.segues.compactMap(\.destination)))
  }

  /// The features in the boxes that views hold, by the view.
  var keptFeatures: [TypeID: Set<TypeID>] { memory.keptFeatures.answer ?? memory.keptFeatures.keep(findKeptFeatures()) }

  var fixedMentions: [TypeID: [Ref]] { memory.fixedMentions.answer ?? memory.fixedMentions.keep(findFixedMentions()) }

  /// The variables that hold values from outside.
  var outsideValues: OutsideValues {
    memory.outsideValues.answer ?? memory.outsideValues.keep(OutsideValueFinder.find(flow, evaluator))
  }

  /// Nearly all copies need these: they are found once for all.
  func findForAllCopies() { _ = (reducedActions, outsideValues, waits) }
}
