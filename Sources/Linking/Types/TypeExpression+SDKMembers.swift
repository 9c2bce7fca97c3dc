extension TypeExpression {
  /// The types of a few members of Apple's classes that lead from one object to the next, by the members' names.
  static let sdkMembers: [String: TypeExpression] =
    SDK.memberClasses.mapValues { .external($0, []) }
    .merging(SDK.memberLists.mapValues { .array(.external($0, [])) }) { a, _ in a }
}
