import Foundation
@_spi(RawSyntax) import SwiftSyntax
import Threads

/// Reads Swift source into facts.
///
/// Any bytes are accepted: broken and incomplete source yields the facts of what the parser recovers. Of a file that
/// imports a test framework, only that is kept: it is a test.
public struct FactExtractor: Sendable {
  /// Syntax nested deeper than this is read as if the file ended there.
  static let nestingLimit = 256

  /// Called for each file with the time that parsing and lowering took, on whatever thread did it.
  public var onFinish: (@Sendable (_ parsing: Duration, _ lowering: Duration) -> Void)?

  public init(onFinish: (@Sendable (_ parsing: Duration, _ lowering: Duration) -> Void)? = nil) {
    self.onFinish = onFinish
  }

  /// The facts of one file.
  ///
  /// Runs on a thread of its own, so that nested source cannot overflow the caller's stack. For more than one file use
  /// ``facts(files:threads:)``.
  public func facts(path: String, source: [UInt8]) -> FileFacts {
    facts(files: [(path, source)], threads: 1)[0]
  }

  /// The facts of many files, in the order of the files.
  public func facts(files: [(path: String, source: [UInt8])], threads: Int) -> [FileFacts] {
    LargeStack.map(files, threads: threads) { extract(path: $0.path, source: $0.source) }
  }

  /// The facts of one file, on the current thread, which needs the stack of ``LargeStack``.
  package func extract(path: String, source: [UInt8]) -> FileFacts {
    guard let onFinish else { return Self.extract(path: path, source: source) }
    var watch = Watch()
    defer { onFinish(watch.parsing, watch.lowering) }
    return Self.extract(path: path, source: source) { watch.add($0) }
  }

  /// The facts of a test file, read like any other file. They are never cached: for all other purposes a test has no
  /// code.
  ///
  /// Needs the stack of ``LargeStack``.
  package static func wholeTest(path: String, source: [UInt8]) -> FileFacts {
    facts(path: path, SourceReading.all(of: source).first, partSize: NestingGuard.partSize) { _ in }
  }

  /// The first part of a source that the parser must not receive unchanged, if there is one.
  package static func unreadable(in source: [UInt8]) -> SourceCut? { NestingGuard.guarded(source).cut }

  private enum Step { case parsing, lowering }

  /// The durations of the steps.
  private struct Watch {
    var parsing = Duration.zero
    var lowering = Duration.zero
    private var last = ContinuousClock.now

    mutating func add(_ step: Step) {
      let now = ContinuousClock.now
      switch step {
      case .parsing: parsing += now - last
      case .lowering: lowering += now - last
      }
      last = now
    }
  }

  /// Needs a large stack.
  static func extract(path: String, source: [UInt8], partSize: Int = NestingGuard.partSize) -> FileFacts {
    extract(path: path, source: source, partSize: partSize) { _ in }
  }

  private static func extract(
    path: String, source: [UInt8], partSize: Int = NestingGuard.partSize, didFinish: (Step) -> Void
  ) -> FileFacts {
    func facts(_ reading: SourceReading) -> FileFacts {
      Self.facts(path: path, reading, partSize: partSize, didFinish: didFinish)
    }
    // Of a test only the fact that it is one is kept.
    if LeadingImports.areOfTest(source) {
      var test = facts(SourceReading(bytes: []))
      test.isTest = true
      return test
    }
    let readings = SourceReading.all(of: source)
    let first = facts(readings.first)
    guard first.fault != nil, first.cut == nil || readings.told == .last else { return first }
    var last = first
    for reading in readings.others.lazy.compactMap({ $0() }) {
      last = facts(reading)
      if last.fault == nil || last.isTest { return last }
    }
    return readings.told == .first ? first : last
  }

  /// The result of one reading of a file.
  private static func facts(
    path: String, _ reading: SourceReading, partSize: Int, didFinish: (Step) -> Void
  ) -> FileFacts {
    let guarded = NestingGuard.guarded(reading.bytes, partSize: partSize)
    let source = guarded.source
    return source.withUnsafeBufferPointer { bytes in
      var lowering = Lowering(source: bytes)
      var directives = Directives(in: source)
      var cut = guarded.cut
      var fault = reading.fault
      // The raw nodes and the names are pointers into the tree's arena.
      var tree: SourceFileSyntax?
      for part in guarded.parts {
        if tree != nil { lowering.names.keep() }
        let parsed = reading.parse(UnsafeBufferPointer(rebasing: bytes[part]))
        tree = parsed
        didFinish(.parsing)
        lowering.lower(part: parsed.raw, at: part.lowerBound)
        directives.read(parsed.raw, at: part.lowerBound) { lowering.place(ofOffset: $0).line }
        if cut == nil { cut = overflow(of: parsed, at: part.lowerBound, in: source) }
        if cut == nil, fault == nil { fault = SyntaxFaults.first(in: parsed, part, of: source) }
        didFinish(.lowering)
      }
      return withExtendedLifetime(tree) {
        lowering.finish()
        if lowering.isTest { lowering.markTests() }
        var facts = FileFacts(
          path: path, strings: lowering.names.finish(), nodes: lowering.nodes, links: lowering.links,
          directives: directives.found, isTest: lowering.isTest)
        facts.cut = cut ?? lowering.cut
        // A broken test hides nothing of the app.
        facts.fault = lowering.isTest ? nil : facts.cut.map(SourceFault.init) ?? fault
        didFinish(.lowering)
        return facts
      }
    }
  }

  /// The place where the parser stopped because of depth.
  private static func overflow(of tree: SourceFileSyntax, at start: Int, in source: [UInt8]) -> SourceCut? {
    guard tree.hasMaximumNestingLevelOverflow else { return nil }
    var node = Syntax(tree)
    while let child = node.children(viewMode: .all).first(where: \.hasMaximumNestingLevelOverflow) { node = child }
    return SourceCut(at: start + node.positionAfterSkippingLeadingTrivia.utf8Offset, in: source, reason: .syntax)
  }
}

extension SourceFault {
  fileprivate init(_ cut: SourceCut) {
    self.init(line: cut.line, message: "\(cut.description); deeper code is not read")
  }
}

extension Lowering {
  /// Only the end of a file shows whether it is a test.
  fileprivate mutating func markTests() {
    for index in nodes.indices {
      switch nodes[index].kind {
      case .type, .extension, .function: nodes[index].flags.insert(.isTest)
      default: break
      }
    }
  }
}
