import Foundation

/// What the program says of its own commands (`--experimental-dump-help`), as far as the manual tells it.
struct CommandDescription: Decodable {
  struct Argument: Decodable {
    struct Name: Decodable {
      var kind: String
      var name: String
    }

    var kind: String
    var abstract: String?
    var discussion: String?
    var names: [Name]?
    var valueName: String?
    var defaultValue: String?
    var isOptional: Bool
    var isRepeating: Bool
    var shouldDisplay: Bool
  }

  var commandName: String
  var abstract: String?
  var discussion: String?
  var arguments: [Argument]?
  var subcommands: [CommandDescription]?

  struct Dump: Decodable { var command: CommandDescription }
}

/// The manual page in mdoc, made of what `--help` knows: so that neither says what the other does not.
struct ManualPage {
  var command: CommandDescription

  var text: String {
    var lines = [
      ".\\\" Made by 'NAVLINT_UPDATE=1 swift test --filter Manual' from the commands' own help; do not edit.",
      ".Dd November 21, 2026", ".Dt NAVLINT 1", ".Os",
      ".Sh NAME", ".Nm navlint", ".Nd finds navigation problems in Swift apps, and draws their maps", ".Sh SYNOPSIS",
      ".Nm", ".Ar command", ".Op Ar options",
      ".Sh DESCRIPTION",
    ]
    lines += paragraph(command.abstract) + [".Pp"] + discussion(command.discussion)
    lines.append(".Sh COMMANDS")
    for command in commands { lines += section(command) }
    lines += [
      ".Sh ENVIRONMENT", ".Bl -tag -width indent", ".It Ev NO_COLOR", "No colours, even on a terminal.",
      ".It Ev GITHUB_STEP_SUMMARY",
      "Where the format", ".Cm github", "adds a table for people.", ".El", ".Sh FILES", ".Bl -tag -width indent",
      ".It Pa .navlint.yml",
      "The configuration; a nearer one adds to an outer one.", "See", ".Cm navlint init .", ".El", ".Sh EXIT STATUS",
      ".Bl -tag -width indent", ".It 0",
      "Nothing at or above the fail level.", ".It 1", "Findings at or above it.", ".It 2",
      "The command could not do its work.", ".El", ".Sh SEE ALSO",
      ".Xr dot 1 ,", ".Xr git 1", "",
    ]
    return lines.joined(separator: "\n")
  }

  private var commands: [CommandDescription] { (command.subcommands ?? []).filter { $0.commandName != "help" } }

  private func section(_ command: CommandDescription) -> [String] {
    let arguments = (command.arguments ?? []).filter { $0.shouldDisplay && !isCommon($0) }
    let places = arguments.filter { $0.kind == "positional" }.map { argument in
      let name = Self.inline((argument.valueName ?? "value") + (argument.isRepeating ? " ..." : ""))
      return argument.isOptional ? ".Op Ar \(name)" : ".Ar \(name)"
    }
    var lines =
      [
        ".Ss navlint \(Self.inline(command.commandName))", ".Nm", ".Cm \(Self.inline(command.commandName))",
        ".Op Ar options",
      ] + places
    lines += [".Pp"] + paragraph(command.abstract)
    if let text = command.discussion, !text.isEmpty {
      lines += (text.hasPrefix("  ") ? [] : [".Pp"]) + discussion(text)
    }
    guard !arguments.isEmpty else { return lines }
    lines.append(".Bl -tag -width indent")
    for argument in arguments { lines += item(argument) }
    return lines + [".El"]
  }

  /// Said once by every program.
  private func isCommon(_ argument: CommandDescription.Argument) -> Bool {
    argument.names?.contains { ["help", "version"].contains($0.name) } ?? false
  }

  private func item(_ argument: CommandDescription.Argument) -> [String] {
    var head: String
    if argument.kind == "positional" {
      head = ".It Ar \(Self.inline(argument.valueName ?? "value"))"
    } else {
      let names = (argument.names ?? []).map {
        $0.kind == "short" ? "Fl \(Self.inline($0.name))" : "Fl \(Self.inline("-" + $0.name))"
      }
      head =
        ".It " + names.joined(separator: " , ")
        + (argument.kind == "option" ? " Ar \(Self.inline(argument.valueName ?? "value"))" : "")
    }
    var lines = [head] + paragraph(argument.abstract)
    if let text = argument.discussion, !text.isEmpty { lines += [".Pp"] + discussion(text) }
    // The number of threads is the machine's.
    if let value = argument.defaultValue, argument.names?.contains(where: { $0.name == "jobs" }) != true,
      argument.kind == "option"
    {
      lines.append("(default: \(Self.escaped(value)))")
    }
    return lines
  }

  /// Paragraphs; what is indented keeps its lines.
  private func discussion(_ text: String?) -> [String] {
    var lines: [String] = []
    var isLiteral = false
    for line in (text ?? "").split(separator: "\n", omittingEmptySubsequences: false) {
      let indented = line.hasPrefix("  ")
      if indented != isLiteral, !line.isEmpty {
        while lines.last == ".Pp" { lines.removeLast() }
        lines.append(indented ? ".Bd -literal -offset indent" : ".Ed")
        isLiteral = indented
        if !indented { lines.append(".Pp") }
      }
      if line.isEmpty {
        if !isLiteral, lines.last != ".Pp" { lines.append(".Pp") }
      } else {
        lines += indented ? [Self.escaped(String(line.dropFirst(2)))] : Self.sentences(String(line))
      }
    }
    if isLiteral { lines.append(".Ed") }
    if lines.last == ".Pp" { lines.removeLast() }
    return lines
  }

  private func paragraph(_ text: String?) -> [String] {
    text.map { Self.sentences($0.replacing("\n", with: " ")) } ?? []
  }

  /// One sentence a line, as readers of manuals want it: they set the space between.
  private static func sentences(_ text: String) -> [String] {
    text.replacing(". ", with: ".\n").split(separator: "\n").map { escaped(String($0)) }
  }

  /// A line of text: no character of it is taken for a request.
  private static func escaped(_ text: String) -> String {
    let text = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// A word after a macro.
  private static func inline(_ text: String) -> String { "\"\(escaped(text).replacing("\"", with: "\"\""))\"" }
}
