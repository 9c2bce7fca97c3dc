import SourceFacts

/// What ``Semantics`` has answered.
struct SemanticsMemory {
  // MARK: names

  var lookups = Memo<LookupKey, Declaration?>()
  /// The names that long blocks declare.
  var blockNames = Memo<Ref, BlockNames>()
  var globalTypes = Memo<GlobalTypeKey, GlobalType>()
  var memberLists = Memo<MemberKey, [Ref]>()
  /// Of a call whose arguments have the types that it decides, the callee is unknown.
  var callees = Memo<Ref, Callee>(whileOpen: .external)
  /// Names of variables that hold values of a callable type.
  var callableNames = Memo<TypeID, Set<Symbol>>()
  /// Names of stream methods whose result pairs each value with an object.
  var ownerOperatorNames = Once<Set<Symbol>>()
  /// Names of methods that the app adds to streams and that pass values on unchanged.
  var passingOperatorNames = Once<Set<Symbol>>()

  // MARK: types

  var expressionTypes = Memo<Ref, TypeExpression>()
  /// Whether a child of a dictionary literal is a key.
  var dictionaryKeys = Memo<Ref, Bool>()
  var supertypeLists: TypeMemo<[TypeID]>
  /// The direct supertypes of the types that have some.
  var directLists = Memo<TypeID, [TypeID]>()
  /// The names of the direct supertypes of types with too many supertypes.
  var directNames = Memo<TypeID, [String]>()
  /// The names of all supertypes. A type among its own supertypes adds none.
  var externalSupertypes: TypeMemo<Set<String>>
  /// Conforming and inheriting types, direct.
  var subtypeLists = Once<[TypeID: [TypeID]]>()
  var subtypeTrees: TypeMemo<[TypeID]>
  var rootLists: TypeMemo<[TypeID]>
  /// Requirements of protocols, with whether only the SDK implements them.
  var foreignRequirements = Memo<Ref, Bool>()
  /// Associated types of protocols for which all conforming types name the same type; none for one that leads back to
  /// itself.
  var witnesses = Memo<MemberKey, TypeExpression?>(whileOpen: nil)
  /// The types for a protocol's associated type, by its name and the conforming type.
  var ownWitnesses = Memo<WitnessKey, TypeExpression?>(whileOpen: nil)
  var erasures = Memo<TypeID, Erasure?>()

  // MARK: what types are

  var viewTypes: TypeMemo<Bool>
  var controllerTypes: TypeMemo<Bool>
  /// Base classes of libraries that are controllers; none while they are found.
  var unreadControllers = Once<Set<String>>(whileOpen: [])
  var stackFacades = Memo<TypeID, Bool>()
  var boxes = Memo<TypeID, Box?>()
  /// Functions that the app adds to all controllers to add a child, by the parameter that is the child.
  var childTakers = Once<[Ref: Ref]>()
  /// The methods of the app's own controllers that add a child.
  var childHelpers = Once<[Ref: ChildSource]>()
  /// The types of these methods.
  var childHelperTypes = Once<Set<TypeID>>()

  // MARK: texts

  /// The key lookups in the functions and properties that return a localised string.
  var keyLookups = Memo<Ref, Ref?>()
  /// The keys of string tables by their letters and digits, for code that refers to generated constants.
  var spelledKeys = Once<[String: [StringTables.Key]]>()
  /// Whether the members of a type that no source declares spell keys.
  var textTypes = Memo<Symbol, Bool>()

  /// - Parameter types: the number of types in the program.
  init(types: Int) {
    supertypeLists = TypeMemo(types: types)
    externalSupertypes = TypeMemo(types: types, whileOpen: [])
    subtypeTrees = TypeMemo(types: types)
    rootLists = TypeMemo(types: types)
    viewTypes = TypeMemo(types: types)
    controllerTypes = TypeMemo(types: types)
  }

  struct LookupKey: Hashable {
    var name: Symbol
    var place: Ref
    func _rawHashValue(seed: Int) -> Int { spread(place, Int(name), seed: seed) }
  }

  struct MemberKey: Hashable {
    var name: Symbol
    var type: TypeID
    func _rawHashValue(seed: Int) -> Int { spread(UInt64(name), UInt64(truncatingIfNeeded: type), seed: seed) }
  }

  struct WitnessKey: Hashable {
    var name: Symbol
    var asked: TypeID
    var type: TypeID
  }

  struct GlobalTypeKey: Hashable {
    var name: Symbol
    var file: UInt32
  }

  enum GlobalType {
    case alias(Ref)
    case declared(TypeID)
    case foreign
  }
}
