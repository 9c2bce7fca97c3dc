import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Pull requests of strangers, made of parts that are drawn at random, through every command and format.
///
/// A few are part of every run; `make attacks COUNT=1000` makes as many as it is told. A seed that fails fails again.
@Suite struct AttackTests {
  private static let count = ProcessInfo.processInfo.environment["NAVLINT_ATTACKS"].flatMap { Int($0) } ?? 24
  private static let first = ProcessInfo.processInfo.environment["NAVLINT_ATTACKS_FROM"].flatMap { Int($0) } ?? 0

  private struct Command: CustomStringConvertible {
    var arguments: [String]
    var format: String
    var description: String { arguments.joined(separator: " ") }
    /// The seconds after which a run counts as hanging.
    static let limit = 60
  }

  private static let formats: [(command: [String], formats: [String])] = [
    (
      ["check", "--all-rules", "--confidence", "guessed", "--verbose"],
      [
        "text", "xcode", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "sonarqube", "rdjson", "azure",
        "teamcity", "markdown", "html", "csv",
      ]
    ),
    (["graph"], ["svg", "html", "dot", "mermaid", "d2", "graphml", "json", "nav"]),
    (["ways"], ["text", "csv", "json", "markdown"]),
    (["links"], ["text", "csv", "json", "markdown"]),
    (["stats"], ["text", "json"]),
    (["why", "DetailView"], ["text", "json"]),
    (["path", "HomeView", "DetailView"], ["text", "json"]),
    (["idioms"], ["text"]),
  ]

  private static func command(_ random: inout AttackRandom) -> Command {
    let (command, formats) = random.one(of: Self.formats)
    let format = random.one(of: formats)
    return Command(
      arguments: command + ["Sources"] + (command == ["idioms"] ? [] : ["--format", format]), format: format)
  }

  @Test(arguments: 0..<count) func nothingComesOfIt(_ number: Int) throws {
    var random = AttackRandom(seed: Self.first + number)
    let parts = AttackPart.drawn(&random)
    let app = try AttackedApp(parts: parts, random: &random)
    let before = app.files
    for _ in 0..<6 {
      let command = Self.command(&random)
      let what: Comment = "seed \(Self.first + number): \(parts.map(\.testDescription)): \(command)"
      let words = command.arguments.map { "'\($0)'" }.joined(separator: " ")
      let result = try Navlint.shell("timeout \(Command.limit) \"$NAVLINT\" \(words)", in: app.root)
      #expect([0, 1, 2].contains(result.status), what)
      #expect(result.status != 2 || !result.errors.isEmpty, what)
      check(result, command, what)
      #expect(app.files == before, what)
    }
  }

  private func check(_ result: Navlint.Result, _ command: Command, _ what: Comment) {
    for text in [result.text, result.errors] {
      #expect(!text.contains("SecretView") && !text.contains("root:x:"), what)
      #expect(!Self.hasControls(text.replacing("\r\n", with: "\n")), what)
    }
    #expect(ServiceReader.foreign(in: result.text, own: ServiceReader.own(command.format)).isEmpty, what)
    #expect(ServiceReader.foreign(in: result.errors, own: []).isEmpty, what)
    guard result.status != 2, !result.output.isEmpty else { return }
    #expect(Self.isWellFormed(result, command.format), what)
  }

  private static func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
        || $0.value == 0x200B || $0.value == 0xAD
    }
  }

  private static func isWellFormed(_ result: Navlint.Result, _ format: String) -> Bool {
    let text = result.text
    switch format {
    case "json", "sarif", "gitlab", "sonarqube", "rdjson":
      return (try? JSONSerialization.jsonObject(with: Data(result.output), options: .fragmentsAllowed)) != nil
    case "junit", "checkstyle", "graphml": return XMLParser(data: Data(result.output)).parse()
    case "svg":
      return XMLParser(data: Data(result.output)).parse() && !text.contains("<script")
        && !text.contains("<foreignObject")
        && !text.contains("href=\"javascript")
    case "html":
      return !text.contains("<script>alert") && !text.contains("<img src=x") && !text.contains("href=\"javascript")
    case "csv":
      let starts = ["\n=", "\n+", "\n-", "\n@", ",=", ",+", ",@", ",\"=", ",\"+", ",\"@"]
      return starts.allSatisfy { !text.contains($0) }
    case "markdown":
      // Code is shown as it is.
      let prose = text.replacing(/(`+)[^`](?:.*?[^`])?\1(?!`)/, with: "")
      return !prose.contains("<script") && !prose.contains("](javascript") && !prose.contains("<img")
    default: return true
    }
  }
}
