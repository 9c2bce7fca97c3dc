import ArgumentParser
import NavigationModel
import NavlintKit
import Reporting
import Workspace

/// `navlint journeys`: tests that go to each screen.
struct JourneysCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "journeys",
    abstract: "Write tests that go to each screen.",
    discussion: """
      The shortest way from launch to each screen, played by Maestro or as a user interface test of Xcode. Controls \
      are found by their accessibility identifiers, else by their texts. Where a test cannot know what to do, it says \
      so, with the place in the source.

        navlint journeys                                 and where tests need help
        navlint journeys --to CartView                   the way to one screen
        navlint journeys --format maestro -o Flows       a flow for each screen
        navlint journeys --format xcuitest -o JourneyTests.swift
      """)

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(
    name: .customLong("to"), help: ArgumentHelp("Only the way to this screen. May be repeated.", valueName: "screen"))
  var screens: [String] = []

  @Option(help: "How the journeys are written.")
  var format: JourneysFormat = .text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write; for Maestro the folder, with a file for each screen.", valueName: "path"))
  var output: String?

  func validate() throws {
    guard format == .maestro, output == nil, screens.count != 1 else { return }
    throw ValidationError("each flow of Maestro is a file: name a folder with -o, or one screen with --to.")
  }

  func run() throws {
    try failing {
      if let output, format != .maestro { try source.checkOutputs([output]) }
      let graph = try source.graph()
      let questions = GraphQuestions(graph)
      let ways =
        screens.isEmpty ? questions.ways() : try screens.map { try questions.reasons(for: $0) }
      let answer = JourneysAnswer(ways: ways, root: graph.root)
      try write(answer)
      if !source.quiet { Output.tell(answer.summary + "\n") }
    }
  }

  private func write(_ answer: JourneysAnswer) throws {
    guard let output else { return try Output.result(answer.text(format)) }
    guard format == .maestro else {
      return try AtomicFile.write(Array(answer.text(format).utf8), to: output, toDevices: true)
    }
    guard InputFile.makeFolder(output) else {
      throw UsageError(
        "the folder '\(PlainText.line(output))' cannot be created. Create it first, or name another one.")
    }
    var names = FileNames()
    for flow in answer.flows(named: { names.name(for: $0) + ".yaml" }) {
      try AtomicFile.write(Array(flow.text.utf8), to: FilePaths.join(output, flow.name))
    }
  }
}

extension JourneysFormat: ExpressibleByArgument {}
