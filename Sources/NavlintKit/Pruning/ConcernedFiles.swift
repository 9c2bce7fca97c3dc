import Fixing
import Linking
import Threads
import Workspace

/// The files that have to be taken apart to know what hangs on dead screens alone.
///
/// To take all apart is to parse the app once more. What the app gets to by names stays, whoever else names it. So only
/// those files count that have a name of what is left, wherever it stands in them.
struct ConcernedFiles {
  private(set) var concerned: [FileContents] = []
  /// Those that cannot be taken apart.
  private(set) var unread: [FileContents] = []
  private(set) var others: [FileContents] = []
  /// The types that stay.
  let live: Set<String>

  /// - Parameters:
  ///   - kept: what something else than Swift code gets to.
  ///   - strange: files of which the program knows nothing.
  init(
    _ swift: [FileContents], _ reach: TopLevelReach, kept: KeptNames, strange: StrangeFiles,
    roots: (names: Set<String>, files: Set<String>), threads: Int
  ) {
    guard !roots.files.isEmpty else {
      (live, others) = (reach.declared, swift)
      return
    }
    live = reach.reached(from: kept.places.keys, past: roots.names)
    let sought = SoughtWords(reach.declared.subtracting(live).union(roots.names).union(strange.names))
    let always = roots.files.union(strange.paths)
    let kinds = LargeStack.map(swift, threads: threads) { content -> Kind in
      guard SourcePieces.canTakeApart(content.bytes) else { return .unread }
      return always.contains(content.file.path) || sought.areIn(content.bytes) ? .concerned : .other
    }
    for (content, kind) in zip(swift, kinds) {
      switch kind {
      case .unread: unread.append(content)
      case .concerned: concerned.append(content)
      case .other: others.append(content)
      }
    }
  }

  private enum Kind { case unread, concerned, other }
}

/// Swift files of which the program knows nothing.
struct StrangeFiles {
  let paths: Set<String>
  /// Of the types at their tops.
  let names: Set<String>

  init(_ swift: [FileContents], beside program: LinkedProgram, threads: Int) {
    let known = Set(program.files.map(program.path))
    let strange = swift.filter { !known.contains($0.file.path) }
    paths = Set(strange.map(\.file.path))
    names = Set(
      LargeStack.map(strange, threads: threads) { SourcePieces($0.bytes)?.pieces.map(\.name) ?? [] }.joined())
  }
}
