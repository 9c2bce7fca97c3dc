import Foundation

/// A folder of its own for one test, gone with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    let base = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
    path = base.appendingPathComponent("navlint cache \(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func at(_ item: String) -> String { "\(path)/\(item)" }
  func names() -> [String] { (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? [] }
  func bytes(_ item: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(fileURLWithPath: at(item)))) }
  func write(_ item: String, _ bytes: [UInt8]) throws { try Data(bytes).write(to: URL(fileURLWithPath: at(item))) }
}
