/// A changed file, as a person names it.
public struct ChangedFile: Hashable, Sendable {
  /// Relative to the sources' folder, or to the current folder.
  public var path: String
  /// 1-based; nil for all of them.
  public var lines: ClosedRange<Int>?

  public init(path: String, lines: ClosedRange<Int>? = nil) {
    self.path = path
    self.lines = lines
  }

  /// `Home.swift`, `Home.swift:12` or `Home.swift:12-20`. What does not read as lines is part of the name.
  public init(_ text: String) {
    self.init(path: text)
    guard let colon = text.lastIndex(of: ":") else { return }
    let ends = text[text.index(after: colon)...].split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard let first = ends.first.flatMap(\.self), let last = ends.last.flatMap(\.self), ends.count <= 2,
      first >= 1, last >= first
    else { return }
    self.init(path: String(text[..<colon]), lines: first...last)
  }
}
