/// Swift's own library: collections, and calls that run what they are given.
extension SDK {
  /// Methods of Swift's collections and optionals whose closure makes a part of what they answer.
  package static let transformations: Set<String> = [
    "map", "compactMap", "flatMap", "first", "last", "filter", "reduce", "contains", "sorted", "min", "max",
  ]

  /// Methods of Swift's collections that hand elements to a closure.
  package static let elementMethods: Set<String> = transformations.union(["forEach", "allSatisfy", "firstIndex", "removeAll"])

  /// Types of key paths.
  package static let keyPaths: Set<String> = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]

  /// Types of whole numbers.
  package static let integers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// Methods of Swift's collections that put something in.
  package static let additions: Set<String> = ["append", "insert"]

  /// Methods of Swift's collections that take something out.
  package static let removals: Set<String> = ["remove", "removeAll", "removeFirst", "removeLast", "popLast", "removeSubrange"]

  /// Methods and functions that run a closure before they return.
  package static let runningAtOnce: Set<String> = elementMethods.union([
    "sync", "performAndWait", "performWithoutAnimation", "withAnimation", "withTransaction", "withLock",
    "autoreleasepool",
  ])

  /// What takes the last element off a collection.
  package static let removalsOfLast: Set<String> = ["removeLast", "popLast"]

  /// What takes elements out of collections of any kind.
  package static let removalsOfAnyKind: Set<String> = removals.union(["popFirst", "removeValue"])

  /// Questions that let no element out of a collection.
  package static let countings: Set<String> = ["count", "first", "last"]

  /// Uses of a dictionary that ask for none of its keys.
  package static let keylessUses: Set<String> = ["isEmpty", "count", "removeAll", "values"]

  /// Types of literals and values that are made of text or numbers.
  package static let plainValues: Set<String> = ["String", "Bool", "URL", "Date"]

  /// What a type has of itself, as a name after a dot: no case and no member that the app declares.
  package static let membersOfTypes: Set<String> = ["self", "init", "allCases"]
}
