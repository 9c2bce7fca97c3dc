import ArgumentParser
import JSONRPC
import LanguageServer
import NavigationModel

/// `navlint lsp`: serves an app's navigation to an editor.
struct LanguageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp",
    abstract: "Tell an editor of findings, screens and ways while code is written.",
    discussion: """
      Speaks the Language Server Protocol on standard input and output; an editor starts it and names the folders. It \
      works beside sourcekit-lsp: it tells of navigation and of nothing else.

        navlint lsp

      Exit code 2 when the editor leaves without saying so.
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
