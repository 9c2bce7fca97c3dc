import Foundation
import Testing

@Suite struct HelpTests {
  @Test(arguments: ["check", "graph", "rules", "explain"]) func everyCommandTeaches(_ command: String) throws {
    let result = try Navlint.run(command, "--help")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.text.contains("  navlint \(command)"))
    #expect(result.text.contains("USAGE: navlint \(command)"))
    // Examples that the help's line width breaks cannot be copied.
    #expect(result.text.split(separator: "\n").filter { $0.hasPrefix("  navlint ") }.allSatisfy { $0.count < 80 })
  }

  /// The help is 80 columns wide. An example that is broken into two lines cannot be copied, and reads badly.
  @Test func noExampleIsBroken() throws {
    let whole = try Navlint.run("--help").text
    let commands = (whole.components(separatedBy: "SUBCOMMANDS:\n").last ?? "").matches(of: #/(?m)^  ([a-z]+) /#).map {
      String($0.output.1)
    }
    #expect(commands.count > 10)
    for help in try [whole] + commands.map({ try Navlint.run($0, "--help").text }) {
      let lines = help.components(separatedBy: "\n")
      for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("  navlint ") {
        #expect(next.isEmpty || next.hasPrefix("  "), "\(line)\n\(next)")
      }
    }
  }

  @Test func theWholeTeaches() throws {
    for arguments in [["--help"], []] {
      let result = try Navlint.shell("\"$NAVLINT\" " + arguments.joined(separator: " "))
      #expect(result.status == 0)
      for command in ["check", "graph", "rules", "explain"] { #expect(result.text.contains(command)) }
      #expect(result.text.contains("Exit codes: 0"))
    }
  }

  @Test func knowsItsVersion() throws {
    let result = try Navlint.run("--version")
    #expect(result.status == 0)
    #expect(result.text.hasPrefix("navlint "))
  }

  @Test func aMistypedCommandIsTwo() throws {
    let result = try Navlint.run("chek")
    #expect(result.status == 2)
    #expect(result.text.isEmpty)
    #expect(result.errors.hasPrefix("error: "))
  }

  @Test func listsAndExplainsRules() throws {
    let list = try Navlint.run("rules")
    #expect(list.status == 0)
    #expect(list.text.contains("unreachable-screen  "))
    let json =
      try JSONSerialization.jsonObject(with: Data(try Navlint.run("rules", "--format", "json").output))
      as? [String: Any]
    let rules = try #require(json?["rules"] as? [[String: Any]])
    #expect(rules.count == list.text.split(separator: "\n").count)
    for rule in rules {
      let id = try #require(rule["id"] as? String)
      let explained = try Navlint.run("explain", id)
      #expect(explained.status == 0)
      let unwrapped = explained.text.replacing("\n  ", with: " ")
      #expect(unwrapped.contains(try #require(rule["summary"] as? String)))
      // Two screens.
      let lines = explained.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count <= 80, "\(id) has \(lines.count) lines")
      #expect(lines.allSatisfy { $0.count <= 100 }, "\(id) has a line of more than 100 columns")
    }
    #expect(try Navlint.run("explain", "no-such-rule").status == 2)
  }
}
