import Foundation

/// A folder of its own for one test, gone with the value.
final class TemporaryFolder {
  let path: String

  init() throws {
    let base = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
    path = base.appendingPathComponent("navlint test \(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // Folders that a test locked cannot be removed otherwise.
    if let items = FileManager.default.enumerator(atPath: path) {
      for case let item as String in items {
        try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: at(item))
      }
    }
    try? FileManager.default.removeItem(atPath: path)
  }

  func at(_ item: String) -> String { "\(path)/\(item)" }

  @discardableResult
  func write(_ item: String, _ text: String = "struct A {}\n") throws -> String {
    try write(item, bytes: Array(text.utf8))
  }

  @discardableResult
  func write(_ item: String, bytes: [UInt8]) throws -> String {
    let url = URL(fileURLWithPath: at(item))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  func link(_ item: String, to target: String) throws {
    let folder = URL(fileURLWithPath: at(item)).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: at(item), withDestinationPath: target)
  }

  func setMode(_ item: String, _ mode: Int) throws {
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: at(item))
  }

  func mode(_ item: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: at(item))[.posixPermissions] as? Int
  }

  func text(_ item: String) throws -> String { try String(contentsOfFile: at(item), encoding: .utf8) }

  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}

/// Permissions mean nothing to root.
let isRoot = geteuid() == 0
