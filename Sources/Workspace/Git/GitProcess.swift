import Foundation

/// Runs git. Arguments go to the program as they are; no shell reads them.
struct GitProcess {
  var folder: String

  struct Failure: Error {
    var status: Int32
    /// What git said, for a person.
    var message: String
  }

  /// Nothing that a repository's or a user's configuration names may run or decide: no file system monitor, no list of
  /// ignored files from elsewhere.
  private static let configuration = [
    "-c", "core.fsmonitor=false", "-c", "core.excludesFile=/dev/null", "-c", "core.quotePath=false",
  ]

  /// - Parameter input: what git reads; through a file, so that neither side waits for the other.
  func run(_ arguments: [String], input: [UInt8]? = nil) throws(Failure) -> Data {
    do { return try launch(arguments, input: input) } catch let failure as Failure { throw failure } catch {
      throw Failure(status: -1, message: "git cannot be started: \(error.localizedDescription)")
    }
  }

  private func launch(_ arguments: [String], input: [UInt8]?) throws -> Data {
    let scratch = try ScratchFiles(input: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", folder] + Self.configuration + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C"]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = scratch.errors
    process.standardInput = scratch.input ?? FileHandle.nullDevice
    // 'waitUntilExit' looks for the end twenty times a second only, and a comparison starts git several times.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    let result = output.fileHandleForReading.readDataToEndOfFile()
    end.wait()
    guard process.terminationReason == .exit, process.terminationStatus == 0 else {
      try scratch.errors.seek(toOffset: 0)
      let text = String(decoding: try scratch.errors.readToEnd() ?? Data(), as: UTF8.self)
      throw Failure(status: process.terminationStatus, message: text.trimmingCharacters(in: .whitespacesAndNewlines))
    }
    return result
  }
}

/// Files without a name, gone when they are closed: an interrupt leaves nothing in the folder for temporary files.
private struct ScratchFiles {
  let errors: FileHandle
  let input: FileHandle?

  init(input bytes: [UInt8]?) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navlint-\(UUID().uuidString)")
    let mask = SignalMask()
    defer { mask.restore() }
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(at: folder) }
    func file(_ name: String, _ content: Data) throws -> FileHandle {
      let file = folder.appendingPathComponent(name)
      try content.write(to: file)
      return try FileHandle(forUpdating: file)
    }
    errors = try file("errors", Data())
    input = try bytes.map { try file("input", Data($0)) }
  }
}
