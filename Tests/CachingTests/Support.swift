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

/// Numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
