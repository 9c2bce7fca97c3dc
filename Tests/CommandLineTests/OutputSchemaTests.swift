import Foundation
import Testing

/// Every JSON output is what its published schema says.
@Suite struct OutputSchemaTests {
  @Test(.enabled(if: AgentCommandTests.has(python: "jsonschema"), "needs the Python package jsonschema"))
  func outputsFitTheirSchemas() throws {
    let apps = ["CoordinatorShop", "StoryboardApp"].map { "'\(IntegrationTests.project)/Fixtures/\($0)'" }
    let result = try Navlint.shell(
      "python3 -B '\(IntegrationTests.project)/scripts/output-schemas.py' \"$NAVLINT\" \(apps.joined(separator: " "))")
    #expect(result.status == 0 && result.text.hasSuffix(", 0 mistakes\n"), "\(result.text)\(result.errors)")
  }
}
