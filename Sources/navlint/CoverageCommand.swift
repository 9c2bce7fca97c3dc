import ArgumentParser
import NavigationModel
import NavlintKit
import Reporting

/// `navlint coverage`: what the tests open.
struct CoverageCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Tell which screens the tests open, and which transitions they take.",
    discussion: """
      Tests of a user interface are followed from launch, tap by tap, by identifiers and by the words on controls; \
      so are Maestro's flows. A test that makes a screen, and a preview, count as such. Nothing is run.

        navlint coverage                        what is opened, and what never is
        navlint coverage --format markdown      for a pull request
        navlint coverage --threshold 40         fail below 40 % of the screens

      Name the folder that holds both the app and its tests. Exit code 1 below the threshold.
      """)

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(help: "How the answer is written.")
  var format: ListFormat = .text

  @Option(help: ArgumentHelp("Fail where tests open less than this share of the screens.", valueName: "percent"))
  var threshold: Double?

  func validate() throws {
    if let threshold, !(0...100).contains(threshold) {
      throw ValidationError("--threshold takes a number from 0 to 100.")
    }
  }

  func run() throws {
    try failing {
      let found = try source.analysed(telling: \.scan) { try $0.coverage(source.paths, report: $1) }
      let answer = CoverageAnswer(found.coverage, of: found.scan.graph)
      try Output.result(answer.text(format))
      if !source.quiet { Output.tell(answer.summary + "\n") }
      guard let threshold, answer.share < threshold else { return }
      let share = (answer.share * 10).rounded(.down) / 10
      Output.tell("Tests open \(share.shown) % of the screens; at least \(threshold.shown) % are asked for.\n")
      throw ExitStatus.findings
    }
  }
}

extension Double {
  /// Without a fraction where there is none.
  fileprivate var shown: String { self == rounded() ? String(Int(self)) : String(self) }
}
