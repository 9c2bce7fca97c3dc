import Foundation
import SwiftParser
import SwiftSyntax

/// The minimum cost of reading Swift: SwiftParser on all files under the paths, on all processors, and nothing else.
/// `make bench` compares navlint with it. Each file is read and parsed, and its tree is discarded.
@main
enum ParseFloor {
  static func main() {
    let files = CommandLine.arguments.dropFirst().flatMap(swiftFiles)
    let counts = Counts()
    let clock = ContinuousClock()
    let duration = clock.measure {
      let width = ProcessInfo.processInfo.activeProcessorCount
      let queue = Queue(files)
      let group = DispatchGroup()
      for _ in 0..<width {
        group.enter()
        // The parser recurses as deep as the source is nested.
        let thread = Thread {
          while let file = queue.next() {
            guard let data = FileManager.default.contents(atPath: file) else { continue }
            let bytes = Array(data)
            let tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
            counts.add(bytes: bytes.count, nodes: tree.statements.count)
          }
          group.leave()
        }
        thread.stackSize = 64 << 20
        thread.start()
      }
      group.wait()
    }
    print("parsed \(files.count) files, \(counts.bytes) bytes, \(counts.statements) statements in \(duration)")
  }

  private static func swiftFiles(under path: String) -> [String] {
    if path.hasSuffix(".swift") { return [path] }
    guard let names = FileManager.default.enumerator(atPath: path) else { return [] }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
  }

  private final class Queue: @unchecked Sendable {
    // Unchecked: only accessed while the lock is held.
    private var files: ArraySlice<String>
    private let lock = NSLock()
    init(_ files: [String]) { self.files = files[...] }
    func next() -> String? { lock.withLock { files.popFirst() } }
  }

  private final class Counts: @unchecked Sendable {
    // Unchecked: written while the lock is held, read after the threads have ended.
    private(set) var bytes = 0
    private(set) var statements = 0
    private let lock = NSLock()
    func add(bytes: Int, nodes: Int) {
      lock.withLock {
        self.bytes += bytes
        statements += nodes
      }
    }
  }
}
