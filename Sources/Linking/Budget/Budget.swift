import Threads

/// All limits of the analysis, in one value that is passed down.
///
/// The program may be hostile or merely large, so every question ends. Where a limit ends one, this is told: a site that
/// exceeds its limit is listed as unresolved, with the limit as the reason; a transition whose origins exceed theirs is
/// inferred; `LinkedProgram.limits` reports others with their place; and all other limits stand in the graph's coverage.
/// A threshold is no limit on work: from its number on code means something else.
package struct Budget: Hashable, Sendable {
  /// All limits are divided by this. Tests use smaller ones.
  package var divisor: Int

  /// Set where the result is no longer wanted. Long loops ask, and end.
  package var stop: StopSignal?

  /// Collects the limits at which searches end.
  package var reached: LimitsReached?

  package init(divisor: Int = 1) { self.divisor = max(divisor, 1) }

  /// What is found from now on is dropped, so the rest need not be searched.
  package var isStopped: Bool { stop?.isSet ?? false }

  /// Whether the limit allows one more step after `used` steps. Where it does not, a search ends there.
  func allows(_ limit: Limit, after used: Int) -> Bool {
    if limit.allows(after: used) { return true }
    reached?.insert(limit)
    return false
  }

  /// A limit on a search for navigation.
  func limit(_ most: Int, _ unit: StaticString) -> Limit {
    Limit(most: max(most / divisor, 1), unit: unit, lost: .navigation)
  }

  /// A limit on a search for what the user taps, and under which condition.
  private func limitOfWords(_ most: Int, _ unit: StaticString) -> Limit {
    Limit(most: max(most / divisor, 1), unit: unit, lost: .triggers)
  }

  /// A limit that is told at the place where it ends a search.
  private func limitOfPlace(_ most: Int, _ unit: StaticString) -> Limit {
    Limit(most: max(most / divisor, 1), unit: unit)
  }

  /// A number from which on code means something else.
  func threshold(_ most: Int, _ unit: StaticString) -> Limit { Limit(most: max(most / divisor, 1), unit: unit) }

  // MARK: evaluating an expression

  /// Expressions that one question evaluates. A wrapper of wrappers takes some hundreds; more means a program that
  /// branches at each step.
  var evaluationSteps: Limit { limit(12_000, "steps of evaluation") }

  /// The thread's stack sets this: each level needs several frames of some hundred bytes.
  var evaluationDepth: Limit { limit(160, "nested expressions") }

  /// An expression with more possible values than this has no useful destination.
  var valuesOfExpression: Limit { limit(64, "values of one expression") }

  /// Calls that a question follows into their functions. Code that computes a destination is rarely ten calls deep.
  var callDepth: Limit { limit(24, "nested calls") }

  /// As ``callDepth``, with closures: they run inside of functions and add a level of their own.
  var closureDepth: Limit { limit(30, "nested calls") }

  /// Types that implement a protocol's requirement where the receiver is not known.
  var implementations: Limit { limit(40, "implementations of one requirement") }

  /// Overrides that a method may stand for where the receiver is not known.
  var overrides: Limit { limit(8, "overrides of one method") }

  /// `self.init` that calls `self.init`: the search for a stored value follows this many.
  var delegatedInitialisers: Limit { limit(6, "initialisers that call one another") }

  /// Every lookup compares the key with all entries. Longer literals are data.
  var dictionaryEntries: Limit { limit(400, "entries of one dictionary") }

  /// Content is a member that another member names, and that one perhaps a third.
  var contentMembers: Limit { limit(4, "members that contain one screen's content") }

  /// A registry has one function that fills it, and an app perhaps a wrapper or two around that.
  var registrationDepth: Limit { limit(3, "functions around one that fills a dictionary") }

  // MARK: finding destinations

  /// Calls and writes to which one site is followed.
  var resolverRounds: Limit { limitOfPlace(1500, "ways to one site") }

  /// The work for all questions of one site.
  var resolverWork: Limit { limitOfPlace(320_000, "steps of evaluation for one site") }

  /// Names, members and containers between an expression and what it stands for.
  var nameChain: Limit { limit(24, "consecutive names") }

  /// Parts of a text that are filled in.
  var interpolations: Limit { limitOfWords(24, "values in one text") }

  /// How far a destination is followed back from the place that shows it.
  var followedCalls: Limit { limit(14, "consecutive calls and writes") }

  /// A call that is reached under other conditions is followed again.
  var conditionsOfStep: Limit { limit(8, "ways to one call under different conditions") }

  /// Each subtype is asked separately.
  var subtypesAsked: Limit { limit(80, "subtypes of one class") }

  /// How far the methods that an object calls on itself are followed.
  var selfCalls: Limit { limit(4, "consecutive calls of an object's own methods") }

  /// A condition on a variable is followed to the variable that it was unwrapped from.
  var comparedVariables: Limit { limit(4, "consecutive variables") }

  /// Variables that are searched for the first screen of a stack.
  var heldRoutes: Limit { limit(40, "variables that pass on an initial route") }

  /// Calls and writes that decide the screen at a root.
  var rootChoices: Limit { limit(60, "sources of a root") }

  /// As ``followedCalls``, for the screen at a root: it is set near the place that shows it.
  var rootChoiceDepth: Limit { limit(6, "consecutive calls and writes") }

  /// Members and views around a link that are searched for a list with a selection.
  var selectionUses: Limit { limit(200, "views around a link") }

  /// Bindings that pass a path on.
  var pathBindings: Limit { limit(50, "bindings to one path") }

  /// Calls and writes to which a stack's path is followed.
  var pathSources: Limit { limit(400, "sources of one path") }

  /// Calls that pass the content of a generic registration.
  var registrationSources: Limit { limit(400, "sources of a registration") }

  /// Expressions that are followed to a controller which other code fills.
  var reachedValues: Limit { limit(400, "values in one controller") }

  /// Variables on the way from a property to the types of its values.
  var heldTypeValues: Limit { limit(40, "variables that pass on a property's value") }

  /// As ``heldTypeValues``, on the way to the objects.
  var heldObjectValues: Limit { limit(60, "variables that pass on an object") }

  /// Callers that are asked for a segue's identifier.
  var segueCallers: Limit { limit(200, "callers that name a segue") }

  // MARK: finding screens in values

  /// Stacks, hosts and erasures around a screen.
  var screenDepth: Limit { limit(16, "nested containers") }

  /// Containers around the one screen among several views.
  var mainContentDepth: Limit { limit(6, "nested containers") }

  /// Layouts around a content parameter.
  var contentDepth: Limit { limit(6, "nested layouts") }

  /// Layouts in a bar.
  var barDepth: Limit { limit(6, "nested layouts") }

  /// Layouts around layers that lie over one another.
  var layerDepth: Limit { limit(6, "nested layouts") }

  /// Layouts around the stack of a whole app.
  var stackDepth: Limit { limit(24, "nested layouts") }

  /// Views that consist of the next one.
  var wholeDepth: Limit { limit(4, "nested views") }

  /// Properties of a view that are parts of its body.
  var bodyPartDepth: Limit { limit(3, "nested parts of a body") }

  // MARK: finding what navigates

  /// Wrappers of a presenting modifier.
  var presenterDepth: Limit { limit(4, "nested wrappers") }

  /// Methods that are searched for a child that is added.
  var embeddingCalls: Limit { limit(64, "methods that one method runs") }

  /// Overrides of a library's method that call it.
  var overrideCalls: Limit { limit(8, "overrides that call one another") }

  /// Expressions around a read of a path that are searched for its stack.
  var stackReadDepth: Limit { limit(4, "expressions around a path") }

  /// Variables that hold the controller on top of a window.
  var topDepth: Limit { limit(4, "consecutive variables") }

  /// Layouts around the choice between several contents.
  var choiceDepth: Limit { limit(6, "nested layouts") }

  /// Views that are listed one after the other.
  var listedContents: Limit { limit(200, "statements of one builder") }

  // MARK: following values, closures and streams

  /// A closure with more receivers is a helper that all code uses.
  var receiversOfExpression: Limit { limit(41, "parameters and properties that receive one value") }

  /// As ``receiversOfExpression``, for closures that are stored.
  var keptClosures: Limit { limit(60, "variables that store one closure") }

  /// Subtypes that implement one member.
  var answersOfMember: Limit { limit(40, "types that implement one member") }

  /// `return` statements of one function.
  var resultsOfBlock: Limit { limit(100, "results of one function") }

  /// Places that put a value into one stream.
  var feeds: Limit { limit(200, "places that feed one stream") }

  /// Streams from which one stream is derived.
  var feedDepth: Limit { limit(100, "streams derived from one another") }

  /// Functions that pass a stream on.
  var handedFeeds: Limit { limit(4, "consecutive calls that pass on a stream") }

  /// The thread's stack sets this. Each stream is examined once, and an answer cut short would remain for later
  /// questions.
  var streamDepth: Limit { limit(200, "streams derived from one another") }

  /// Variables that pass a stream on.
  var streamOriginDepth: Limit { limit(8, "consecutive variables") }

  /// Values assigned to a variable that holds a stream.
  var streamOrigins: Limit { limit(20, "origins of one stream") }

  /// Functions that pass a closure on to the code that stores it.
  var closureKeeperDepth: Limit { limit(4, "consecutive functions") }

  /// Names of a list of closures between its storage and its calls.
  var listenerDepth: Limit { limit(2, "names of one list of closures") }

  /// Each exit is a condition on all that follows. The nearest are kept.
  var exitsOfBlock: Limit { limitOfPlace(256, "exits of one block") }

  /// A property with more values is a cache, not a reference to an owner.
  var heldObjectWrites: Limit { threshold(60, "objects put into one property") }

  /// Properties that pass an object on.
  var heldObjectDepth: Limit { limit(4, "consecutive properties") }

  /// Implementations that may run where no object of their types is known to be made: more are a choice that nobody can
  /// know.
  var guessedAnswers: Limit { threshold(8, "implementations of one requirement") }

  /// Functions that are searched for effects of a place.
  var reachedFunctions: Limit { limit(400, "functions that one place reaches") }

  // MARK: finding the screens at a place

  /// Callers, closures and views on all ways from a place to screens.
  var walkSteps: Limit { limitOfPlace(600, "callers on the way to a screen") }

  /// As ``walkSteps``, for ways to the app's launch.
  var launchWalkSteps: Limit { limit(200, "callers on the way to a launch") }

  /// The work for all conditions on one walk.
  var walkWork: Limit { limitOfPlace(500_000, "steps of evaluation on the way to a screen") }

  /// Variables that pass values to a state.
  var stateSources: Limit { limit(50, "variables that pass on one state") }

  /// Values of one state.
  var stateValues: Limit { limit(200, "values of one state") }

  /// Constructions that set a property's data.
  var dataSources: Limit { limit(40, "constructions with one piece of data") }

  /// Properties that pass data on.
  var dataDepth: Limit { limit(3, "consecutive properties") }

  /// Functions between a control and the screen that holds it.
  var controlDepth: Limit { limit(3, "consecutive functions") }

  /// Functions that pass a delegate on.
  var delegateDepth: Limit { limit(3, "consecutive functions") }

  /// Values that carry a closure to a screen.
  var handedCodeDepth: Limit { limit(3, "nested values") }

  /// As ``handedCodeDepth``, with the names of the values on the way.
  var handedCodeUses: Limit { limit(4, "consecutive names") }

  /// Expressions that stand for a closure or for a value with it, on the way to the controllers that hold it.
  var holderSteps: Limit { limit(200, "expressions") }

  /// Functions on the way to the object that stores a closure.
  var holderCalls: Limit { limit(3, "consecutive functions") }

  /// Functions that make an object through one another.
  var makerDepth: Limit { limit(3, "consecutive functions") }

  /// Values that carry a part of a view.
  var partTakerDepth: Limit { limit(3, "nested values") }

  /// Variables between a condition and the parameter that it depends on.
  var givenConditionDepth: Limit { limit(8, "consecutive variables") }

  /// Functions on the way to the one in which a controller sets itself up.
  var setUpCalls: Limit { limit(3, "consecutive functions") }

  // MARK: what the user does

  /// Places on the way from a site to the controls that run it.
  var triggerPlaces: Limit { limitOfWords(160, "places on the way to a control") }

  /// As ``walkWork``, for the way to the controls of one site: only the nearest are reported.
  var triggerWork: Limit { limitOfWords(100_000, "steps of evaluation on the way to a control") }

  /// Posts that are followed from the observers of one notification. A notification with more posts says nothing of
  /// where users are.
  var notificationPosts: Limit { threshold(200, "posts of one notification") }

  /// Screens of which one controller is a part. A controller with more is a part of any screen.
  var embeddingParents: Limit { threshold(4, "screens that one controller is a part of") }

  /// Subclasses of a controller that are parts of other screens. A class with more is the base of nearly every
  /// controller: those that are screens tell where its code runs.
  var partsOfBaseClass: Limit { threshold(12, "parts of screens with one base class") }

  /// Triggers that one transition lists. People read them.
  var triggers: Limit { limitOfWords(24, "triggers of one transition") }

  /// Calls between a site and a library's event that is reported as its trigger.
  var eventDistance: Limit { threshold(5, "calls between a site and a report") }

  /// Bindings that pass on a presenter's state.
  var presenterStateDepth: Limit { limit(4, "consecutive bindings") }

  /// Places that make one screen, each with conditions for a site to show it.
  var makings: Limit { limitOfWords(40, "places that construct a screen") }

  /// Nested calls that pass code on. They tell which call the code belongs to.
  var givers: Limit { limit(4, "nested calls that pass code") }

  /// Calls of a view's function that draws one control, each with words of its own.
  var drawnControls: Limit { limitOfWords(24, "calls that draw one control") }

  /// Parts of views that pass a value to their control.
  var partValueDepth: Limit { limitOfWords(3, "nested parts of views") }

  /// Parts of views and views of the app that the search for one control's words enters.
  var drawnParts: Limit { limitOfWords(100, "parts of one control") }

  /// Constants and functions between a control and its text.
  var textDepth: Limit { limitOfWords(8, "consecutive constants") }

  /// Expressions of a control's label.
  var controlNodes: Limit { limitOfWords(400, "expressions of one label") }

  /// Operators between a stream and its observer.
  var streamChain: Limit { limitOfWords(24, "consecutive operators") }

  // MARK: coordinators

  /// Names and calls between an expression and its coordinator.
  var coordinatorDepth: Limit { limit(12, "consecutive expressions") }

  /// Names and calls between an expression and the object that emits its routes.
  var emitterDepth: Limit { limit(8, "consecutive expressions") }

  /// Routes that are collected from the code of a type without a known route.
  var namedRoutes: Limit { limit(100, "routes that one type names") }

  /// Calls that a route is followed to.
  var routeSources: Limit { limit(400, "sources of one route") }

  /// Expressions of a handler's result.
  var handlerDepth: Limit { limit(16, "nested expressions") }

  /// Branches that a handler takes for its routes.
  var handlerRegions: Limit { limit(600, "branches of one handler") }

  /// Functions that a handler calls.
  var handlerCalls: Limit { limit(12, "nested calls") }

  /// Deliveries of routes from emitters to handlers, all together.
  var deliveries: Limit { limit(4000, "deliveries of routes") }

  // MARK: names, types and the rest

  /// Counted from the nearest: lists for each type of a long chain would take quadratic memory.
  var supertypes: Limit { limitOfPlace(128, "supertypes of one type") }

  /// The stack of a thread sets this.
  var typeDepth: Limit { limit(80, "nested types") }

  /// Base classes that pass generic arguments on.
  var genericSupertypes: Limit { limit(24, "consecutive generic supertypes") }

  /// A question that all callers ask before they call a function is a condition of what the function shows.
  var questionCallers: Limit { limitOfWords(3, "callers between a place and the question before it") }

  /// Functions that are searched upwards for a handler of links.
  var linkHandlerCallers: Limit { limit(200, "callers between a handler of links and a place") }

  /// Variables that hold a link, or a value read from one.
  var outsideValues: Limit { limit(4000, "variables with data from outside the app") }

  /// Callers of wrappers that take screens off.
  var backCallers: Limit { limit(500, "callers that decide to go back") }

  /// Views that are looked through for a way out.
  var passiveTypes: Limit { limit(30, "types in a screen without a way out") }

  /// Casts and names around what comes out of a nib.
  var nibDepth: Limit { limit(24, "consecutive expressions") }

  /// Casts and variables between a destination and the parameter that it came by.
  var destinationCasts: Limit { limit(4, "consecutive casts") }

  /// Stacks that show values of one type, as near to a place as one another.
  var registrationsOfType: Limit { limitOfPlace(40, "stacks that show values of one type") }

  /// Containers of a storyboard around a scene.
  var containedScenes: Limit { limit(8, "nested scenes") }

  /// What is put into a property that holds a delegate is followed this far.
  var delegateValues: Limit { limit(16, "variables that pass on a delegate") }
}
