import Caching
import Foundation
import SourceFacts
import Threads
import Workspace

/// The sources of the modules that an app's files import and that its tree lacks, as bytes.
///
/// All cached results depend on the bytes of all of them. Which of them are parsed is decided once the app's own facts
/// are known (``DependencyReach``).
struct DependencySet: Sendable {
  struct Module: Sendable {
    var name: String
    /// The module can show screens: it imports a UI framework, or a module that does.
    var showsInterface: Bool
    var files: [FileContents]
    /// The modules that each file imports.
    var imports: [Set<String>]
    /// The digest of each file's bytes.
    var digests: [ContentDigest]
    /// The declarations of each file.
    let names: NameLists
  }

  /// By name.
  var modules: [Module] = []

  static let none = DependencySet()

  var isEmpty: Bool { modules.isEmpty }

  var paths: Set<String> { Set(modules.flatMap { $0.files.map(\.file.path) }) }

  func isSame(as other: DependencySet) -> Bool {
    modules.map(\.name) == other.modules.map(\.name) && modules.map(\.digests) == other.modules.map(\.digests)
      && modules.map { $0.files.map(\.file.path) } == other.modules.map { $0.files.map(\.file.path) }
  }

  /// Adds everything that a result can depend on.
  func describe(into builder: inout DigestBuilder) {
    builder.add(modules.count)
    for module in modules {
      builder.add(module.name)
      builder.add(module.files.count)
      for (content, digest) in zip(module.files, module.digests) {
        builder.add(content.file.path)
        builder.add(digest)
      }
    }
  }

  /// The declarations of files, computed on first use: runs that reuse an earlier result never need them. All copies
  /// share the result.
  final class NameLists: @unchecked Sendable {
    // Unchecked: only accessed under the lock.
    private let lock = NSLock()
    private var known: [DeclaredNames]?

    func names(of files: [FileContents], threads: Int) -> [DeclaredNames] {
      lock.withLock {
        if let known { return known }
        let found = LargeStack.map(files, threads: threads) { DeclaredNames(in: $0.bytes) }
        known = found
        return found
      }
    }
  }
}
