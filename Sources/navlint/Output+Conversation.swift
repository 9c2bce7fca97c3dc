import JSONRPC

extension Output {
  /// A conversation on standard input and output. Nothing else may write there.
  static func conversation(_ framing: Framing, cancelling: Cancelling) -> Connection {
    // A client that has gone gets no error: its end of input ends the conversation.
    Connection(framing, cancelling: cancelling) { try? Output.data($0) }
  }
}
