import Fixing
import Linking
import Threads
import Workspace

/// The files that must be parsed to know which declarations only dead screens need.
///
/// Parsing all files would parse the app again. Declarations that the app's live code reaches by names stay, whatever
/// else names them. So only the files count that contain the name of a remaining declaration, anywhere.
struct ConcernedFiles {
  private(set) var concerned: [FileContents] = []
  /// Files that cannot be parsed.
  private(set) var unread: [FileContents] = []
  private(set) var others: [FileContents] = []
  /// The types that stay.
  let live: Set<String>

  /// - Parameters:
  ///   - kept: declarations that other sources than Swift code reach.
  ///   - strange: files that are not part of the program.
  init(
    _ swift: [FileContents], _ reach: TopLevelReach, kept: KeptNames, strange: StrangeFiles,
    roots: (names: Set<String>, files: Set<String>), threads: Int
  ) {
    guard !roots.files.isEmpty else {
      (live, others) = (reach.declared, swift)
      return
    }
    live = reach.reached(from: kept.places.keys, past: roots.names)
    let sought = WordSearch(reach.declared.subtracting(live).union(roots.names).union(strange.names))
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

/// Swift files that are not part of the program.
struct StrangeFiles {
  let paths: Set<String>
  /// The names of their top-level types.
  let names: Set<String>

  init(_ swift: [FileContents], beside program: LinkedProgram, threads: Int) {
    let known = Set(program.files.map(program.path))
    let strange = swift.filter { !known.contains($0.file.path) }
    paths = Set(strange.map(\.file.path))
    names = Set(
      LargeStack.map(strange, threads: threads) { SourcePieces($0.bytes)?.pieces.map(\.name) ?? [] }.joined())
  }
}
