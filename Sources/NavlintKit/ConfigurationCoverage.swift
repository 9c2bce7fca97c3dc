import Configuration
import Linking
import NavigationModel
import Policies
import Rules
import Workspace

/// Names in a configuration that the code behind a graph lacks.
struct UnmetNames: Hashable, Sendable {
  var idioms: [UnmetIdiom] = []
  /// Dialects of libraries that no file imports.
  var dialects: [String] = []
}

extension UnmetNames {
  init(_ program: LinkedProgram, _ remarks: SourceRemarks, _ project: Project) {
    idioms = program.unmetIdioms
    dialects = project.dialects.filter { !$0.modules.isEmpty && remarks.imports.isDisjoint(with: $0.modules) }.map(
      \.name)
  }
}

/// Finds names without a match in a configuration: a misspelt name would silently disable a check.
struct ConfigurationCoverage {
  let project: Project

  /// nil where the run reads only a part of the project: the rest may have the names.
  ///
  /// - Parameter paths: as on the command line.
  init?(_ project: Project, paths: [String]) {
    guard let folder = project.folder else { return nil }
    let isWhole = (paths.isEmpty ? ["."] : paths).contains {
      FilePaths.relative(folder, to: FilePaths.absolute($0)) != nil
    }
    guard isWhole else { return nil }
    self.project = project
  }

  private var configuration: ProjectConfiguration { project.configuration }

  // MARK: Files

  /// Patterns without a match, and files in folders without sources.
  func warnings(on tree: SourceTree) -> [ConfigurationProblem] {
    let included = configuration.included ?? []
    return tree.unusedInclusions.map { place in
      included[place].problem(
        "'included' names '\(PlainText.line(included[place].value))', but nothing there can be read. Correct or delete it."
      )
    }
      + tree.unusedExclusions.map { place in
        let path = configuration.excluded[place]
        return path.problem(
          "'excluded' names '\(PlainText.line(path.value))', but nothing there would be read anyway. Correct or delete it."
        )
      }
  }

  // MARK: Names

  /// Screens, functions and libraries that do not exist.
  func warnings(on graph: NavigationGraph, _ unmet: UnmetNames) -> [ConfigurationProblem] {
    entryPoints(graph) + mentions(graph, unmet) + dialects(unmet)
  }

  private func mentions(_ graph: NavigationGraph, _ unmet: UnmetNames) -> [ConfigurationProblem] {
    if configuration.mentions.isEmpty { return [] }
    let policies = PolicyCoverage(graph, prefix: project.prefix(of: graph.root))
    let options = OptionCoverage(graph)
    let idioms = Dictionary(unmet.idioms.map { ($0.name, $0) }) { first, _ in first }
    return configuration.mentions.compactMap { mention in
      let found: String? =
        switch mention.value {
        case .selector(let selector): policies.complaint(selector)
        case .option(let rule, let option, let text): options.complaint(rule, option, text)
        case .idiom(let name): idioms[name].map(complaint)
        case .mapPattern(let pattern, let key): complaint(pattern, key, graph)
        }
      return found.map { mention.problem($0) }
    }
  }

  private func entryPoints(_ graph: NavigationGraph) -> [ConfigurationProblem] {
    let names = Set(graph.screens.map(\.id))
    return configuration.entryPoints.filter { !names.contains($0.value.screen) }.map { entry in
      entry.problem(
        "'entry_points' names '\(PlainText.line(entry.value.screen))', but the sources have no such screen."
          + mend(
            entry.value.screen, names.sorted(), otherwise: "Correct or delete it; 'navlint graph' lists the screens."))
    }
  }

  private func dialects(_ unmet: UnmetNames) -> [ConfigurationProblem] {
    zip(project.dialects, configuration.dialects).filter { unmet.dialects.contains($0.0.name) }.map {
      dialect, described in
      described.problem(
        "no file imports \(dialect.modules.map { "'\(PlainText.line($0))'" }.joined(separator: " or ")), so the dialect "
          + "'\(PlainText.line(dialect.name))' has no effect. Correct its 'modules', or delete it."
      )
    }
  }

  private func complaint(_ pattern: NamePattern, _ key: MapKey, _ graph: NavigationGraph) -> String? {
    guard !graph.screens.contains(where: pattern.fits) else { return nil }
    return "no screen matches '\(PlainText.line(pattern.text))', which '\(key.rawValue)' of 'map' names."
      + mend(
        pattern.text, Set(graph.screens.map(\.name)).sorted(),
        otherwise: "Correct or delete it; 'navlint graph' lists the screens.")
  }

  private func complaint(_ idiom: UnmetIdiom) -> String {
    "no function or property that navigates is called '\(PlainText.shortened(idiom.name, to: 200))'."
      + (idiom.nearest.map { " Did you mean '\(PlainText.shortened($0, to: 200))'?" }
        ?? " Correct or delete it; 'navlint idioms' lists the names.")
  }

  private func mend(_ word: String, _ candidates: [String], otherwise: String) -> String {
    " " + (Spelling.nearest(to: word, in: candidates).map { "Did you mean '\(PlainText.line($0))'?" } ?? otherwise)
  }
}

/// Names without a match in the options of rules.
private struct OptionCoverage {
  private let graph: NavigationGraph
  private let subjects: [String: [String: OptionSubject]]

  init(_ graph: NavigationGraph) {
    self.graph = graph
    subjects = Dictionary(
      RuleRegistry.known.map { rule in
        (
          rule.identity.id,
          Dictionary(rule.optionDescriptions.map { ($0.name, $0.subject) }) { first, _ in first }
        )
      }
    ) { first, _ in first }
  }

  func complaint(_ rule: String, _ option: String, _ text: String) -> String? {
    guard let subject = subjects[rule]?[option], let names = subject.names(in: graph), !names.contains(text) else {
      return nil
    }
    let nearest = Spelling.nearest(to: text, in: names).map { "Did you mean '\(PlainText.line($0))'?" }
    return
      "\(subject.nothing) '\(PlainText.line(text))', which '\(option)' of '\(rule)' names. \(nearest ?? "Correct or delete it.")"
  }
}
