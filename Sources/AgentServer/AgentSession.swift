import JSONRPC
import NavigationModel
import NavlintKit

/// Answers an agent's requests about one app, with the Model Context Protocol. It only reads.
public final class AgentSession: Service {
  /// How a request is cancelled.
  public static let cancelling = Cancelling(method: "notifications/cancelled", key: "requestId", answer: nil)

  private let connection: Connection
  private let sources: LiveSources
  private let analyzer: () throws -> Analyzer
  private let helpers: AgentHelpers
  private let tools: [any AgentTool] = [
    ScreensTool(), ScreenTool(), WayTool(), HowToNavigateTool(), ImpactTool(), FindingsTool(), ExplainTool(), MapTool(),
  ]
  private var isInitialized = false

  /// - Parameters:
  ///   - paths: as on the command line; nothing else is read.
  ///   - analyzer: created again after each change on disk.
  public init(
    _ connection: Connection, paths: [String], analyzer: @escaping () throws -> Analyzer, helpers: AgentHelpers
  ) {
    self.connection = connection
    self.analyzer = analyzer
    self.helpers = helpers
    sources = LiveSources(paths, analyzer: analyzer)
  }

  public func take(_ notification: Notification) {}

  public func answer(_ request: Request) throws(ResponseError) -> JSONValue {
    guard try isStateless(request) else { return .object(try result(of: request)) }
    var members = try result(of: request)
    members += [
      .init("resultType", "complete"), .init("_meta", ["io.modelcontextprotocol/serverInfo": Self.serverInfo]),
    ]
    if let seconds = Self.lifetimes[request.method] {
      members += [.init("ttlMs", .integer(seconds * 1000)), .init("cacheScope", "private")]
    }
    return .object(members)
  }

  /// How many seconds an answer may be cached, by method. Answers about sources are valid until the sources change.
  private static let lifetimes = [
    "server/discover": 3600, "tools/list": 3600, "resources/list": 3600, "resources/templates/list": 3600,
    "resources/read": 0,
  ]

  /// Whether the request uses the protocol revision without a handshake.
  private func isStateless(_ request: Request) throws(ResponseError) -> Bool {
    let meta = request.parameters["_meta"]
    guard let version = meta?[ProtocolRevision.key] else {
      // Sent by clients that want to know which revision to use.
      if request.method == "server/discover" { return true }
      try expectHandshake(before: request)
      return false
    }
    guard case .string(let version) = version else {
      throw .invalidParameters("\"\(ProtocolRevision.key)\" must be a string.")
    }
    guard ProtocolRevision.stateless.contains(version) else { throw ProtocolRevision.unsupported(version) }
    guard case .object? = meta?[ProtocolRevision.capabilitiesKey] else {
      throw .invalidParameters("\"_meta\" must contain \"\(ProtocolRevision.capabilitiesKey)\", an object.")
    }
    return true
  }

  /// A request that names no revision is part of the handshake, or comes after it.
  private func expectHandshake(before request: Request) throws(ResponseError) {
    guard isInitialized || request.method == "initialize" || request.method == "ping" else {
      throw .invalidRequest("\"initialize\" must come first, or every request must state its revision in \"_meta\".")
    }
  }

  private func result(of request: Request) throws(ResponseError) -> [JSONValue.Member] {
    switch request.method {
    case "initialize": try initialize(request.parameters)
    case "server/discover":
      [.init("supportedVersions", JSONValue(ProtocolRevision.all))] + introduction
    case "ping": []
    case "tools/list": [.init("tools", .array(try whole(tools.map(\.description), request)))]
    case "tools/call": try call(request)
    case "resources/list": [.init("resources", .array(try whole(AgentResource.allCases.map(\.description), request)))]
    case "resources/templates/list": [.init("resourceTemplates", .array(try whole([], request)))]
    case "resources/read": try read(request)
    default: throw .unknownMethod(request.method)
    }
  }

  // MARK: Introduction

  private func initialize(_ parameters: JSONValue) throws(ResponseError) -> [JSONValue.Member] {
    guard case .string(let wanted)? = parameters["protocolVersion"] else {
      throw .invalidParameters("\"protocolVersion\" is missing: a string.")
    }
    isInitialized = true
    let version = ProtocolRevision.negotiated.contains(wanted) ? wanted : ProtocolRevision.negotiated[0]
    return [.init("protocolVersion", .string(version)), .init("serverInfo", Self.serverInfo)] + introduction
  }

  private var introduction: [JSONValue.Member] {
    [
      .init(
        "capabilities", ["tools": ["listChanged": false], "resources": ["listChanged": false, "subscribe": false]]),
      .init("instructions", .string(Self.instructions)),
    ]
  }

  private static let serverInfo: JSONValue = [
    "name": .string(Tool.name), "title": "navlint: navigation of Swift apps", "version": .string(Tool.version),
  ]

  private static let instructions = """
    navlint knows how users move through this Swift app: its screens, the moves between them, and the code that makes \
    them. Before writing code that opens a screen, ask "how_to_navigate". To find a screen, ask "screens", then \
    "screen". After an edit, ask "findings" and "impact". Every answer is read from the files as they are on disk now; \
    nothing is ever written. \(Quoted.notice)
    """

  /// Lists are short enough for one page, so a cursor is never issued.
  private func whole(_ list: [JSONValue], _ request: Request) throws(ResponseError) -> [JSONValue] {
    guard request.parameters["cursor"] == nil else {
      throw .invalidParameters("this cursor is not from navlint.")
    }
    return list
  }

  // MARK: Tools

  private func call(_ request: Request) throws(ResponseError) -> [JSONValue.Member] {
    guard case .string(let name)? = request.parameters["name"] else {
      throw .invalidParameters("\"name\" is missing: the tool's name.")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.map(\.name)
      let nearest = Spelling.nearest(to: name, in: names).map { " Did you mean \"\($0)\"?" } ?? ""
      throw .invalidParameters("there is no tool \(Quoted.text(name)).\(nearest)")
    }
    do throws(ToolFailure) {
      let arguments = try Arguments(request.parameters["arguments"], for: tool.allParameters)
      let answer = try tool.answer(arguments, view(request))
      let page = try Page(
        answer, limit: arguments.count("limit") ?? Page.standardLimit, cursor: arguments.text("cursor"))
      return Self.content(page.text, answer.picture) + [.init("isError", false)]
    } catch {
      return Self.content("Error: " + error.message, nil) + [.init("isError", true)]
    }
  }

  private static func content(_ text: String, _ picture: Answer.Picture?) -> [JSONValue.Member] {
    var blocks: [JSONValue] = [["type": "text", "text": .string(text)]]
    if let picture {
      blocks.append([
        "type": "image", "data": .string(Base64.text(picture.bytes)), "mimeType": .string(picture.mimeType),
      ])
    }
    return [.init("content", .array(blocks))]
  }

  /// The app as its files are now.
  private func view(_ request: Request) throws(ToolFailure) -> AppView {
    let progress = Progress(connection, request)
    do {
      let state = try sources.refreshed { progress.say($0) }
      return AppView(
        state: state, questions: GraphQuestions(state.graph), analyzer: analyzer, paths: sources.paths,
        helpers: helpers)
    } catch {
      throw ToolFailure("the app cannot be read: \(Quoted.text("\(error)", longest: 800))")
    }
  }

  // MARK: Resources

  private func read(_ request: Request) throws(ResponseError) -> [JSONValue.Member] {
    guard case .string(let address)? = request.parameters["uri"] else {
      throw .invalidParameters("\"uri\" is missing: the resource's URI.")
    }
    guard let resource = AgentResource(rawValue: address) else {
      // The revision without a handshake has no error code of its own for this.
      throw ResponseError(
        code: isInitialized ? -32002 : -32602, message: "there is no such resource.", data: ["uri": .string(address)])
    }
    do throws(ToolFailure) {
      let text = try resource.text(view(request))
      return [
        .init(
          "contents",
          [["uri": .string(address), "mimeType": .string(resource.mimeType), "text": .string(text)]])
      ]
    } catch { throw .failed(error.message) }
  }
}

/// Reports progress to a client that asked for it.
private final class Progress {
  private let connection: Connection
  private let token: JSONValue?
  private var step = 0

  init(_ connection: Connection, _ request: Request) {
    self.connection = connection
    token = request.parameters["_meta"]?["progressToken"]
  }

  func say(_ phase: AnalysisPhase) {
    guard let token else { return }
    step += 1
    connection.notify(
      "notifications/progress",
      ["progressToken": token, "progress": .integer(step), "message": .string(phase.words)])
  }
}
