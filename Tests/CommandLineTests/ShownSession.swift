import Foundation

/// The commands that a page shows with what they print, in blocks marked `console`:
///
///     $ navlint check
///     …
///     Found 1 finding (1 warning) in 18 screens.
///
/// A line of `…` stands for any lines. A line that begins with `> ` goes on with the command above it.
struct ShownSession {
  struct Step {
    var command: String
    var shown: [String]
    var line: Int
  }

  private(set) var steps: [Step] = []

  init(page: String) {
    var isInside = false
    for (index, line) in page.components(separatedBy: "\n").enumerated() {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside {
        read(line, at: index + 1)
      }
    }
  }

  private mutating func read(_ line: String, at number: Int) {
    if line.hasPrefix("$ ") {
      steps.append(Step(command: String(line.dropFirst(2)), shown: [], line: number))
    } else if let last = steps.indices.last {
      if line.hasPrefix("> "), steps[last].shown.isEmpty {
        steps[last].command += "\n" + line.dropFirst(2)
      } else {
        steps[last].shown.append(line)
      }
    }
  }

  /// What each step really prints, all steps run in one shell.
  func outputs(in folder: TemporaryFolder, programs: TemporaryFolder) throws -> [String] {
    let mark = "@@ \(UUID().uuidString)"
    let script = steps.map { "\($0.command)\nprintf '%s\\n' '\(mark)'" }.joined(separator: "\n")
    try programs.write(
      "session.sh",
      """
      export PATH='\(programs.path)':"$PATH" HOME='\(programs.path)' GIT_CONFIG_GLOBAL=/dev/null NO_COLOR=1
      export GIT_AUTHOR_NAME=A GIT_AUTHOR_EMAIL=a@example.com GIT_COMMITTER_NAME=A GIT_COMMITTER_EMAIL=a@example.com
      exec 2>&1
      \(script)
      """)
    let text = try Navlint.shell("sh '\(programs.at("session.sh"))'", in: folder.path).text
    return Array(text.components(separatedBy: mark + "\n").dropLast())
  }

  /// Whether the lines that were printed are those that are shown.
  static func fits(_ printed: ArraySlice<String>, _ shown: ArraySlice<String>) -> Bool {
    guard let first = shown.first else { return printed.isEmpty }
    if first == "…" {
      let rest = shown.dropFirst()
      return printed.indices.contains { fits(printed[$0...], rest) } || rest.isEmpty || fits(printed.suffix(0), rest)
    }
    return printed.first == first && fits(printed.dropFirst(), shown.dropFirst())
  }
}
