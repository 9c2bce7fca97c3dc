import Foundation
import Testing

/// What CI services obey in a program's output, read as they read it.
enum ServiceReader {
  /// The lines that GitHub's runner, Azure's agent or TeamCity would take for a command.
  static func commands(in output: String) -> [String] {
    lines(output).filter { isGitHubCommand($0) || holdsBracketCommand($0[...]) }
  }

  /// .NET's `ReadLine` ends a line at both signs.
  static func lines(_ output: String) -> [String] {
    output.unicodeScalars.split { $0 == "\n" || $0 == "\r" }.map { String($0) }
  }

  /// `TrimStart`, then `::`.
  static func isGitHubCommand(_ line: String) -> Bool {
    let withoutColours = line.replacing(/\u{1B}\[[0-9;]*[A-Za-z]/, with: "")
    return withoutColours.unicodeScalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
  }

  /// `IndexOf("##[")`, `IndexOf("##vso[")`, and TeamCity's, in any case, wherever they stand.
  static func holdsBracketCommand(_ line: Substring) -> Bool { line.contains(/##[A-Za-z]*\[/) }

  /// The lines that a format's own commands do not explain.
  static func foreign(in output: String, own: [String]) -> [String] {
    lines(output).filter { line in
      guard let start = own.first(where: line.hasPrefix) else {
        return isGitHubCommand(line) || holdsBracketCommand(line[...])
      }
      return holdsBracketCommand(line.dropFirst(start.count))
    }
  }

  /// How the commands begin that navlint itself writes in a format.
  static func own(_ format: String) -> [String] {
    switch format {
    case "github": ["::error file=", "::warning file=", "::notice file=", "::notice title=navlint::"]
    case "azure": ["##vso[task.logissue type="]
    case "teamcity": ["##teamcity[inspectionType id=", "##teamcity[inspection typeId="]
    default: []
    }
  }
}

/// A hostile repository through every command and format: no line is a command for a CI service.
@Suite struct ServiceCommandContainmentTests {
  private static let names = [
    "##vso[task.complete result=Succeeded]", "##[stop-commands]x", "x ##VSO[task.setvariable variable=PATH]y",
    "::add-mask::a", " ::error::b", "\t::warning::t", "##teamcity[buildStop]", "###[error]", "\u{A0}::notice::c",
    "\u{3000}::debug::d", "#\u{AD}#[e]", "::\u{200B}error::f", "line\n::error::g", "return\r##[error]h",
    "\u{1B}[1m::error::i", "%0A::error::x",
  ]

  private static let checkFormats = [
    "text", "xcode", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "sonarqube", "rdjson", "azure",
    "teamcity", "markdown", "html", "csv",
  ]

  private static func literal(_ name: String) -> String {
    name.unicodeScalars.map { $0.value < 0x20 ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
  }

  private static func identifier(_ name: String) -> String {
    String(String.UnicodeScalarView(name.unicodeScalars.filter { $0.value >= 0x20 }))
  }

  private static func source(_ number: Int, _ name: String, isLinked: Bool) -> String {
    let (literal, identifier) = (literal(name), identifier(name))
    let link =
      isLinked ? "NavigationLink(\"\(literal)\") { `\(identifier)`() }.navigationTitle(\"\(literal)\")" : "EmptyView()"
    return """
      import SwiftUI
      enum `\(identifier) Route`: Hashable { case `\(identifier)`, other }
      struct Start\(number): View { var body: some View { \(link) } }
      struct `\(identifier)`: View {
        @State private var `\(identifier) path`: [`\(identifier) Route`] = []
        @State private var shown = false
        var body: some View {
          NavigationStack(path: $`\(identifier) path`) {
            Button("\(literal)") { `\(identifier) path`.append(.`\(identifier)`) }
              .alert("\(literal)", isPresented: $shown) { Button("\(literal)") { shown = true } }
              .navigationDestination(for: `\(identifier) Route`.self) { route in
                switch route {
                case .`\(identifier)`: Next\(number)()
                case .other: `Lost \(identifier)`(route: unknown(route))
                }
              }
          }
        }
      }
      struct Next\(number): View { var body: some View { Link("\(literal)", destination: URL(string: "\(literal)")!) } }
      // navlint:disable:next unreachable-screen - \(Self.identifier(name))
      struct `Silent \(identifier)`: View { var body: some View { Text("\(literal)") } }
      struct `Unreached \(identifier)`: View { var body: some View { Text("\(literal)").navigationTitle("\(literal)") \
      } }

      """
  }

  private func write(to folder: TemporaryFolder, isLinked: Bool) throws {
    let starts = Self.names.indices.map { "NavigationLink(\"\($0)\") { Start\($0)() }" }.joined(separator: "\n")
    try folder.write(
      "App.swift",
      """
      import SwiftUI
      @main struct SmallApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { var body: some View { NavigationStack { VStack { \(starts) } } } }

      """)
    for (number, name) in Self.names.enumerated() {
      try folder.write("\(name)/\(name).swift", Self.source(number, name, isLinked: isLinked))
      // What is not read is named in a note.
      try folder.write("\(name)/wide.swift", bytes: [0xFF, 0xFE, 0x61, 0x00])
    }
  }

  private func expectNone(_ result: Navlint.Result, own: [String] = [], _ what: String) {
    #expect(ServiceReader.foreign(in: result.text, own: own) == [], "\(what)")
    #expect(ServiceReader.commands(in: result.errors) == [], "\(what), standard error")
    #expect(
      result.errors.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F || $0 == "\n" || $0 == "\t" },
      "\(what), standard error")
  }

  @Test func everyReport() throws {
    let folder = try TemporaryFolder()
    try write(to: folder, isLinked: true)
    for format in Self.checkFormats {
      let result = try Navlint.run(
        "check", ".", "--format", format, "--pedantic", "--verbose", "--report-suppressed", in: folder.path)
      #expect(result.status == 1 && !result.text.isEmpty, "\(format): \(result.errors)")
      expectNone(result, own: ServiceReader.own(format), "check --format \(format)")
    }
    let coloured = try Navlint.run("check", ".", "--color", "always", "--verbose", in: folder.path)
    #expect(ServiceReader.commands(in: coloured.text + coloured.errors) == [])
  }

  /// Each command of a format is whole, of a known form, and says what navlint says.
  @Test func ownCommandsAreNavlints() throws {
    let folder = try TemporaryFolder()
    try write(to: folder, isLinked: true)
    let forms: [(format: String, form: Regex<AnyRegexOutput>)] = [
      (
        "github",
        try Regex(
          #"::(error|warning|notice) (file=[^,:]*,line=\d+,endLine=\d+,col=\d+(,endColumn=\d+)?,)?title=navlint(%3A [a-z0-9-]+)?::.*"#
        )
      ),
      (
        "azure",
        try Regex(
          #"##vso\[task\.logissue type=(error|warning);sourcepath=[^;\]]*;linenumber=\d+;columnnumber=\d+;code=[a-z0-9-]+;\].*"#
        )
      ),
      (
        "teamcity",
        try Regex(
          #"##teamcity\[(inspectionType id='[a-z0-9-]+'|inspection typeId='[a-z0-9-]+')( [A-Za-z]+='([^'|\[\]]|\|['|\[\]nr]|\|0x[0-9A-F]{4})*')+\]"#
        )
      ),
    ]
    for (format, form) in forms {
      let result = try Navlint.run("check", ".", "--format", format, "--pedantic", in: folder.path)
      for line in ServiceReader.lines(result.text) where !(format == "azure" && line.hasPrefix("note: ")) {
        #expect(line.wholeMatch(of: form) != nil, "\(line)")
      }
    }
  }

  @Test func everyMapAndAnswer() throws {
    let folder = try TemporaryFolder()
    try write(to: folder, isLinked: true)
    for format in ["svg", "html", "dot", "mermaid", "d2", "graphml", "json", "nav"] {
      for more in [[], ["--overview", "always", "--group", "folder", "--title", "##[x]"], ["--cards", "wireframes"]] {
        let result = try Navlint.run(["graph", ".", "--format", format] + more, in: folder.path)
        #expect(result.status == 0, "\(result.errors)")
        expectNone(result, "graph --format \(format) \(more)")
      }
    }
    for command in ["stats", "idioms"] {
      for format in ["text", "json"] {
        expectNone(try Navlint.run(command, ".", "--format", format, in: folder.path), "\(command) --format \(format)")
      }
    }
    for name in Self.names.map(Self.identifier) {
      for format in ["text", "json"] {
        expectNone(try Navlint.run("why", "--format", format, "--", name, ".", in: folder.path), "why \(name)")
        let way = try Navlint.run("path", "--format", format, "--", "HomeView", name, ".", in: folder.path)
        expectNone(way, "path \(name)")
      }
    }
    expectNone(try Navlint.run("index", ".", "-o", "::error::x", in: folder.path), "index")
    expectNone(try Navlint.run("init", ".", in: folder.path), "init")
  }

  /// Names that stand in files of navlint's own, which a pull request brings, too.
  @Test func everyStoredFile() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/App.swift", SmallApp.source)
    let lines = Self.names.map(Self.identifier)
    try folder.write("lock.nav", lines.map { "screen \($0) view\n\($0)\n" }.joined())
    try folder.write("baseline", lines.map { "push-loop\t\($0)\n" }.joined())
    try folder.write("bad-baseline", lines.map { "\($0)\n" }.joined())
    try folder.write(
      "policies.yml",
      "policies:\n"
        + lines.enumerated().map { number, text in
          "  - name: p\(number)\n    comment: \(Self.quoted(text))\n    forbidden: {from: \"*\", to: \"*\"}\n"
        }.joined())
    for (number, text) in lines.enumerated() {
      try folder.write("name\(number).yml", "policies:\n  - name: \(Self.quoted(text))\n    max_depth: 1\n")
      try folder.write("key\(number).yml", "\(Self.quoted(text)): 1\nseverity: \(Self.quoted(text))\n")
      try folder.write("path\(number).yml", "extends: \(Self.quoted(text))\nincluded: [\(Self.quoted(text))]\n")
      for name in ["name", "key", "path"] {
        expectNone(try Navlint.run("check", "Sources", "--config", "\(name)\(number).yml", in: folder.path), "\(text)")
      }
    }
    expectNone(try Navlint.run("check", "Sources", "--lock", "lock.nav", in: folder.path), "lock")
    expectNone(try Navlint.run("check", "Sources", "--baseline", "baseline", in: folder.path), "baseline")
    expectNone(try Navlint.run("check", "Sources", "--baseline", "bad-baseline", in: folder.path), "bad baseline")
    for format in Self.checkFormats {
      expectNone(
        try Navlint.run("check", "Sources", "--config", "policies.yml", "--format", format, in: folder.path),
        own: ServiceReader.own(format), "policies \(format)")
    }
    for format in ["text", "markdown", "json"] {
      expectNone(try Navlint.run("rules", "--config", "policies.yml", "--format", format, in: folder.path), "rules")
    }
    expectNone(try Navlint.run("explain", "p0", "--config", "policies.yml", in: folder.path), "explain")
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// `navlint check $(git diff --name-only)` hands names of files over as arguments.
  @Test func everyArgument() throws {
    let folder = try TemporaryFolder()
    try folder.write("Sources/App.swift", SmallApp.source)
    let commands: [[String]] = [
      ["check", "NAME"], ["check", "--format", "NAME"], ["check", "--rule", "NAME"], ["check", "--config", "NAME"],
      ["check", "--baseline", "NAME"], ["check", "--lock", "NAME"], ["check", "--facts", "NAME"],
      ["check", "--only-changed", "NAME"], ["check", "--cache-path", "App.swift/NAME"], ["check", "-o", "NAME/x/y"],
      ["graph", "--focus", "NAME"], ["graph", "--flow", "NAME"], ["graph", "--kind", "NAME"],
      ["graph", "--graph", "NAME"],
      ["graph", "-o", "NAME"], ["explain", "NAME"], ["why", "NAME"], ["path", "NAME", "HomeView"], ["diff", "NAME"],
      ["diff", "main", "NAME"], ["init", "NAME"], ["index", "NAME", "-o", "facts"], ["NAME"], ["--NAME"],
      ["check", "--NAME"],
    ]
    for command in commands {
      for name in ["##[group]x", "::error::x", " ::error::x", "a\n::error::x", "\u{1B}[2J##vso[x]"] {
        let arguments = command.map { $0.replacing("NAME", with: name) }
        expectNone(try Navlint.run(arguments, in: folder.at("Sources")), "\(arguments)")
      }
    }
  }

  @Test func everyDifference() throws {
    let app = try GitApp()
    try write(to: app.folder, isLinked: false)
    try app.commit("Before")
    try write(to: app.folder, isLinked: true)
    try app.commit("After")
    for range in ["HEAD~2...HEAD", "HEAD~1...HEAD", "HEAD...HEAD~1"] {
      for format in Self.checkFormats + ["svg"] {
        let result = try app.navlint("diff", range, "--format", format)
        #expect(result.status < 2, "\(result.errors)")
        expectNone(result, own: ServiceReader.own(format), "diff \(range) --format \(format)")
      }
    }
  }

  /// A diff quotes whole lines of sources.
  @Test func aPreviewOfFixes() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "App.swift",
      """
      import SwiftUI
      enum Route: Hashable { case detail }
      // ##[group]a \u{1B}[2J
      final class Router: ObservableObject {
      // ::error::inside
      /*
      \t::error::x
      */
        var path: [Route] = []
      }
      /* 
       ::error::b ##vso[x]
       */
      @main struct SmallApp: App {
        @StateObject var router = Router()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              Button("x") { router.path.append(.detail) }
                .navigationDestination(for: Route.self) { _ in Text("d") }
            }
          }
        }
      }

      """)
    let result = try Navlint.run("check", ".", "--fix", "--dry-run", in: folder.path)
    #expect(result.text.contains("@Published"), "\(result.text) \(result.errors)")
    expectNone(result, "dry run")
    #expect(result.errors.contains("shown as codes"))
  }
}
