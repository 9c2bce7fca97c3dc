/// What two sorted lists of lines do not share, readable in a test's output.
struct LineDifference: CustomStringConvertible {
  var missing: [String]
  var extra: [String]

  init(expected: [String], found: [String]) {
    let (expectedSet, foundSet) = (Set(expected), Set(found))
    missing = expected.filter { !foundSet.contains($0) }
    extra = found.filter { !expectedSet.contains($0) }
  }

  var isEmpty: Bool { missing.isEmpty && extra.isEmpty }

  var description: String {
    "\(missing.count) missing, \(extra.count) extra\n"
      + (missing.map { "- \($0)\n" } + extra.map { "+ \($0)\n" }).joined()
  }
}
