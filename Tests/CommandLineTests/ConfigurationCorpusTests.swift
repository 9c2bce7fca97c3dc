import Foundation
import Testing

/// Configurations that say something wrong, or say it in vain. Each is told in one line; none passes.
@Suite struct ConfigurationCorpusTests {
  private static let corpus = URL(fileURLWithPath: IntegrationTests.project).appendingPathComponent(
    "Tests/CommandLineTests/Configurations")

  private static func names(_ kind: String) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: corpus.appendingPathComponent(kind).path)) ?? []
    return files.filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }.sorted()
  }

  private static func bytes(_ kind: String, _ file: String) throws -> [UInt8] {
    Array(try Data(contentsOf: corpus.appendingPathComponent("\(kind)/\(file)")))
  }

  /// A small app in a repository, with folders that the configurations speak of.
  private func app(_ configuration: [UInt8]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(".git/HEAD", "")
    try folder.write("App/App.swift", SmallApp.soundSource)
    try folder.write("App/Old/Old.swift", "let old = 1\n")
    try folder.write("App/Lab/R&D/Trial.swift", "let trial = 1\n")
    try folder.write("shared/base.yml", "rules: {push-loop: info}\n")
    try folder.write(".navlint.yml", bytes: configuration)
    return folder
  }

  private func lines(_ text: String, _ grade: String) -> [String] {
    text.split(separator: "\n").filter { $0.contains(": \(grade): ") || $0.hasPrefix("\(grade): ") }.map(String.init)
  }

  @Test func theCorpusIsThere() {
    #expect(Self.names("Wrong").count >= 50)
    #expect(Self.names("Right").count >= 10)
  }

  @Test(arguments: names("Wrong")) func isTold(_ name: String) throws {
    let app = try app(try Self.bytes("Wrong", name + ".yml"))
    let strict = try Navlint.run("check", "--strict", in: app.path)
    let told = lines(strict.errors, "error")
    if ProcessInfo.processInfo.environment["NAVLINT_UPDATE"] == "1" {
      let file = Self.corpus.appendingPathComponent("Wrong/\(name).expected")
      try told.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = String(decoding: try Self.bytes("Wrong", name + ".expected"), as: UTF8.self)
    #expect(told.map { $0 + "\n" }.joined() == expected)
    #expect(strict.status == 2)
    #expect(told.count == 1)
    #expect(told[0].wholeMatch(of: /\.navlint\.yml:\d+:\d+: error: .+/) != nil)
    // Without the option it may be a warning, but it is never silent.
    let plain = try Navlint.run("check", in: app.path)
    #expect((lines(plain.errors, "error") + lines(plain.errors, "warning")).count == 1)
  }

  @Test(arguments: names("Right")) func isSilent(_ name: String) throws {
    let app = try app(try Self.bytes("Right", name + ".yml"))
    let result = try Navlint.run("check", "--strict", in: app.path)
    #expect(result.status == 0 && result.text.isEmpty, "\(result.text)\(result.errors)")
    #expect(lines(result.errors, "error") + lines(result.errors, "warning") + lines(result.errors, "note") == [])
  }
}
