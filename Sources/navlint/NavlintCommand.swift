import ArgumentParser
import NavigationModel

struct NavlintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: Tool.name,
    abstract: "Reads Swift sources and shows how users navigate through the app.",
    discussion: """
      navlint needs no build and no project file: it reads the sources, follows routes through routers and \
      coordinators, and shows which screen leads to which.

        navlint check Sources               what is wrong
        navlint graph Sources -o flow.svg   the map, for a browser
        navlint graph Sources -o App.nav    the map as text, to commit
        navlint diff main...HEAD            what this branch does
        navlint path HomeView CartView      how a user gets there
        navlint why CartView                what leads to it, or why nothing does
        navlint ways                        the shortest way to each screen
        navlint serve                       the map in a browser, kept up to date
        navlint journeys Sources            tests that go to each screen
        navlint impact Sources/Cart.swift   what to test after a change
        navlint coverage                    which screens the tests open
        navlint prune                       code that only dead screens need
        navlint links Sources               ways in from outside, and what they open
        navlint explain push-loop           why a rule exists
        navlint init                        a .navlint.yml to start with
        navlint lsp                         shows findings in an editor
        navlint mcp                         answers an agent's questions

      PATH is a folder or a file; by default the current folder. Skipped are .build, DerivedData, SourcePackages, \
      Pods, Carthage, node_modules, hidden folders and what git ignores; but packages in them that the app imports are \
      followed (--no-dependencies turns that off).

      Exit codes: 0 nothing found at or above the fail level, 1 findings, 2 navlint could not do its work.
      """,
    version: "\(Tool.name) \(Tool.version)",
    subcommands: [
      CheckCommand.self, GraphCommand.self, ServeCommand.self, DiffCommand.self,
      PathCommand.self, WhyCommand.self, WaysCommand.self, JourneysCommand.self, ImpactCommand.self,
      CoverageCommand.self, LinksCommand.self, PruneCommand.self, StatsCommand.self,
      IdiomsCommand.self,
      RulesCommand.self, ExplainCommand.self,
      InitCommand.self, IndexCommand.self, LanguageCommand.self, AgentCommand.self,
    ])
}
