import Foundation
import Testing

/// A name decides nothing: with any name, an app has the same findings.
@Suite struct RawIdentifierTests {
  /// `NAME` is a view that brings a stack of its own, is pushed, pushed again by itself, and never shown where it is nested.
  private static let template = """
    import SwiftUI
    @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    enum Route: Hashable { case NAME, other }
    struct HomeView: View {
      @State private var path: [Route] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("In") { NAME() }
            Button("Route") { path.append(.NAME) }
          }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .NAME: Holder.NAME()
            case .other: EmptyView()
            }
          }
        }
      }
    }
    struct NAME: View {
      var body: some View { NavigationStack { NavigationLink("Again") { NAME() } } }
    }
    struct Holder { struct NAME: View { var body: some View { NavigationStack { Text("x") } } } }
    extension Holder.NAME { struct Lost: View { var body: some View { Text("y") } } }
    struct Outer { struct NAME: View { var body: some View { Text("z") } } }

    """

  private func rules(named name: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", Self.template.replacing("NAME", with: name))
    let result = try Navlint.run("check", ".", "--format", "json", "--pedantic", in: folder.path)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(result.output)) as? [String: Any])
    let findings = try #require(report["findings"] as? [[String: Any]])
    return findings.map { finding in
      let place = finding["location"] as? [String: Any] ?? finding
      return "\(finding["rule"] ?? "") \(place["line"] ?? "")"
    }.sorted()
  }

  @Test(arguments: [
    "`a.b`", "`a.b.c`", "`a b`", "`a<b>`", "`a(b)`", "`a:b`", "`a, b`", "`a -> b`", "`404`", "`Plain`",
    "`class`", "`default`", "`inline:HomeView:1`", "`##[x]`", "`::x::`", "`日本.語`", "`Home.View`",
    "`.`", "`..`", "`+`", "` `", "`a\\b`",
  ])
  func findingsDoNotHangOnTheName(_ name: String) throws {
    let expected = try rules(named: "Plain")
    #expect(expected.contains { $0.hasPrefix("nested-navigation-stack") }, "\(expected)")
    #expect(try rules(named: name) == expected)
  }

  /// What a name ends in says what the type is, in backticks as without them.
  @Test(arguments: ["PlainView", "`a.bView`", "`a bView`", "`a.b View`"])
  func anUnreachedScreenIsReported(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", SmallApp.source.replacing("LostView", with: name))
    #expect(try Navlint.run("check", ".", in: folder.path).text.contains("[unreachable-screen]"))
  }

  /// It is shown as code writes it, and found with and without its backticks.
  @Test func aScreenIsFoundByItsName() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", Self.template.replacing("NAME", with: "`a.b`"))
    for name in ["`a.b`", "a.b"] {
      let result = try Navlint.run("why", name, ".", in: folder.path)
      #expect(result.status != 2 || result.errors.contains("could be any of"), "\(result.errors)")
    }
    #expect(try Navlint.run("check", ".", "--pedantic", in: folder.path).text.contains("`a.b`"))
  }

  /// A policy's pattern is written without backticks.
  @Test func aPolicyCannotBeEvaded() throws {
    let folder = try TemporaryFolder()
    try folder.write("App.swift", Self.template.replacing("NAME", with: "`My PaymentView`"))
    try folder.write(
      ".navlint.yml", "policies:\n  - name: no-payment\n    forbidden: {from: HomeView, to: \"*PaymentView\"}\n")
    let result = try Navlint.run("check", ".", in: folder.path)
    #expect(result.text.contains("[no-payment]"), "\(result.text) \(result.errors)")
  }
}
