import Foundation
import Testing

/// The built executable, run as a process.
enum Navlint {
  struct Result {
    var status: Int32
    var output: [UInt8]
    var errors: String
    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Stands beside the test bundle; `NAVLINT_EXECUTABLE` names another one.
  static let executable: URL = {
    if let given = ProcessInfo.processInfo.environment["NAVLINT_EXECUTABLE"] { return URL(fileURLWithPath: given) }
    var starts = [Bundle.main.bundleURL, URL(fileURLWithPath: CommandLine.arguments[0])]
    starts += Bundle.allBundles.filter { $0.bundlePath.hasSuffix(".xctest") }.map(\.bundleURL)
    for start in starts {
      var folder = start.resolvingSymlinksInPath()
      for _ in 0..<5 {
        let candidate = folder.appendingPathComponent("navlint")
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: candidate.path, isDirectory: &isFolder), !isFolder.boolValue {
          return candidate
        }
        folder.deleteLastPathComponent()
      }
    }
    fatalError("The executable navlint is not beside the tests. Run 'swift build' first.")
  }()

  /// All runs share it, so that each test also tests what others left there.
  private static let cacheFolder = try! TemporaryFolder()

  static func run(_ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]) throws -> Result
  {
    try run(executable, arguments, in: folder, environment: environment)
  }

  static func run(_ arguments: String..., in folder: String? = nil, environment: [String: String] = [:]) throws
    -> Result
  {
    try run(executable, arguments, in: folder, environment: environment)
  }

  /// A command line for the shell, in which `"$NAVLINT"` is the executable.
  static func shell(_ command: String, in folder: String? = nil) throws -> Result {
    try run(URL(fileURLWithPath: "/bin/sh"), ["-c", command], in: folder, environment: ["NAVLINT": executable.path])
  }

  /// Output goes to files: a pipe that nobody empties would stop the process.
  private static func run(_ program: URL, _ arguments: [String], in folder: String?, environment: [String: String])
    throws -> Result
  {
    let outputs = try TemporaryFolder()
    for name in ["out", "err"] { try outputs.write(name, "") }
    let out = try FileHandle(forWritingTo: URL(fileURLWithPath: outputs.at("out")))
    let err = try FileHandle(forWritingTo: URL(fileURLWithPath: outputs.at("err")))
    defer {
      try? out.close()
      try? err.close()
    }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    // Not the cache of whoever runs the tests.
    process.environment = ProcessInfo.processInfo.environment.merging(["XDG_CACHE_HOME": cacheFolder.path]) { $1 }
      .merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = out
    process.standardError = err
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationReason == .exit, "navlint was killed by signal \(process.terminationStatus)")
    return Result(
      status: process.terminationStatus, output: Array(try Data(contentsOf: URL(fileURLWithPath: outputs.at("out")))),
      errors: try outputs.text("err"))
  }
}

/// A folder of its own for one test, gone with the value. Its name holds a space.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    let base = URL(fileURLWithPath: NSTemporaryDirectory()).resolvingSymlinksInPath()
    path = base.appendingPathComponent("navlint test \(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func at(_ item: String) -> String { "\(path)/\(item)" }

  @discardableResult
  func write(_ item: String, _ text: String) throws -> String { try write(item, bytes: Array(text.utf8)) }

  @discardableResult
  func write(_ item: String, bytes: [UInt8]) throws -> String {
    let url = URL(fileURLWithPath: at(item))
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
    return url.path
  }

  func text(_ item: String) throws -> String { try String(contentsOfFile: at(item), encoding: .utf8) }
  func names() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
}
