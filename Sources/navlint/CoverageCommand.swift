import ArgumentParser
import NavigationModel
import NavlintKit
import Reporting

/// `navlint coverage`: what the tests open.
struct CoverageCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "coverage",
    abstract: "Show which screens the tests open, and which transitions they take.",
    discussion: """
      UI tests are followed from launch, tap by tap, by identifiers and by the texts of controls; so are Maestro's \
      flows. Tests that construct a screen and previews are counted separately. No test is run.

        navlint coverage                        what is opened, and what never is
        navlint coverage --format markdown      for a pull request
        navlint coverage --threshold 40         fail below 40 % of the screens
        navlint coverage --base main.json       what changed since an earlier run
        navlint graph --coverage now.json -o map.svg
                                                the same as colours on the map

      Name the folder that contains both the app and its tests. A base is a file that --format json wrote. Exit code 1 \
      below the threshold, and with --fail-on-loss where a screen lost its tests.
      """)

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(help: "How the answer is written.")
  var format: ListFormat = .text

  @Option(help: ArgumentHelp("Fail if tests open less than this share of the screens.", valueName: "percent"))
  var threshold: Double?

  @Option(
    help: ArgumentHelp("Show what changed since an earlier run: the JSON of that run.", valueName: "file"))
  var base: String?

  @Flag(help: "Fail if no test opens a screen that a test opened at the base.")
  var failOnLoss = false

  func validate() throws {
    if failOnLoss, base == nil {
      throw ValidationError("--fail-on-loss compares with an earlier run. Name its JSON with --base FILE.")
    }
    if let threshold, !(0...100).contains(threshold) {
      throw ValidationError("--threshold takes a number from 0 to 100.")
    }
  }

  func run() throws {
    try failing {
      let base = try base.map(CoverageFile.read)
      let found = try source.analysed(telling: \.scan) { try $0.coverage(source.paths, report: $1) }
      let answer = CoverageAnswer(found.coverage, of: found.scan.graph, since: base)
      try Output.result(answer.text(format))
      if !source.quiet { Output.tell(answer.summary + "\n") }
      if isShort(of: threshold, answer) || hasLost(answer) { throw ExitStatus.findings }
    }
  }

  private func isShort(of threshold: Double?, _ answer: CoverageAnswer) -> Bool {
    guard let threshold, answer.share < threshold else { return false }
    let share = (answer.share * 10).rounded(.down) / 10
    Output.tell("Tests open \(share.shown) % of the screens; at least \(threshold.shown) % are required.\n")
    return true
  }

  private func hasLost(_ answer: CoverageAnswer) -> Bool {
    guard failOnLoss, let first = answer.lost.first else { return false }
    let rest = answer.lost.count - 1
    Output.tell(
      "No test opens \(PlainText.line(first))\(rest > 0 ? " and \(rest) more" : ""); at the base, one did.\n")
    return true
  }
}

extension Double {
  /// Without a zero fraction.
  fileprivate var shown: String { self == rounded() ? String(Int(self)) : String(self) }
}
