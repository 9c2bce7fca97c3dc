import Dialects

/// Facts about Apple's frameworks are the dialects'; rules read them here, too.
package typealias SDK = Dialects.SDK

extension SDK {
  /// Types of a few members of Apple's classes that lead from one object to the next.
  static let memberTypes: [String: TypeExpression] =
    memberClasses.mapValues { .external($0, []) }.merging(memberLists.mapValues { .array(.external($0, [])) }) { a, _ in a }
}
