import Caching
import Foundation
import Workspace

/// The files of a program, each with the digest of its bytes.
struct SourceSet: Sendable {
  /// The folder that the files' paths are relative to, as given on the command line.
  var root: String
  var contents: [FileContents]
  /// In the order of the files.
  var digests: [ContentDigest]
  /// Facts of further files, which are not read.
  var given: [StoredFacts] = []
  /// Sources of the program's imports. They are no part of it.
  var dependencies = DependencySet.none

  init(root: String, contents: [FileContents], threads: Int) {
    self.root = root
    self.contents = contents
    digests = Self.digests(contents, threads: threads)
  }

  /// The number of Swift files, including those given as facts.
  var swiftFiles: Int {
    contents.count { $0.file.kind == .swift } + given.count { if case .swift = $0 { true } else { false } }
  }

  /// The number of bytes of Swift.
  var swiftBytes: Int { contents.reduce(0) { $0 + ($1.file.kind == .swift ? $1.bytes.count : 0) } }

  var paths: Set<String> { Set(contents.map(\.file.path)) }

  /// Whether the programs are equal.
  func isSame(as other: SourceSet) -> Bool {
    given.isEmpty && other.given.isEmpty && root == other.root && digests == other.digests
      && contents.map(\.file.path) == other.contents.map(\.file.path)
      && contents.map(\.file.kind) == other.contents.map(\.file.kind)
      && dependencies.isSame(as: other.dependencies)
  }

  static func digests(_ contents: [FileContents], threads: Int) -> [ContentDigest] {
    guard threads > 1, contents.count > 64 else { return contents.map(digest) }
    let size = max(16, contents.count / (threads * 8))
    let starts = Array(stride(from: 0, to: contents.count, by: size))
    let parts = Parts(count: starts.count)
    DispatchQueue.concurrentPerform(iterations: starts.count) { part in
      let end = min(contents.count, starts[part] + size)
      parts.set(contents[starts[part]..<end].map(digest), at: part)
    }
    return parts.joined
  }

  /// For a file that could not be read, a digest of the reason.
  static func digest(_ content: FileContents) -> ContentDigest {
    ContentDigest(of: content.refusal.map { Array("navlint: not read: \($0)".utf8) } ?? content.bytes)
  }

  private final class Parts: @unchecked Sendable {
    // Unchecked: touched under the lock only.
    private var parts: [[ContentDigest]]
    private let lock = NSLock()
    init(count: Int) { parts = Array(repeating: [], count: count) }
    func set(_ part: [ContentDigest], at place: Int) { lock.withLock { parts[place] = part } }
    var joined: [ContentDigest] { lock.withLock { Array(parts.joined()) } }
  }
}

extension [FileContents] {
  /// Adds the files and folders of the notes that could not be read: they are part of the program, with unknown
  /// content.
  func with(unread notes: [Note]) -> [FileContents] {
    let unread = notes.compactMap { note in
      note.unread.map { FileContents(file: $0, bytes: [], refusal: note.message) }
    }
    return unread.isEmpty
      ? self : (self + unread).sorted { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
  }
}
