import ArgumentParser
import NavigationModel
import NavlintKit
import Reporting

/// `navlint path`: how a user gets from one screen to another.
struct PathCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "path",
    abstract: "Show how a user gets from one screen to another.",
    discussion: """
        navlint path HomeView SettingsView            the way with the fewest taps
        navlint path HomeView SettingsView Sources    in the sources under a folder

      Exit code 1 when there is no way.
      """)

  @Argument(help: "The screen to start from.")
  var from: String

  @Argument(help: "The screen to get to.")
  var to: String

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(help: "How the answer is written.")
  var format: AnswerFormat = .text

  func run() throws {
    try failing {
      let graph = try source.graph()
      let questions = GraphQuestions(graph)
      let way = try questions.way(from: from, to: to)
      let answer = WayAnswer(
        way: way, start: try questions.name(of: from), goal: try questions.name(of: to), root: graph.root)
      try Output.result(answer.text(format))
      if way == nil { throw ExitStatus.findings }
    }
  }
}

/// `navlint why`: what leads to a screen, or which broken link leaves it unreachable.
struct WhyCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Show what leads to a screen, or why no user gets there.",
    discussion: """
        navlint why SettingsView            all ways in, or the broken link
        navlint why SettingsView Sources    in the sources under a folder

      Exit code 1 when no user gets to the screen.
      """)

  @Argument(help: "The screen.")
  var screen: String

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(help: "How the answer is written.")
  var format: AnswerFormat = .text

  func run() throws {
    try failing {
      let graph = try source.graph()
      let reasons = try GraphQuestions(graph).reasons(for: screen)
      try Output.result(ReasonsAnswer(reasons: reasons, root: graph.root).text(format))
      if reasons.way == nil, !reasons.screen.isReachable { throw ExitStatus.findings }
    }
  }
}

/// `navlint ways`: the shortest way to each screen.
struct WaysCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "ways",
    abstract: "List the shortest way to each screen.",
    discussion: """
      From where the app starts, in taps: a list for testing. Screens without a way come last.

        navlint ways Sources                        one line per screen
        navlint ways Sources --format csv           for a spreadsheet
        navlint ways Sources --format markdown      a checklist
      """)

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(help: "How the list is written.")
  var format: ListFormat = .text

  func run() throws {
    try failing {
      let graph = try source.graph()
      try Output.result(WaysAnswer(ways: GraphQuestions(graph).ways(), root: graph.root).text(format))
    }
  }
}

/// `navlint stats`: an app's navigation in numbers.
struct StatsCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show an app's navigation in numbers.",
    discussion: """
      Screens and transitions by kind, depth, share of dead screens, hubs, screens that only a deep link leads to.

        navlint stats Sources
        navlint stats Sources --format json
      """)

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(help: "How the numbers are written.")
  var format: AnswerFormat = .text

  func run() throws {
    try failing {
      let graph = try source.graph()
      try Output.result(StatisticsAnswer(GraphQuestions(graph).statistics(of: graph)).text(format))
    }
  }
}

/// `navlint idioms`: the code of the app that was learned to be navigation.
struct IdiomsCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "idioms",
    abstract: "List the functions that were learned to be navigation, and the sites that were not understood.",
    discussion: """
      Ends with the lines for .navlint.yml that confirm or deny what was learned.

        navlint idioms Sources
      """)

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(help: "How the list is written.")
  var format: AnswerFormat = .text

  func run() throws {
    try failing {
      let found = try source.analysed(telling: \.scan) { try $0.idioms(source.paths, report: $1) }
      let answer = IdiomsAnswer(
        idioms: found.idioms, unresolved: found.scan.graph.unresolved, suspected: found.scan.graph.coverage.suspected,
        root: found.scan.graph.root)
      try Output.result(answer.text(format))
    }
  }
}

extension SourceOptions {
  /// The graph of the sources, with progress and notes.
  func graph() throws -> NavigationGraph {
    try analysed(telling: \.self) { try $0.scan(paths, report: $1) }.graph
  }
}

extension AnswerFormat: ExpressibleByArgument {}
extension ListFormat: ExpressibleByArgument {}
