import Foundation
import Testing

/// `navlint journeys` as a process, its files read by who runs such files.
@Suite struct JourneyCommandTests {
  private static let shop = IntegrationTests.project + "/Fixtures/CoordinatorShop"

  @Test func theWaysOfTheShop() throws {
    let result = try Navlint.run("journeys", Self.shop, "--to", "ReceiptView")
    #expect(result.status == 0)
    #expect(
      result.text.hasPrefix(
        """
        ReceiptView
          launch
        """), "\(result.text)")
    #expect(result.text.contains("tap '주문하기'") && result.text.contains("tap '결제'"))
    #expect(result.errors.contains("1 of 1 screen has a way that a test can play without help.\n"), "\(result.errors)")
    let unknown = try Navlint.run("journeys", Self.shop, "--to", "ReceiptVeiw")
    #expect(unknown.status == 2 && unknown.errors.contains("Did you mean 'ReceiptView'?"))
  }

  @Test(.enabled(if: AgentCommandTests.has(python: "yaml"), "needs the Python package yaml"))
  func flowsAreYAMLWithMaestrosCommands() throws {
    let folder = try TemporaryFolder()
    let result = try Navlint.run("journeys", Self.shop, "--format", "maestro", "-o", folder.at("Flows"))
    #expect(result.status == 0, "\(result.errors)")
    let check = """
      import pathlib, sys, yaml
      allowed = {'tapOn', 'longPressOn', 'inputText', 'pressKey', 'swipe', 'assertVisible'}
      files = sorted(pathlib.Path('Flows').iterdir())
      for file in files:
          head, commands = yaml.safe_load_all(file.read_text())
          assert head == {'appId': '${APP_ID}'} and commands[0] == 'launchApp', file
          for command in commands[1:]:
              assert command == 'waitForAnimationToEnd' or set(command) <= allowed and len(command) == 1, command
      print(len(files))
      """
    try folder.write("check.py", check)
    let checked = try Navlint.shell("python3 check.py", in: folder.path)
    #expect(checked.text == "17\n", "\(checked.errors)")
  }

  @Test func testsAreSwift() throws {
    let folder = try TemporaryFolder()
    let result = try Navlint.run("journeys", Self.shop, "--format", "xcuitest", "-o", folder.at("JourneyTests.swift"))
    #expect(result.status == 0, "\(result.errors)")
    #expect(try folder.text("JourneyTests.swift").contains("func testReceiptView() throws {"))
    let parsed = try Navlint.shell("swiftc -frontend -parse JourneyTests.swift", in: folder.path)
    #expect(parsed.status == 0, "\(parsed.errors)")
  }

  @Test func flowsNeedAFolder() throws {
    let result = try Navlint.run("journeys", Self.shop, "--format", "maestro")
    #expect(result.status == 2 && result.errors.contains("name a folder with -o, or one screen with --to."))
    let one = try Navlint.run("journeys", Self.shop, "--format", "maestro", "--to", "CartView")
    #expect(one.status == 0 && one.text.hasPrefix("# The shortest way to CartView, by navlint.\n"))
  }
}
