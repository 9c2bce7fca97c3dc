/// Swift's own library: collections, and calls that run their closure.
extension SDK {
  /// Methods of Swift's collections and optionals whose closure constructs a part of the result.
  package static let transformations: Set<String> = [
    "map", "compactMap", "flatMap", "first", "last", "filter", "reduce", "contains", "sorted", "min", "max",
  ]

  /// Methods of Swift's collections that pass elements to a closure.
  package static let elementMethods: Set<String> = transformations.union([
    "forEach", "allSatisfy", "firstIndex", "removeAll",
  ])

  /// Types of key paths.
  package static let keyPaths: Set<String> = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]

  /// Types of whole numbers.
  package static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Methods of Swift's collections that put something in.
  package static let additions: Set<String> = ["append", "insert"]

  /// Methods of Swift's collections that take something out.
  package static let removals: Set<String> = [
    "remove", "removeAll", "removeFirst", "removeLast", "popLast", "removeSubrange",
  ]

  /// Methods and functions that run a closure before they return.
  package static let runningAtOnce: Set<String> = elementMethods.union([
    "sync", "performAndWait", "performWithoutAnimation", "withAnimation", "withTransaction", "withLock",
    "autoreleasepool",
  ])

  /// Methods that remove the last element of a collection.
  package static let removalsOfLast: Set<String> = ["removeLast", "popLast"]

  /// Methods that remove elements of collections of any kind.
  package static let removalsOfAnyKind: Set<String> = removals.union(["popFirst", "removeValue"])

  /// Members that return no element of a collection.
  package static let countings: Set<String> = ["count", "first", "last"]

  /// Uses of a dictionary that need none of its keys.
  package static let keylessUses: Set<String> = ["isEmpty", "count", "removeAll", "values"]

  /// Types of literals and of values that consist of text or numbers.
  package static let plainValues: Set<String> = ["String", "Bool", "URL", "Date"]

  /// Members that every type has by itself, as a name after a dot: not a case or member that the app declares.
  package static let membersOfTypes: Set<String> = ["self", "init", "allCases"]

  /// Calls that run a closure immediately, or pass it to a queue unchanged.
  package static let runningNow: Set<String> = [
    "map", "forEach", "compactMap", "flatMap", "async", "performWithoutAnimation", "Task", "sync",
  ]

  /// Methods of collections that take an element.
  package static let takingElements: Set<String> = [
    "append", "insert", "contains", "firstIndex", "lastIndex", "remove", "index", "yield", "replaceSubrange",
  ]

  /// Types whose initialiser keeps its first argument.
  package static let boxes: Set<String> = [
    "State", "StateObject", "ObservedObject", "Bindable", "Published", "Optional", "Array", "Set", "NavigationPath",
    "Unmanaged", "AnyHashable",
  ]

  /// Members of collections that are one of the elements.
  package static let elements: Set<String> = ["first", "last", "randomElement"]

  /// Methods of collections that return one of the elements.
  package static let returningElements: Set<String> = elements.union(removalsOfLast).union([
    "removeFirst", "popFirst", "remove",
  ])

  /// Methods of collections that choose one of the elements without an index.
  package static let choosingElements: Set<String> = elements.union(removalsOfLast).union([
    "removeFirst", "element", "min", "max",
  ])

  /// Methods of collections that return the elements in another order, or a part of them.
  package static let rearrangements: Set<String> = [
    "sorted", "reversed", "prefix", "suffix", "dropFirst", "dropLast", "shuffled",
  ]

  /// Methods of collections whose result has the elements of the collection.
  package static let keepingElements: Set<String> = rearrangements.union(["filter", "enumerated"])

  /// Functions that return what their closure returns.
  package static let returningOfClosures: Set<String> = [
    "withAnimation", "withTransaction", "MainActor", "autoreleasepool", "measure",
  ]

  /// Methods that remove values from a path; the last, unless they take a number.
  package static let shorteningPaths: Set<String> = removalsOfLast.union([
    "pop", "remove", "removeFirst", "removeSubrange",
  ])

  /// Methods of queues that run a closure there.
  package static let runningOnQueues: Set<String> = ["async", "sync", "asyncAfter", "addOperation"]

  /// Methods whose documentation says that the completion may run on any queue, with the types that have them.
  package static let completingOnAnyQueue: [String: [String]] = [
    "dataTask": ["URLSession"], "uploadTask": ["URLSession"], "downloadTask": ["URLSession"],
    "evaluatePolicy": ["LAContext"],
    "requestAuthorization": ["UNUserNotificationCenter", "PHPhotoLibrary", "SFSpeechRecognizer"],
    "getNotificationSettings": ["UNUserNotificationCenter"],
    "requestAccess": ["AVCaptureDevice", "CNContactStore", "EKEventStore"],
    "performBackgroundTask": ["NSPersistentContainer"],
  ]

  /// Methods that compare the start, the end, a part or a pattern of a text.
  package static let comparingStarts: Set<String> = ["hasPrefix", "starts"]
  package static let comparingEnds: Set<String> = ["hasSuffix"]
  package static let comparingParts: Set<String> = ["contains", "localizedCaseInsensitiveContains"]
  package static let comparingPatterns: Set<String> = ["firstMatch", "wholeMatch", "prefixMatch", "matches"]

  /// Methods of collections and optionals that return what their closure returns.
  package static let mappings: Set<String> = ["map", "flatMap", "compactMap"]

  /// Methods that query a collection and return no element.
  package static let questionsOfCollections: Set<String> = [
    "contains", "allSatisfy", "firstIndex", "lastIndex", "isDisjoint", "isSubset", "isSuperset",
  ]

  /// Methods that change the contents of a collection.
  package static let changesOfCollections: Set<String> = additions.union(removals)

  /// The same, and the names that apps use for methods of their own.
  package static let changesByAnyName: Set<String> = changesOfCollections.union(["pop"])

  /// Methods that remove the last values of a path.
  package static let popsOfPaths: Set<String> = ["removeLast", "popLast", "removeAll", "removeSubrange"]

  /// Calls that run their closure right where they are written.
  package static let runningInPlace: Set<String> = [
    "forEach", "map", "compactMap", "flatMap", "filter", "withAnimation", "withTransaction",
    "performWithoutAnimation", "withLock", "first", "contains", "reduce",
  ]

  /// Members of collections: a receiver of unknown type is more likely a collection than the one type in the tree that
  /// has a method of this name.
  package static let collectionMethods: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "popLast", "contains", "map", "compactMap",
    "flatMap", "filter", "forEach",
    "first", "last", "reduce", "sorted", "sort", "reversed", "joined", "index", "firstIndex", "lastIndex", "min", "max",
    "enumerated", "prefix", "suffix", "dropFirst",
    "dropLast", "union", "subtract", "merge", "replaceSubrange", "swapAt", "shuffled", "split", "allSatisfy",
  ]

  /// Calls that run a closure as soon as their queue or actor is free.
  package static let handingToQueuesAtOnce: Set<String> = ["Task", "async", "run"]

  /// The same, and calls that do so later or with an animation.
  package static let handingToQueues: Set<String> = handingToQueuesAtOnce.union(["asyncAfter", "withAnimation"])
}
