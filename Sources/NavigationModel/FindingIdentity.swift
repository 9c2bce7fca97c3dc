/// The identity of a finding over runs: its rule, its subject, and its number among similar findings.
///
/// Never its line or its words: a finding keeps its identity when code moves to another line or file, and when a later
/// version of navlint words it differently. It is another finding when the screen, route or flow has another name.
public struct FindingIdentity: Hashable, Sendable, Comparable {
  public var rule: String
  public var subject: String
  /// 1 for the first finding with this rule and subject in the order of the report.
  public var occurrence: Int

  public init(rule: String, subject: String, occurrence: Int = 1) {
    self.rule = rule
    self.subject = subject
    self.occurrence = occurrence
  }

  /// 16 hexadecimal digits for the identity, for consumers that want a fingerprint.
  public var fingerprint: String {
    // FNV-1a: stable over platforms and versions, which Swift's own hashing is not. No secret depends on it.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(rule)\0\(subject)\0\(occurrence)".utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  public static func < (a: Self, b: Self) -> Bool {
    a.rule != b.rule ? a.rule < b.rule : a.subject != b.subject ? a.subject < b.subject : a.occurrence < b.occurrence
  }
}

extension Finding {
  public var identity: FindingIdentity { FindingIdentity(rule: rule, subject: subject, occurrence: occurrence) }
}

extension [Finding] {
  /// The findings of one run with their numbers among similar ones, so that no two have one identity. Removing some of
  /// them later does not change the others' numbers.
  public func numbered() -> [Finding] {
    var counts: [FindingIdentity: Int] = [:]
    return map { finding in
      var finding = finding
      finding.occurrence = 1
      let count = counts[finding.identity, default: 0] + 1
      counts[finding.identity] = count
      finding.occurrence = count
      return finding
    }
  }
}
