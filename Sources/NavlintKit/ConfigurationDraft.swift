import Configuration
import NavigationModel
import Rules

/// A commented `.navlint.yml` for a tree, which states what was found in it.
public struct ConfigurationDraft: Sendable {
  /// The facts on a tree for the draft.
  public struct Findings: Sendable {
    public var graph: NavigationGraph
    public var findings: [Finding]
    /// Of the Swift files that were read.
    public var files: [String]
    public var libraries: [ImportedLibrary]
  }

  private let found: Findings
  private static let mostTargets = 20

  public init(_ found: Findings) { self.found = found }

  public var text: String {
    var out = """
      # What navlint checks in this tree, and how. Every line is optional: without the file, navlint checks all that \
      it reads with
      # the rules that are on by default. docs/configuration.md describes all keys; 'navlint rules' lists all rules.


      """
    out += detected
    out += sources
    out += rules
    out += policies
    return out
  }

  // MARK: What was seen

  private var detected: String {
    let graph = found.graph
    var lines = [
      "Found here: \(count(found.files.count, "Swift file")), \(count(graph.screens.count, "screen")), "
        + "\(count(graph.transitions.count, "transition")), \(count(graph.flows.count, "flow")); resolved \(graph.resolvedCount) of "
        + "\(count(graph.siteCount, "navigation site"))."
    ]
    if !graph.targets.isEmpty {
      lines.append("Apps, extensions and tools; '--target NAME' analyses one of them alone:")
      lines += graph.targets.prefix(Self.mostTargets).map {
        "  \(shown($0.name)) (\($0.kind.rawValue), \(count($0.fileCount, "Swift file")))"
      }
      if graph.targets.count > Self.mostTargets { lines.append("  and \(graph.targets.count - Self.mostTargets) more") }
    }
    if !found.libraries.isEmpty {
      lines.append("Libraries that navlint knows, by the first import of each:")
      lines += found.libraries.map {
        "  \(shown($0.module)) (\(PlainText.shortened($0.location.file, to: 200)):\($0.location.line))"
      }
    }
    if graph.entries.isEmpty {
      lines.append(
        "No entry of an app was found: is this a library? Name the screens that others show under 'entry_points'.")
    } else {
      lines.append("Users enter at:")
      lines += graph.entries.prefix(8).map { entry in
        let place = entry.location.map { ", \(PlainText.shortened($0.file, to: 200)):\($0.line)" } ?? ""
        return "  \(shown(entry.screen)) (\(entry.via.rawValue)\(place))"
      }
      if graph.entries.count > 8 { lines.append("  and \(graph.entries.count - 8) more") }
    }
    return comment(lines) + "\n"
  }

  private var sources: String {
    let folders = Dictionary(grouping: found.files) {
      $0.split(separator: "/").dropLast().first.map(String.init) ?? "."
    }
    .map { (name: $0.key, count: $0.value.count) }.sorted { ($1.count, $0.name) < ($0.count, $1.name) }
    var out = comment(["What is read: folders, files and patterns, relative to this folder. Most Swift files are in:"])
    out += comment(folders.prefix(6).map { "  \(shown($0.name)) (\($0.count))" })
    let named = folders.filter { $0.name != "." }.prefix(2).map { quoted($0.name) }
    out += "# included: [\(named.isEmpty ? "Sources" : named.joined(separator: ", "))]\n"
    out += "# excluded: [\"**/Generated\", \"**/*.generated.swift\"]\n\n"
    out += comment(["Screens where users enter in ways that no Swift code shows."])
    return out
      + "# entry_points: [\(found.graph.screens.first { !$0.isReachable && $0.kind == .view }.map { quoted($0.name) } ?? "HomeView")]\n\n"
  }

  private var rules: String {
    let counts = Dictionary(grouping: found.findings, by: \.rule).mapValues(\.count)
    // A severity also applies to the weaker cases of a rule, so that writing the defaults down would change results.
    var out = comment([
      "The rules that run, with their severities: error, warning, info or off. A severity written here applies "
        + "to all findings of the rule.",
      counts.isEmpty
        ? "None of them reports anything here today." : "In brackets: how often a rule reports something here today.",
    ])
    out += "# rules:\n"
    for rule in RuleRegistry.standard {
      let identity = rule.identity
      let today = counts[identity.id].map { " (\($0))" } ?? ""
      out += "#   \(identity.id): \(identity.defaultSeverity.rawValue)  # \(identity.summary)\(today)\n"
    }
    let optIn = RuleRegistry.all.filter(\.identity.isOptIn)
    if !optIn.isEmpty {
      out += "\n" + comment(["Off by default; name those that you want."])
      out += "# opt_in_rules:\n" + optIn.map { "#   - \($0.identity.id)  # \($0.identity.summary)\n" }.joined()
    }
    out +=
      "\n"
      + comment([
        "The lowest severity that fails the run, and how sure navlint must be of a finding: exact, inferred or guessed."
      ])
    return out + "fail_level: warning\nconfidence: inferred\n\n"
  }

  private var policies: String {
    let reachable = found.graph.screens.filter { $0.isReachable && $0.kind == .view && $0.depth != nil }
    let deepest = reachable.max { ($0.depth ?? 0, $1.id) < ($1.depth ?? 0, $0.id) }
    var out = comment(
      [
        "Your own rules about which screens lead where (docs/policies.md). Two to start with:",
        deepest.map {
          "the screen furthest from an entry today is \(shown($0.name)), \(count($0.depth ?? 0, "move")) away."
        } ?? "",
      ].filter { !$0.isEmpty })
    out += """
      # policies:
      #   - name: covers-can-be-left
      #     can_be_left: cover
      #   - name: near-enough
      #     comment: Users give up on deeper screens.
      #     max_depth: \(max(deepest?.depth ?? 0, 3))

      """
    return out
  }

  // MARK: Words

  private func comment(_ lines: [String]) -> String { lines.map { "# \($0)\n" }.joined() }
  private func count(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  /// A name from the sources in a comment: on one line, and of limited length.
  private func shown(_ name: String) -> String { PlainText.line(name.prefix(100)) }

  private func quoted(_ name: String) -> String {
    let isPlain = name.utf8.allSatisfy {
      (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F
    }
    return isPlain ? shown(name) : JSONValue.string(shown(name)).text(expanding: 0).replacing("\n", with: "")
  }
}
