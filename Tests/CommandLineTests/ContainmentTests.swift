import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Names and texts of a hostile app, sent from the file system through the program to every format.
@Suite struct ContainmentTests {
  /// As names of files and folders, as raw identifiers, and in string literals.
  private static let names = [
    #"quote"x"#, "<script>alert(1)<script>", "::error file=x::y", "##vso[task.x]y", "##teamcity[buildStop]", "=cmd()",
    "]]>x", "$(touch pwned)", "`touch pwned`",
    "\u{1B}[31mred", "line\nbreak", "\u{202E}txt", "%0A::error::x", "|cell|", "[link](javascript:x)", #"\N\G"#, "-rf",
    "${{ x }}", "a&b;c", "'single'",
  ]

  private func app() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source)
    for (number, name) in Self.names.enumerated() {
      let literal = name.unicodeScalars.map {
        $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.value < 0x20 ? "\\u{\(String($0.value, radix: 16))}" : String($0)
      }.joined()
      let identifier = name.unicodeScalars.filter { !"`\\".unicodeScalars.contains($0) && $0.value >= 0x20 }.map(
        String.init
      ).joined()
      try folder.write(
        "\(name)/\(name).swift",
        """
        import SwiftUI
        struct `Evil \(identifier)`: View {
          @State private var shown = false
          var body: some View {
            NavigationLink("\(literal)") { Next\(number)() }
              .alert("\(literal)", isPresented: $shown) { Button("\(literal)") { shown = true } }
              .navigationTitle("\(literal)")
          }
        }
        struct Next\(number): View { var body: some View { Link("\(literal)", destination: URL(string: \
        "javascript:\(literal)")!) } }

        """)
    }
    return folder
  }

  private func hasControls(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      $0.value < 0x20 && $0 != "\n" || (0x7F...0x9F).contains($0.value) || (0x202A...0x202E).contains($0.value)
    }
  }

  @Test func everyReportStaysItself() throws {
    let folder = try app()
    for format in [
      "text", "xcode", "json", "sarif", "github", "gitlab", "junit", "checkstyle", "sonarqube", "rdjson", "azure",
      "teamcity", "markdown", "html", "csv",
    ] {
      let result = try Navlint.run(
        "check", ".", "--format", format, "--confidence", "guessed", "--verbose", in: folder.path)
      #expect(result.status == 1 && !result.text.isEmpty, "\(format)")
      #expect(!hasControls(result.text.replacing("\r\n", with: "\n")) && !hasControls(result.errors), "\(format)")
      switch format {
      case "json", "sarif", "gitlab", "sonarqube", "rdjson":
        _ = try JSONSerialization.jsonObject(with: Data(result.output), options: .fragmentsAllowed)
      case "junit", "checkstyle": #expect(XMLParser(data: Data(result.output)).parse(), "\(format)")
      case "markdown":
        // Code is shown as it is.
        let prose = result.text.replacing(/(`+)[^`](?:.*?[^`])?\1(?!`)/, with: "")
        #expect(!prose.contains("<script") && !prose.contains("](javascript"))
      case "html": #expect(!result.text.contains("<script") && !result.text.contains("href=\"javascript"))
      case "github":
        #expect(
          result.text.split(separator: "\n").allSatisfy {
            $0.hasPrefix("::error file=") || $0.hasPrefix("::warning file=") || $0.hasPrefix("::notice ")
          })
      case "azure":
        #expect(
          result.text.split(separator: "\n").allSatisfy {
            $0.hasPrefix("##vso[task.logissue type=") || $0.hasPrefix("note: ")
          })
      case "teamcity": #expect(result.text.split(separator: "\n").allSatisfy { $0.hasPrefix("##teamcity[inspection") })
      default: break
      }
    }
    #expect(!FileManager.default.fileExists(atPath: folder.at("pwned")))
  }

  @Test func everyMapStaysItself() throws {
    let folder = try app()
    for format in ["svg", "html", "dot", "mermaid", "d2", "graphml", "json", "nav"] {
      let result = try Navlint.run("graph", ".", "--format", format, in: folder.path)
      #expect(result.status == 0, "\(result.errors)")
      #expect(!hasControls(result.text), "\(format)")
      switch format {
      case "svg":
        #expect(XMLParser(data: Data(result.output)).parse())
        for element in ["<script", "<image", "<foreignObject", "javascript:\""] {
          #expect(!result.text.contains(element), "\(element)")
        }
      case "graphml": #expect(XMLParser(data: Data(result.output)).parse())
      case "html":
        #expect(result.text.contains("<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'"))
        // The page's own script, and its data.
        #expect(result.text.components(separatedBy: "<script").count <= 3 && !result.text.contains("<script>alert"))
      case "json":
        _ = try JSONSerialization.jsonObject(with: Data(result.output))
        #expect(!result.text.contains("\"file\": \"/") && !result.text.contains("\"file\": \".."))
      default: break
      }
    }
  }

  @Test func namesOfFilesAreMadeHarmless() throws {
    let folder = try app()
    #expect(try Navlint.run("graph", ".", "--split", "-o", "maps", "--format", "dot", in: folder.path).status == 0)
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.at("maps"))
    #expect(written.count > 2)
    for name in written { #expect(name.wholeMatch(of: /[A-Za-z0-9][A-Za-z0-9-]*\.(dot|md)/) != nil, "\(name)") }
    #expect(try folder.names().count == Self.names.count + 2)
  }

  /// A pull request that brings a link must not bring the file behind it into a picture.
  @Test func picturesStayInTheirFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/App.swift", SmallApp.source)
    let pixel = Data(
      base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")!
    try folder.write("secret.png", bytes: Array(pixel))
    try folder.write("App/images/HomeView.png", bytes: Array(pixel))
    try FileManager.default.createSymbolicLink(
      atPath: folder.at("App/images/DetailView.png"), withDestinationPath: "../../secret.png")
    func images(_ arguments: String...) throws -> Int {
      let result = try Navlint.run(
        ["graph", ".", "--format", "svg", "--cards", "images", "--images", "images"], in: folder.at("App"))
      #expect(result.status == 0, "\(result.errors)")
      return result.text.components(separatedBy: "data:image/png").count - 1
    }
    #expect(try images() == 1)
  }

  @Test(arguments: [
    ("extends: ../../../../etc/passwd", "is not a path inside the repository"),
    ("extends: /etc/passwd", "is not a path inside the repository"),
    ("extends: link.yml", "it is a link that leads out of the repository"),
    ("included: [\"../..\"]", "leads out of the folder"), ("included: /etc", "leads out of the folder"),
    ("excluded: ../x", "leads out of the folder"),
    ("policies: [{name: x, forbidden: {from: \"/((((a?){99}){99}){99}){99}/\", to: \"*\"}}]", "repeats too much"),
  ])
  func aConfigurationStaysInTheRepository(_ text: String, _ message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("repository/App.swift", SmallApp.source)
    try folder.write("repository/.git/HEAD", "ref: refs/heads/main\n")
    try folder.write("outside.yml", "disabled_rules: [unreachable-screen]\n")
    try FileManager.default.createSymbolicLink(
      atPath: folder.at("repository/link.yml"), withDestinationPath: "../outside.yml")
    try folder.write("repository/.navlint.yml", text + "\n")
    let result = try Navlint.run("check", ".", in: folder.at("repository"))
    #expect(result.status == 2 && result.errors.contains(message), "\(result.errors)")
  }
}
