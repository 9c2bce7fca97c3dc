import Foundation
import Testing

/// Two files start programs. One decides what git may do, the other starts navlint itself; code elsewhere would not.
@Suite struct ProgramStartTests {
  static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")

  /// Calls that start a program, or that load code by its name. A member or a function of that name is none, but of the
  /// C library's modules.
  static func starts(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).map(String.init).contains { line in
      if line.drop(while: \.isWhitespace).hasPrefix("//") { return false }
      return patterns.contains { line.range(of: $0, options: .regularExpression) != nil }
    }
  }

  private static let patterns = [
    #"\b(?:Process|NSTask|NSUserUnixTask|NSUserScriptTask|NSAppleScript)\s*(?:\(|\.\s*(?:init|run|launched))"#,
    #"(?:(?:Glibc|Darwin|Musl|Foundation)\s*\.|(?<![.\w])(?<!func )(?<!case ))"#
      + #"(?:posix_spawnp?|v?fork|exec(?:l|lp|le|v|ve|vp|vpe)|fexecve|system|popen|dlopen|dlsym|wordexp)\s*\("#,
  ]

  @Test func twoFilesStartPrograms() throws {
    let files = try #require(FileManager.default.enumerator(atPath: Self.sources.path))
    var count = 0
    var found: [String] = []
    for case let name as String in files {
      guard ["swift", "c", "h", "m", "mm", "cpp"].contains((name as NSString).pathExtension) else { continue }
      count += 1
      let text = try String(contentsOf: Self.sources.appendingPathComponent(name), encoding: .utf8)
      if Self.starts(text) { found.append(name) }
    }
    #expect(count > 300)
    #expect(found.sorted() == ["Drawing/Dot/DrawingProgram.swift", "Workspace/Git/GitProcess.swift"])
  }

  /// What draws in a process of its own is the program that runs, and nothing that a setting or a source names.
  @Test func onlyNavlintItselfDraws() throws {
    let files = try #require(FileManager.default.enumerator(atPath: Self.sources.path))
    var lines: [String] = []
    for case let name as String in files where name.hasSuffix(".swift") {
      let text = try String(contentsOf: Self.sources.appendingPathComponent(name), encoding: .utf8)
      lines += text.split(separator: "\n").filter { $0.contains("DrawingProgram(path:") }.map { "\(name): \($0)" }
    }
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("navlint/DrawingProcess.swift") == true)
    #expect(lines.first?.contains("Bundle.main.executablePath") == true)
  }

  @Test(arguments: [
    "let process = Process()", "try Process.run(url, arguments: [])", "Foundation.Process ( )", "_ = Process.init()",
    "posix_spawn(&pid, path, nil, nil, args, env)", "system(command)", "  Glibc.system(command)", "if fork() == 0 {",
    "execv(path, args)", "let file = popen(\"id\", \"r\")", "dlopen(path, RTLD_NOW)", "NSTask()",
  ])
  func whatStartsAProgramIsSeen(_ line: String) { #expect(Self.starts("import Foundation\n\(line)\n")) }

  @Test(arguments: [
    "let copy = program.fork()", "func fork() -> Flow { Flow() }", "GitProcess(folder: top)", "case .system(let name):",
    "return .system(name)", "// fork() is not called", "ProcessInfo.processInfo.environment", "execute(work)",
  ])
  func whatOnlyLooksLikeItIsNot(_ line: String) { #expect(!Self.starts(line)) }
}
