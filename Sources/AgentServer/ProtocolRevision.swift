import JSONRPC
import NavigationModel

/// The supported revisions of the Model Context Protocol.
enum ProtocolRevision {
  /// Every request names its revision; there is no handshake.
  static let stateless = ["2026-07-28"]
  /// Negotiated with `initialize`; the newest first.
  static let negotiated = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  static let all = stateless + negotiated

  static let key = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"

  static func unsupported(_ requested: String) -> ResponseError {
    ResponseError(
      code: -32022, message: "this revision of the protocol is not supported.",
      data: ["supported": JSONValue(all), "requested": .string(requested)])
  }
}
