import ArgumentParser
import Foundation
import NavlintKit
import Reporting

extension CheckCommand {
  /// Checks again after each change, until it is stopped. An error that would end a single run is reported, and a later
  /// change may repair it.
  func checkAgainAndAgain() throws {
    try refuseWithWatch()
    var watch = SourceWatch(source.paths) { try source.analyzer() }
    while true {
      do { try failing { try check() } } catch is ExitStatus {}
      if !source.quiet { Output.tell("\n\(SummaryLine.watching(watch.count)) ^C ends.\n") }
      let files = watch.waitForChange { Thread.sleep(forTimeInterval: $0 / .seconds(1)) }
      if Output.Stream.standardOutput.isTerminal { Output.write("\u{1B}[2J\u{1B}[H", to: .standardOutput) }
      if !source.quiet { Output.tell(SummaryLine.changed(files) + "\n") }
    }
  }

  /// A command that writes where it reads would run for ever.
  private func refuseWithWatch() throws {
    let reason: String? =
      if fixing.isOn {
        "--fix changes the watched files"
      } else if !source.facts.isEmpty {
        "fact files do not change"
      } else if baseline.written != nil {
        "a baseline is written once"
      } else if onlyChanged != nil {
        "--only-changed uses git's history"
      } else {
        nil
      }
    if let reason { throw ValidationError("--watch cannot be used here: \(reason).") }
  }
}
