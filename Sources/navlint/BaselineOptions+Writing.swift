import Comparing
import NavigationModel
import Rules
import Workspace

/// Writing a baseline. Entries that this run cannot judge stay in it.
extension BaselineOptions {
  /// Writes a baseline; an existing one only grows where that is allowed.
  func write(_ run: Run, _ exempt: Set<String>, to file: String) throws {
    let old = TextFile.exists(file) ? try read(file) : Baseline()
    let (new, kept) = renewed(old, run, exempt, file)
    let additions = new.entries.subtracting(old.entries).sorted()
    if !allowAdditions, TextFile.exists(file), let first = additions.first {
      throw UsageError(
        "'\(PlainText.line(file))' would grow by \(additions.count) \(additions.count == 1 ? "finding" : "findings"), the first is "
          + "'\(Self.line(first))'. Fix the new findings, or accept them with --allow-additions."
      )
    }
    try AtomicFile.write(Array(new.text.utf8), to: file, toDevices: true)
    tell(kept, of: file, run, old) { "kept \($0) without a finding" }
  }

  /// Updates a baseline, and reports added and removed entries: nothing is accepted unseen.
  func update(_ file: String, _ run: Run, _ exempt: Set<String>) throws {
    let old = try read(file)
    let (new, kept) = renewed(old, run, exempt, file)
    // A file with equal entries stays as it is, with its comments.
    if new != old { try AtomicFile.write(Array(new.text.utf8), to: file, toDevices: true) }
    let added = new.entries.subtracting(old.entries).sorted()
    let removed = old.entries.subtracting(new.entries).sorted()
    let count = "\(new.entries.count) \(new.entries.count == 1 ? "entry" : "entries")"
    Output.note("\(PlainText.line(file)): \(added.count) added, \(removed.count) removed; now \(count).")
    Self.list(added, "+")
    Self.list(removed, "-")
    tell(kept, of: file, run, old) { "kept \($0) without a finding" }
  }

  private func renewed(_ old: Baseline, _ run: Run, _ exempt: Set<String>, _ file: String) -> (
    Baseline, [FindingIdentity]
  ) {
    let scope = run.scope(seenFrom: file)
    let isWhole = run.unread == 0 && scope.covers(old.scope)
    var (new, kept) = old.renewed(
      with: run.findings + run.echoes.map(\.finding), exempt: exempt, ran: run.rules, isWhole: isWhole)
    new.scope = scope.covers(old.scope) ? scope.paths : scope.with(old.scope)
    return (new, kept)
  }

  private static let mostListed = 20

  private static func list(_ entries: [FindingIdentity], _ mark: String) {
    for entry in entries.prefix(mostListed) { Output.tell("  \(mark) \(line(entry))\n") }
    let rest = entries.count - mostListed
    if rest > 0 { Output.tell("  \(mark) and \(rest) more\n") }
  }

  private static func line(_ entry: FindingIdentity) -> String {
    "\(PlainText.line(entry.rule)) \(PlainText.line(entry.subject))"
  }
}
