import Fixing
import Linking
import NavigationModel
import SourceFacts
import Threads
import Workspace

/// The declarations of an app that may be deleted, and those that name them, by the names that they declare and use.
///
/// Names are compared as words: a name in any other code counts as used, whatever it means there. So nothing that is
/// used is called unused.
struct NamedPieces: Sendable {
  /// An index in ``items``.
  typealias Place = Int

  struct Item: Sendable {
    var file: String
    /// In its file.
    var number: Int
    var piece: SourcePiece
    var scope: Scope
  }

  enum Scope: Sendable {
    case app
    /// A preview beside the app's code: it keeps nothing alive and is deleted with its subject.
    case preview
    case test
  }

  private(set) var items: [Item] = []
  /// Types and their extensions, by name.
  private(set) var declaring: [String: [Place]] = [:]
  /// The pieces whose code contains a name of ``declaring``.
  private(set) var naming: [String: [Place]] = [:]
  private(set) var sources: [String: SourcePieces] = [:]
  /// Types that stay, whose pieces may be missing here.
  let live: Set<String>
  /// Files that are not parsed: none of them names a candidate.
  let others: [FileContents]
  private let outside: [String: Outside]

  init(_ files: ConcernedFiles, _ program: LinkedProgram, threads: Int) {
    (live, others) = (files.live, files.others)
    outside = Self.outside(program)
    let taken = LargeStack.map(files.concerned, threads: threads) { SourcePieces($0.bytes) }
    for (content, pieces) in zip(files.concerned, taken) {
      let path = content.file.path
      guard let pieces else { continue }
      sources[path] = pieces
      for (number, piece) in pieces.pieces.enumerated() {
        items.append(Item(file: path, number: number, piece: piece, scope: scope(of: piece, in: path)))
      }
    }
    for (place, item) in items.enumerated() where item.piece.kind != .other {
      declaring[item.piece.name, default: []].append(place)
    }
    for (place, item) in items.enumerated() {
      for name in item.piece.words.keys where declaring[name] != nil { naming[name, default: []].append(place) }
    }
  }

  /// The piece's place for people.
  func location(_ place: Place, of name: String? = nil) -> SourceLocation {
    let item = items[place]
    return SourceLocation(file: item.file, line: name.flatMap { item.piece.words[$0] } ?? item.piece.line)
  }

  /// A type's declaration and its extensions.
  func siblings(_ place: Place) -> [Place] { declaring[items[place].piece.name] ?? [place] }

  /// The top-level type whose lines contain a place.
  func type(at location: SourceLocation) -> Place? {
    items.firstIndex {
      $0.file == location.file && $0.piece.kind != .other && $0.piece.line <= location.line
        && location.line <= $0.piece.lastLine
    }
  }

  private struct Outside {
    var lines: Set<Int>
    /// The whole file.
    var isTest: Bool
  }

  /// The lines of each file that are no part of the app.
  private static func outside(_ program: LinkedProgram) -> [String: Outside] {
    var result: [String: Outside] = [:]
    for file in program.files {
      let marked = program.children(file).filter(program.isOutOfScope)
      let outside = Outside(
        lines: Set(marked.map { program.location($0).line }), isTest: program.isOutOfScope(file))
      if outside.isTest || !outside.lines.isEmpty { result[program.path(file)] = outside }
    }
    return result
  }

  func scope(of piece: SourcePiece, in path: String) -> Scope {
    guard let outside = outside[path] else { return .app }
    if outside.isTest { return .test }
    return outside.lines.contains { piece.line <= $0 && $0 <= piece.lastLine } ? .preview : .app
  }
}
