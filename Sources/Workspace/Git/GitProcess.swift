import Foundation

/// Runs git: the only place in navlint that starts a program. Arguments are passed unchanged; no shell reads them.
struct GitProcess {
  let folder: GitFolder

  struct Failure: Error {
    var status: Int32
    /// Git's message, for a person.
    var message: String
  }

  /// Queries the repository, which git is given and does not search for.
  /// - Parameter input: what git reads; passed in a file, so that neither side waits for the other.
  func run(_ arguments: [String], input: [UInt8]? = nil) throws(Failure) -> Data {
    try launch(["--git-dir=\(folder.directory)", "--work-tree=\(folder.top)"] + arguments, input: input)
  }

  /// The folder that git itself considers the repository of the working tree. Git refuses one whose owner the user does
  /// not trust, but only if it searches for the folder itself.
  func foundDirectory() throws(Failure) -> String {
    let output = try launch(["rev-parse", "--absolute-git-dir"], looksUpTo: FilePaths.folder(of: folder.top))
    return String(decoding: output, as: UTF8.self).trimmingCharacters(in: .newlines)
  }

  private func launch(_ arguments: [String], input: [UInt8]? = nil, looksUpTo limit: String? = nil)
    throws(Failure) -> Data
  {
    do { return try start(arguments, input: input, looksUpTo: limit) } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(status: -1, message: "git cannot be started: \(error.localizedDescription)")
    }
  }

  private func start(_ arguments: [String], input: [UInt8]?, looksUpTo limit: String?) throws -> Data {
    let given = ProcessInfo.processInfo.environment
    let programs = GitIsolation.programFolders(given["PATH"] ?? "/usr/bin:/bin", outside: folder.top)
    guard let program = programs.map({ FilePaths.join($0, "git") }).first(where: FileSystem.isProgram) else {
      throw Failure(status: 127, message: "")
    }
    let scratch = try ScratchFiles(input: input)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-C", folder.top] + GitIsolation.options + arguments
    process.environment = GitIsolation.environment(from: given, path: programs, readsOwnSettings: limit != nil)
    if let limit { process.environment?["GIT_CEILING_DIRECTORIES"] = limit }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = scratch.errors
    process.standardInput = scratch.input ?? FileHandle.nullDevice
    // 'waitUntilExit' checks for the end only twenty times a second, and a comparison starts git several times.
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

/// Files without a name, which are gone when they are closed: an interrupt leaves nothing in the folder for temporary
/// files.
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
