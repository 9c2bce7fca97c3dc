/// What to compare: `BASE..HEAD`, `BASE...HEAD` (from the common ancestor), or `BASE` with the working tree.
public struct RevisionRange: Hashable, Sendable {
  public var base: String
  /// nil for the working tree.
  public var head: String?
  /// Compare with the common ancestor, not with the base itself.
  public var isFromMergeBase: Bool

  /// As git reads it: an empty side is `HEAD`.
  public init(_ text: String) {
    isFromMergeBase = text.contains("...")
    guard let dots = text.firstRange(of: isFromMergeBase ? "..." : "..") else {
      base = text
      head = nil
      return
    }
    base = dots.lowerBound == text.startIndex ? "HEAD" : String(text[..<dots.lowerBound])
    head = dots.upperBound == text.endIndex ? "HEAD" : String(text[dots.upperBound...])
  }

  /// The commits, by their full names; nil for the working tree.
  public func commits(in repository: GitRepository) throws(WorkspaceError) -> (base: String, head: String?) {
    if isFromMergeBase {
      return (
        try repository.mergeBase(base, head ?? "HEAD"),
        try head.map { name throws(WorkspaceError) in try repository.commit(name) }
      )
    }
    let names = try repository.commits([base] + (head.map { [$0] } ?? []))
    return (names[0], head == nil ? nil : names[1])
  }
}
