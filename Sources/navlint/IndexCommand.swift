import ArgumentParser
import Caching
import NavigationModel
import NavlintKit
import Workspace

struct IndexCommand: SourceCommand {
  static let configuration = CommandConfiguration(
    commandName: "index",
    abstract: "Write the facts of a part of an app to a file that other runs link.",
    discussion: """
      For very large repositories: the build system reads the parts when it likes, and one run links them.

        navlint index Features/Cart -o cart.navfacts
        navlint index Features/Login -o login.navfacts
        navlint check --facts cart.navfacts --facts login.navfacts

      All runs must start in the same folder, usually the top of the repository: paths are relative to it. The file \
      depends only on the sources and on navlint's version.
      """)

  @OptionGroup var named: SourcePaths

  @OptionGroup var engine: EngineOptions

  @OptionGroup var reading: ReadingOptions

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("The file to write. It is replaced whole or not at all.", valueName: "file"))
  var output: String

  func run() throws { try failing { try write() } }

  private func write() throws {
    guard source.facts.isEmpty else { throw UsageError("index reads sources, not fact files. Omit --facts.") }
    try source.checkOutputs([output])
    try source.refuseTarget("Facts of all files are kept")
    let analyzer = try source.analyzer()
    let progress = Progress(isQuiet: source.quiet)
    defer { progress.finish() }
    let (file, notes) = try analyzer.index(source.paths) { progress.say($0.words) }
    progress.finish()
    source.tell(notes)
    SourceOptions.tellUnread(in: NavigationGraph(unread: file.unread))
    let bytes: [UInt8]
    do { bytes = try file.bytes() } catch { throw UsageError("'\(PlainText.line(output))' \(error)") }
    try AtomicFile.write(bytes, to: output, toDevices: true)
    source.reading.tell(analyzer.clock)
    if !source.quiet {
      let count = file.items.count
      Output.tell(
        "Wrote the facts of \(count) \(count == 1 ? "file" : "files") to \(PlainText.line(output)).\n")
    }
  }
}
