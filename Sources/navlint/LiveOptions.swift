import ArgumentParser
import Foundation
import JSONRPC
import NavigationModel
import NavlintKit

/// What the commands take that stay and answer.
struct LiveOptions: ParsableArguments {
  @Option(name: [.customShort("j"), .long], help: "How many threads read sources. The result does not depend on it.")
  var jobs: Int = ProcessInfo.processInfo.activeProcessorCount

  @OptionGroup var configuration: ConfigurationOptions

  @OptionGroup var dependencies: DependencyOptions

  @OptionGroup var caching: CacheOptions

  func validate() throws {
    guard (1...1024).contains(jobs) else { throw ValidationError("--jobs takes a number from 1 to 1024.") }
  }

  /// What reads sources as 'check' does, with the configuration as it is now.
  func analyzer(for paths: [String]) throws -> Analyzer {
    var analyzer = Analyzer(threads: jobs, project: try configuration.project(for: paths))
    analyzer.cache = caching.cache(isQuiet: true)
    dependencies.apply(to: &analyzer)
    return analyzer
  }

  /// A conversation on standard input and output. Nothing else may be written there.
  static func connection(_ framing: Framing, cancelling: Cancelling) -> Connection {
    // A client that has gone is told nothing: its end of input ends the conversation.
    Connection(framing, cancelling: cancelling) { try? Output.data($0) }
  }
}
