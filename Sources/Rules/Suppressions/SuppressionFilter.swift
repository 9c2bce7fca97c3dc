import NavigationModel

/// A comment for navlint.
public struct SourceDirective: Hashable, Sendable {
  public var location: SourceLocation
  /// From `navlint:` to the end of the comment.
  public var text: String

  public init(location: SourceLocation, text: String) {
    self.location = location
    self.text = text
  }
}

/// Applies the suppressions in the sources to the rules' findings.
public struct SuppressionFilter: Sendable {
  /// The ids that a suppression may name.
  public var known: Set<String>
  /// The ids of the rules that ran everywhere: an unused suppression is only known for these.
  public var ran: Set<String>
  /// The ids of the rules that no comment can silence.
  public var unsuppressible: Set<String>

  public init(known: Set<String>, ran: Set<String>, unsuppressible: Set<String> = []) {
    self.known = known
    self.ran = ran
    self.unsuppressible = unsuppressible
  }

  public struct Result: Hashable, Sendable {
    public var findings: [Finding]
    public var suppressed: [SuppressedFinding]
  }

  /// One rule in one comment, and the lines that it covers.
  private struct Span {
    var rule: String
    var lines: ClosedRange<Int>
    var directive: Int
    var reason: String?
    var isUsed = false
  }

  /// The spans of one file, indexed so that a finding's spans are found without a scan.
  private struct Spans {
    var all: [Span] = []
    /// Spans of one line, by that line.
    private var single: [Int: [Int]] = [:]
    /// Spans of many lines, by rule; in the file's order, and no two of a rule overlap.
    private var regions: [String: [Int]] = [:]

    mutating func append(_ span: Span, isRegion: Bool) {
      if isRegion {
        regions[span.rule, default: []].append(all.count)
      } else {
        single[span.lines.lowerBound, default: []].append(all.count)
      }
      all.append(span)
    }

    func hits(_ rule: String, line: Int) -> [Int] {
      let here = (single[line] ?? []).filter { all[$0].rule == rule || all[$0].rule == Suppression.all }
      return here + [rule, Suppression.all].compactMap { region(of: $0, line: line) }
    }

    private func region(of rule: String, line: Int) -> Int? {
      guard let places = regions[rule] else { return nil }
      // The last region that starts at the line or before it.
      var low = 0
      var high = places.count
      while low < high {
        let middle = (low + high) / 2
        if all[places[middle]].lines.lowerBound <= line { low = middle + 1 } else { high = middle }
      }
      guard low > 0, all[places[low - 1]].lines.contains(line) else { return nil }
      return places[low - 1]
    }
  }

  /// The remaining findings, and those that the directives silence.
  ///
  /// - Parameters:
  ///   - directives: of all files, in any order.
  ///   - findings: of all files, in any order.
  public func apply(_ directives: [SourceDirective], to findings: [Finding]) -> Result {
    let directives = directives.sorted { ($0.location, $0.text) < ($1.location, $1.text) }
    var own: [Finding] = []
    var spans: [String: Spans] = [:]
    var start = directives.startIndex
    while start < directives.endIndex {
      let file = directives[start].location.file
      let end = directives[start...].firstIndex { $0.location.file != file } ?? directives.endIndex
      spans[file] = self.spans(directives, start..<end, &own)
      start = end
    }

    var result = Result(findings: [], suppressed: [])
    // Suppressions can be suppressed: their own findings are filtered like any other.
    for finding in findings + own { sort(finding, &spans, directives, &result) }
    for finding in unused(spans, directives) { sort(finding, &spans, directives, &result) }
    return result
  }

  private func sort(
    _ finding: Finding, _ spans: inout [String: Spans], _ directives: [SourceDirective], _ result: inout Result
  ) {
    let file = finding.location.file
    let hits =
      unsuppressible.contains(finding.rule) ? [] : spans[file]?.hits(finding.rule, line: finding.location.line) ?? []
    guard let first = hits.first, let span = spans[file]?.all[first] else {
      result.findings.append(finding)
      return
    }
    for index in hits { spans[file]?.all[index].isUsed = true }
    result.suppressed.append(
      SuppressedFinding(finding: finding, reason: span.reason, location: directives[span.directive].location))
  }

  private func mistake(in rule: String) -> String? {
    if unsuppressible.contains(rule) {
      return "No comment suppresses '\(rule)'. Set its level in the configuration."
    }
    if rule == Suppression.all || known.contains(rule) { return nil }
    let nearest = Spelling.nearest(to: rule, in: known.sorted()).map { " Did you mean '\($0)'?" } ?? ""
    return
      "There is no rule '\(Wording.name(rule))', so nothing is suppressed.\(nearest) 'navlint rules' lists all."
  }

  private static func lines(_ scope: Suppression.Scope, from line: Int) -> ClosedRange<Int> {
    switch scope {
    case .this: line...line
    case .next: (line + 1)...(line + 1)
    case .previous: (line - 1)...(line - 1)
    case .onward: line...Int.max
    }
  }

  /// `enable all` ends every open suppression; `enable` of one rule ends only its own.
  ///
  /// - Returns: whether any was open.
  private func end(_ rule: String, at line: Int, _ open: inout [String: Int], _ spans: inout Spans) -> Bool {
    let ended = rule == Suppression.all ? open.keys.sorted() : [rule].filter { open[$0] != nil }
    for rule in ended {
      guard let place = open.removeValue(forKey: rule) else { continue }
      spans.all[place].lines = spans.all[place].lines.lowerBound...max(spans.all[place].lines.lowerBound, line)
    }
    return !ended.isEmpty
  }

  /// The spans of one file, and the faults of its comments.
  private func spans(_ directives: [SourceDirective], _ range: Range<Int>, _ problems: inout [Finding]) -> Spans {
    var spans = Spans()
    /// By rule, the span that is open to the end of the file.
    var open: [String: Int] = [:]
    for index in range {
      let directive = directives[index]
      let line = directive.location.line
      let suppression: Suppression
      do throws(Suppression.Malformed) { suppression = try Suppression(directive.text) } catch {
        problems.append(invalid(error.message, directive))
        continue
      }
      for rule in suppression.rules {
        if let mistake = mistake(in: rule) {
          problems.append(invalid(mistake, directive))
          continue
        }
        if !suppression.isDisabling {
          if !end(rule, at: line, &open, &spans) {
            problems.append(
              unusedFinding(
                "'\(rule)' is not disabled here, so there is nothing to enable. Remove the comment.", directive))
          }
          continue
        }
        let lines = Self.lines(suppression.scope, from: line)
        let isRegion = suppression.scope == .onward
        if isRegion, let first = open[rule] {
          let since = directives[spans.all[first].directive].location.line
          problems.append(
            unusedFinding("'\(rule)' is already disabled, since line \(since). Remove the comment.", directive))
          continue
        }
        if isRegion { open[rule] = spans.all.count }
        spans.append(Span(rule: rule, lines: lines, directive: index, reason: suppression.reason), isRegion: isRegion)
      }
    }
    return spans
  }

  private func unused(_ spans: [String: Spans], _ directives: [SourceDirective]) -> [Finding] {
    var findings: [Finding] = []
    for (_, spans) in spans.sorted(by: { $0.key < $1.key }) {
      for span in spans.all
      where !span.isUsed && (span.rule == Suppression.all || ran.contains(span.rule))
        && span.rule != UnusedSuppressionRule.id
      {
        let what = span.rule == Suppression.all ? "any rule" : "'\(span.rule)'"
        let place = span.lines.upperBound == Int.max ? "from here on" : "in line \(span.lines.lowerBound)"
        findings.append(
          unusedFinding(
            "Nothing \(place) is reported by \(what), so the suppression does nothing. Remove it.",
            directives[span.directive]))
      }
    }
    return findings
  }

  private func unusedFinding(_ message: String, _ directive: SourceDirective) -> Finding {
    Finding(
      rule: UnusedSuppressionRule.id, severity: .warning, message: message, location: directive.location,
      subject: Wording.name(directive.text))
  }

  private func invalid(_ message: String, _ directive: SourceDirective) -> Finding {
    Finding(
      rule: InvalidSuppressionRule.id, severity: .warning, message: message, location: directive.location,
      subject: Wording.name(directive.text))
  }
}

private func < (a: (SourceLocation, String), b: (SourceLocation, String)) -> Bool { a.0 == b.0 ? a.1 < b.1 : a.0 < b.0 }
