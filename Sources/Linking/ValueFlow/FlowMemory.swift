import SourceFacts

/// What ``DataFlow`` has answered.
struct FlowMemory {
  // MARK: calls

  var callerLists = Memo<Ref, [Ref]>()
  var functionCalls = Memo<Symbol, [Ref: [Ref]]>()
  var superCallLists = Once<[Ref: [Ref]]>()
  var callsByType = Memo<String, [TypeID: [Ref]]>()
  var assignmentsByType = Memo<String, [TypeID: [Ref]]>()
  /// Calls of a name on values of a type that a library declares, by that type's name.
  var callsOnLibraryTypes = Memo<Symbol, [String: [Ref]]>()
  /// The app's subclasses and conforming types of a library's type, by its name.
  var heirsOfLibraryTypes = Once<[String: [TypeID]]>()
  var namedConstructions = Memo<Symbol, [TypeID: [Ref]]>()
  var unnamedConstructionLists = Once<[TypeID: [Ref]]>()
  var lookUpLists = Once<[TypeID: [Ref]]>()
  /// Calls that construct an enum's cases with payloads, by the enum.
  var madeActions = Memo<TypeID, [Ref]>()
  /// The branches that leave the function, by the block they stand in.
  var exitLists = Memo<Ref, [DataFlow.Exit]>()

  // MARK: closures and functions as values

  var runLists = Memo<Ref, [Ref]>()
  var handOverLists = Memo<Ref, [Ref]>()
  var callLists = Memo<Ref, [Ref]>()
  /// A function that is handed to itself is not called by that.
  var handedCallLists = Memo<Ref, [Source]>(whileOpen: [])
  var handedMentionLists = Memo<Symbol, [Ref: [Ref]]>()

  // MARK: variables

  var writeLists = Memo<Ref, [Ref]>()
  /// An alias of its own aliases has no further ones.
  var aliasLists = Memo<Ref, [Ref]>(whileOpen: [])
  var usesByName = Memo<DataFlow.UseOfName, [Ref: [Ref]]>()
  /// Several answers for one name: each kind of use is found when it is asked for.
  var usesByVariable: [Symbol: DataFlow.UsesByVariable] = [:]
  /// Values assigned to a property by name on an object of unknown type, by the nearest property.
  var untypedWrites = Memo<Symbol, [Ref: [Ref]]>()
  var declarations = Memo<Ref, Ref?>()
  var namedStaticLists = Memo<Symbol, DataFlow.NamedStatics>()
  var environmentReaderLists = Once<[EnvironmentKey: [Ref]]>()
  var memberReaderLists = Once<[Ref: [Ref]]>()
  /// A subscript that reads itself stands for no variable.
  var subscriptVariables = Memo<Ref, Ref?>(whileOpen: nil)
  var subscriptUses = Once<DataFlow.SubscriptUses>()

  // MARK: streams and notifications

  var postLists = Once<DataFlow.PostLists>()
  var streamInputs = Once<[Ref: [Ref]]>()
  var assignedStreams = Once<[Ref: [Ref]]>()
  var assignedPlaces = Once<Set<Ref>>()
  var otherEnds = Once<[Ref: [Ref]]>()
  var keptBindings = Once<[Ref: [Ref]]>()
  var ownStreams = Once<OwnStreams>()
  var ownInputs = Once<[Ref: [DataFlow.OwnInput]]>()
  var addedObservers = Once<Set<Symbol>>()

  // MARK: containers

  var childTakingTypes = Once<Set<TypeID>>()
  var childReleasingTypes = Once<Set<TypeID>>()
}

// Answers about the whole program.
extension DataFlow {
  var streamInputs: [Ref: [Ref]] { memory.streamInputs.answer ?? memory.streamInputs.keep(findStreamInputs()) }

  var assignedStreams: [Ref: [Ref]] {
    memory.assignedStreams.answer ?? memory.assignedStreams.keep(findAssignedStreams())
  }

  /// The streams whose values are written to some variable.
  var assignedPlaces: Set<Ref> {
    memory.assignedPlaces.answer ?? memory.assignedPlaces.keep(Set(assignedStreams.values.joined()))
  }

  /// The variables by which other code puts values into a stream, by the variable that holds the stream.
  var otherEnds: [Ref: [Ref]] { memory.otherEnds.answer ?? memory.otherEnds.keep(findOtherEnds()) }

  /// The constants and parameters that receive a computed binding to a variable.
  var keptBindings: [Ref: [Ref]] { memory.keptBindings.answer ?? memory.keptBindings.keep(findKeptBindings()) }

  /// Classes of the app that work as streams.
  var ownStreams: OwnStreams { memory.ownStreams.answer ?? memory.ownStreams.keep(OwnStreamFinder.find(in: self)) }

  /// The inputs of these streams, by the variable that holds one.
  var ownInputs: [Ref: [OwnInput]] { memory.ownInputs.answer ?? memory.ownInputs.keep(findOwnInputs()) }

  var addedObservers: Set<Symbol> { memory.addedObservers.answer ?? memory.addedObservers.keep(findAddedObservers()) }

  var subscriptUses: SubscriptUses { memory.subscriptUses.answer ?? memory.subscriptUses.keep(findSubscriptUses()) }

  var heirsOfLibraryTypes: [String: [TypeID]] {
    memory.heirsOfLibraryTypes.answer ?? memory.heirsOfLibraryTypes.keep(findHeirsOfLibraryTypes())
  }

  /// Types whose own code adds child controllers.
  var childTakingTypes: Set<TypeID> {
    memory.childTakingTypes.answer ?? memory.childTakingTypes.keep(types(calling: Semantics.childTakings))
  }

  /// The container removes its children: one replaces another.
  func swapsChildren(_ type: TypeID) -> Bool {
    let releasing =
      memory.childReleasingTypes.answer ?? memory.childReleasingTypes.keep(types(calling: Semantics.childReleases))
    return releasing.contains(type)
  }

  private func types(calling names: some Sequence<String>) -> Set<TypeID> {
    Set(names.flatMap(program.callsNamed).compactMap(program.enclosingType))
  }

  /// Nearly all copies need these: they are found once for all.
  func findForAllCopies() {
    _ = (streamInputs, assignedStreams, otherEnds, keptBindings, ownStreams, ownInputs, addedObservers, subscriptUses)
  }
}
