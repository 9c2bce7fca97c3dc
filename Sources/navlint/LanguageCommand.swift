import ArgumentParser
import JSONRPC
import LanguageServer
import NavigationModel

/// `navlint lsp`: serves an app's navigation to an editor.
struct LanguageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Show findings, screens and ways in an editor while code is written.",
    discussion: """
      Speaks the Language Server Protocol on standard input and output; an editor starts it and names the folders. It \
      works beside sourcekit-lsp: it reports only navigation.

        navlint lsp

      Exit code 2 when the editor disconnects without the exit message.
      """)

  @OptionGroup var engine: EngineOptions

  // Editors' libraries pass it to every server on standard input and output.
  @Flag(help: .hidden)
  var stdio = false

  func run() throws {
    let connection = Output.conversation(.contentLength, cancelling: LanguageSession.cancelling)
    let session = LanguageSession(connection) { folder in try engine.analyzer(for: [folder]) }
    connection.receive(from: 0)
    Conversation(connection, session).run()
    if !session.endedInOrder { throw ExitStatus.failed }
  }
}
