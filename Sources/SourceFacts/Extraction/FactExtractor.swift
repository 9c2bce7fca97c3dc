import Foundation
import SwiftParser
@_spi(RawSyntax) import SwiftSyntax

/// Reads Swift source into facts.
///
/// Any bytes are accepted: broken and incomplete source yields the facts of what the parser recovers. Of a file that
/// imports a test framework only that is kept: it is a test.
public struct FactExtractor: Sendable {
  /// Syntax nested deeper than this is read as if the file ended there.
  static let nestingLimit = 256

  /// Is told for each file how long parsing and lowering took, on whatever thread did it.
  public var onFinish: (@Sendable (_ parsing: Duration, _ lowering: Duration) -> Void)?

  public init(onFinish: (@Sendable (_ parsing: Duration, _ lowering: Duration) -> Void)? = nil) {
    self.onFinish = onFinish
  }

  /// The facts of one file.
  ///
  /// Runs on a thread of its own, so that nested source cannot overflow the caller's stack. For more than one file
  /// use ``facts(files:threads:)``.
  public func facts(path: String, source: [UInt8]) -> FileFacts {
    facts(files: [(path, source)], threads: 1)[0]
  }

  /// The facts of many files, in the order of the files.
  public func facts(files: [(path: String, source: [UInt8])], threads: Int) -> [FileFacts] {
    LargeStack.map(files, threads: threads) { extract(path: $0.path, source: $0.source) }
  }

  /// The facts of one file, on this thread, which needs the stack of ``LargeStack``.
  package func extract(path: String, source: [UInt8]) -> FileFacts {
    guard let onFinish else { return Self.extract(path: path, source: source) }
    let clock = ContinuousClock()
    let start = clock.now
    let source = Self.read(source)
    let (guarded, cut) = NestingGuard.guarded(source.bytes)
    let tree = Self.parse(guarded)
    let parsed = clock.now
    defer { onFinish(parsed - start, clock.now - parsed) }
    return Self.finish(tree, cut: cut, path: path, source: guarded, isTest: source.isTest)
  }

  /// The first part of a source that must not be given to the parser as it stands, if there is one.
  package static func unreadable(in source: [UInt8]) -> SourceCut? { NestingGuard.guarded(source).cut }

  /// Needs a large stack.
  static func extract(path: String, source: [UInt8]) -> FileFacts {
    // Same length, lines and columns as the file.
    let (bytes, isTest) = read(source)
    let (source, cut) = NestingGuard.guarded(bytes)
    return finish(parse(source), cut: cut, path: path, source: source, isTest: isTest)
  }

  /// What of a file is read: of a test nothing but that it is one, of an unfinished merge one side.
  private static func read(_ source: [UInt8]) -> (bytes: [UInt8], isTest: Bool) {
    LeadingImports.areOfTest(source) ? ([], true) : (MergeConflicts.settled(source), false)
  }

  private static func finish(_ tree: SourceFileSyntax, cut: SourceCut?, path: String, source: [UInt8], isTest: Bool)
    -> FileFacts
  {
    var facts = lower(tree, path: path, source: source)
    facts.isTest = facts.isTest || isTest
    facts.cut = cut ?? overflow(of: tree, source: source)
    return facts
  }

  /// Where the parser gave up because of depth.
  private static func overflow(of tree: SourceFileSyntax, source: [UInt8]) -> SourceCut? {
    guard tree.hasMaximumNestingLevelOverflow else { return nil }
    var node = Syntax(tree)
    while let child = node.children(viewMode: .all).first(where: \.hasMaximumNestingLevelOverflow) { node = child }
    return SourceCut(at: node.positionAfterSkippingLeadingTrivia.utf8Offset, in: source, reason: .syntax)
  }

  private static func parse(_ source: [UInt8]) -> SourceFileSyntax {
    source.withUnsafeBufferPointer { Parser.parse(source: $0, maximumNestingLevel: nestingLimit) }
  }

  static func lower(_ tree: SourceFileSyntax, path: String, source: [UInt8]) -> FileFacts {
    // The raw nodes are pointers into the tree's arena.
    withExtendedLifetime(tree) {
      var lowering = Lowering(tree: tree.raw, sourceCount: source.count)
      lowering.lower(file: tree.raw)
      let directives = Directives.find(in: source, tree: tree.raw) { lowering.place(ofOffset: $0).line }
      if lowering.isTest { lowering.markTests() }
      return FileFacts(
        path: path, strings: lowering.names.finish(), nodes: lowering.nodes, links: lowering.links,
        directives: directives, isTest: lowering.isTest)
    }
  }
}

extension Lowering {
  /// Which file is a test shows only at its end.
  fileprivate mutating func markTests() {
    for index in nodes.indices {
      switch nodes[index].kind {
      case .type, .extension, .function: nodes[index].flags.insert(.isTest)
      default: break
      }
    }
  }
}
