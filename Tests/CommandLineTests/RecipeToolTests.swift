import Foundation
import Testing

/// The files for CI, and the recipes of docs/ci.md, judged by tools that are not navlint's: the published schemas of
/// the services, and linters. `scripts/prepare-tests.sh` installs them; a tool that is not there is passed over.
@Suite struct RecipeToolTests {
  private static let project = IntegrationTests.project

  private func run(_ command: String) throws -> Comment? {
    let result = try Navlint.shell(command, in: Self.project)
    return result.status == 0 ? nil : "\(result.text)\(result.errors)"
  }

  private static let hasSchemas = IntegrationTests.has("check-jsonschema")

  @Test(
    .enabled(if: hasSchemas, "needs check-jsonschema"),
    arguments: [("action.yml", "github-actions"), ("ci/gitlab.yml", "gitlab-ci")])
  func filesFitTheSchemasOfTheirServices(_ file: String, _ schema: String) throws {
    let problem = try run("check-jsonschema --builtin-schema vendor.\(schema) '\(file)'")
    #expect(problem == nil, problem)
  }

  @Test(
    .enabled(if: hasSchemas, "needs check-jsonschema"),
    arguments: [("GitHub", "github-workflows"), ("GitLab", "gitlab-ci"), ("Bitbucket", "bitbucket-pipelines")])
  func recipesFitTheSchemasOfTheirServices(_ heading: String, _ schema: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("recipe.yml", RecipeTests.recipe(heading, "yaml"))
    let problem = try run("check-jsonschema --builtin-schema vendor.\(schema) '\(folder.at("recipe.yml"))'")
    #expect(problem == nil, problem)
  }

  @Test(.enabled(if: IntegrationTests.has("pre-commit"), "needs pre-commit")) func preCommitTakesTheHooksAndTheRecipe()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write("recipe.yaml", RecipeTests.recipe("pre-commit", "yaml"))
    let problem = try run(
      "pre-commit validate-manifest .pre-commit-hooks.yaml && pre-commit validate-config '\(folder.at("recipe.yaml"))'")
    #expect(problem == nil, problem)
  }

  @Test(.enabled(if: IntegrationTests.has("shellcheck"), "needs shellcheck")) func shellcheckFindsNothing() throws {
    let folder = try TemporaryFolder()
    for heading in ["Xcode", "Xcode Cloud"] { try folder.write("\(heading).sh", RecipeTests.recipe(heading, "sh")) }
    let problem = try run(
      "shellcheck --severity=warning scripts/*.sh scripts/ci/*.sh .ci/run && shellcheck --severity=warning --shell=sh '\(folder.path)'/*.sh"
    )
    #expect(problem == nil, problem)
  }

  /// Which version of a package is installed is the base image's business (DL3008).
  @Test(.enabled(if: IntegrationTests.has("hadolint"), "needs hadolint")) func hadolintFindsNothing() throws {
    let problem = try run("hadolint --ignore DL3008 Dockerfile")
    #expect(problem == nil, problem)
  }
}
