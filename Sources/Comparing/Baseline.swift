import NavigationModel

/// Findings that a team has accepted for now.
///
/// An entry is a finding's identity: its rule, its subject, and its number among similar findings; never a line or a
/// message. So a baseline survives moved, reindented and reworded code, and notices a renamed screen.
public struct Baseline: Hashable, Sendable {
  public var entries: Set<FindingIdentity>
  /// The paths that were read for it, relative to its folder, sorted; nil where it does not state them.
  public var scope: [String]?

  public init(entries: Set<FindingIdentity> = [], scope: [String]? = nil) {
    self.entries = entries
    self.scope = scope
  }

  /// - Parameter exempt: rules whose findings are never accepted.
  public init(of findings: [Finding], exempt: Set<String> = []) {
    entries = Set(findings.map(\.identity).filter { !exempt.contains($0.rule) })
  }

  /// The effect of a baseline on a run.
  public struct Outcome: Hashable, Sendable {
    /// Findings that are not accepted, in order.
    public var remaining: [Finding]
    public var accepted: [Finding]
    /// Entries that no finding matches any more, in order.
    public var stale: [FindingIdentity]
    /// Entries without a match, in order, that may still be valid: not everything was read.
    public var unknown: [FindingIdentity] = []
  }

  /// - Parameters:
  ///   - exempt: rules whose entries do not count.
  ///   - ran: the rules that ran; entries of others are not stale, there is just no finding to match.
  ///   - isWhole: whether all sources of the baseline were read completely. An entry does not name the file of its
  ///     finding, and a way to a screen may be in any: so if not, no entry is stale.
  public func apply(to findings: [Finding], exempt: Set<String> = [], ran: Set<String>, isWhole: Bool = true)
    -> Outcome
  {
    func isAccepted(_ finding: Finding) -> Bool { entries.contains(finding.identity) && !exempt.contains(finding.rule) }
    let unmatched = entries.subtracting(findings.map(\.identity)).filter {
      ran.contains($0.rule) || exempt.contains($0.rule)
    }.sorted()
    return Outcome(
      remaining: findings.filter { !isAccepted($0) }, accepted: findings.filter(isAccepted),
      stale: unmatched.filter { isWhole || exempt.contains($0.rule) },
      unknown: unmatched.filter { !isWhole && !exempt.contains($0.rule) })
  }

  /// The new version of this baseline: the findings, and the entries that this run cannot judge.
  ///
  /// - Parameters:
  ///   - exempt: rules whose findings are never accepted.
  ///   - ran: the rules that ran.
  ///   - isWhole: as for ``apply(to:exempt:ran:isWhole:)``.
  public func renewed(with findings: [Finding], exempt: Set<String> = [], ran: Set<String>, isWhole: Bool)
    -> (baseline: Baseline, kept: [FindingIdentity])
  {
    let new = Baseline(of: findings, exempt: exempt).entries
    let kept = entries.subtracting(new).filter { !exempt.contains($0.rule) && (!isWhole || !ran.contains($0.rule)) }
    return (Baseline(entries: new.union(kept), scope: scope), kept.sorted())
  }
}

/// The text of a baseline: a heading, then one entry a line, sorted, so that two branches merge without conflict.
extension Baseline {
  static let heading = "# navlint baseline, version 1. One accepted finding per line: rule, subject."

  public var text: String {
    ([Self.heading] + (scope ?? []).map { Self.scopeStart + Self.escaped($0) }
      + entries.map(Self.line).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }).map { $0 + "\n" }
      .joined()
  }

  /// A comment for versions of navlint without scopes.
  private static let scopeStart = "# covers: "

  /// `rule  subject`, with `  #2` for the second of similar findings.
  private static func line(_ entry: FindingIdentity) -> String {
    "\(entry.rule)\t\(escaped(entry.subject))" + (entry.occurrence == 1 ? "" : "\t#\(entry.occurrence)")
  }

  /// A line that is no entry.
  public struct SyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
    public var line: Int
    public var message: String
    public var description: String { "line \(line): \(message)" }
  }

  public init(parsing text: String) throws(SyntaxError) {
    entries = []
    var paths: Set<String> = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      if line.hasPrefix(Self.scopeStart) {
        paths.insert(Self.unescaped(line.dropFirst(Self.scopeStart.count)))
        continue
      }
      if line.hasPrefix("#") {
        try Self.checkHeading(line, at: index + 1)
        continue
      }
      if line.allSatisfy(\.isWhitespace) { continue }
      if line.hasPrefix("<<<<<<<") || line.hasPrefix(">>>>>>>") || line.hasPrefix("=======") {
        throw SyntaxError(
          line: index + 1, message: "git left a merge conflict here. Keep the lines of both sides and delete the marks."
        )
      }
      entries.insert(try Self.entry(line, at: index + 1))
    }
    scope = paths.isEmpty ? nil : paths.sorted()
  }

  private static func checkHeading(_ line: Substring, at number: Int) throws(SyntaxError) {
    let start = "# navlint baseline, version "
    guard line.hasPrefix(start) else { return }
    guard line.dropFirst(start.count).prefix(while: \.isNumber) == "1" else {
      throw SyntaxError(
        line: number,
        message: "this version of navlint reads baselines of version 1. Write the baseline again with --write-baseline."
      )
    }
  }

  private static func entry(_ line: Substring, at number: Int) throws(SyntaxError) -> FindingIdentity {
    let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, !parts[0].allSatisfy(\.isWhitespace) else {
      throw SyntaxError(
        line: number, message: "this is not an entry. An entry is a rule, a tab, and the finding's subject.")
    }
    var occurrence = 1
    if parts.count == 3 {
      guard parts[2].hasPrefix("#"), let value = Int(parts[2].dropFirst()), value > 0 else {
        throw SyntaxError(
          line: number, message: "after a second tab comes the number of the finding among equal ones, as in '#2'.")
      }
      occurrence = value
    }
    return FindingIdentity(rule: String(parts[0]), subject: unescaped(parts[1]), occurrence: occurrence)
  }

  /// On one line, without a tab, and reversible: `\` escapes, and unsafe characters become their code.
  static func escaped(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\\" {
        out.append(contentsOf: "\\\\".unicodeScalars)
      } else if PlainText.isUnsafe(scalar) {
        out.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        out.append(scalar)
      }
    }
    return String(out)
  }

  static func unescaped(_ text: Substring) -> String {
    var out = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\" else {
        out.append(scalar)
        continue
      }
      if rest.first == "u", rest.dropFirst().first == "{", let end = rest.firstIndex(of: "}"),
        let value = UInt32(String(Substring(rest[rest.index(rest.startIndex, offsetBy: 2)..<end])), radix: 16),
        let code = Unicode.Scalar(value)
      {
        out.append(code)
        rest = rest[rest.index(after: end)...]
      } else if let next = rest.popFirst() {
        out.append(next)
      }
    }
    return String(out)
  }
}
