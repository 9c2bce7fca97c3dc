import JSONRPC
import NavigationModel
import NavlintKit
import Workspace

/// A request about the app, and the type that answers it.
struct FeatureRequest {
  private let session: LanguageSession
  private let request: Request
  private var parameters: JSONValue { request.parameters }

  init(_ session: LanguageSession, _ request: Request) {
    self.session = session
    self.request = request
  }

  func answer() throws(ResponseError) -> JSONValue {
    switch request.method {
    case "textDocument/hover": try atPosition { Hover(view: $0).answer(at: $1) }
    case "textDocument/definition": try atPosition { Places(view: $0).definition(at: $1) }
    case "textDocument/references": try references()
    case "textDocument/prepareCallHierarchy": try atPosition { CallHierarchy.prepare($0, at: $1) }
    case "callHierarchy/incomingCalls": try hierarchy { $0.incoming($1) }
    case "callHierarchy/outgoingCalls": try hierarchy { $0.outgoing($1) }
    case "textDocument/documentSymbol": try inFile { Symbols(view: $0).inFile() }
    case "textDocument/codeLens": try inFile { Symbols(view: $0).lenses() }
    case "textDocument/inlayHint": try inRange { Symbols(view: $0).hints(in: $1) }
    case "textDocument/codeAction": try inRange { .array(CodeActions(view: $0).all(in: $1)) }
    case "workspace/symbol": named()
    default: throw .unknownMethod(request.method)
    }
  }

  /// The state that an answer needs; nil for a method that needs none.
  ///
  /// What is shown once may be of an older state, as the client asks again: a hover, a definition, places. Edits must fit
  /// the current text. What the client keeps must be of the current state, unless it can be told to ask again.
  static func need(of method: String, _ client: ClientAbilities) -> OpenFolder.Need? {
    switch method {
    case "textDocument/hover", "textDocument/definition", "textDocument/references",
      "textDocument/prepareCallHierarchy", "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls",
      "workspace/symbol":
      .last
    case "textDocument/codeLens": client.refreshesCodeLenses ? .last : .current
    case "textDocument/inlayHint": client.refreshesInlayHints ? .last : .current
    case "textDocument/documentSymbol", "textDocument/codeAction": .current
    default: nil
    }
  }

  /// What tells the client to ask for its answers again.
  static let refreshes = [
    "textDocument/codeLens": "workspace/codeLens/refresh", "textDocument/inlayHint": "workspace/inlayHint/refresh",
  ]

  /// The folders that a request is about.
  var folders: [OpenFolder] {
    if request.method == "workspace/symbol" { return session.folders }
    guard case .string(let address)? = parameters["textDocument"]?["uri"] ?? parameters["item"]?["uri"],
      let path = FileAddress.path(address).map(FilePaths.absolute), let folder = session.folder(of: path)
    else { return [] }
    return [folder]
  }

  private func references() throws(ResponseError) -> JSONValue {
    let withDeclaration = parameters["context"]?["includeDeclaration"] == true
    return try atPosition { Places(view: $0).references(at: $1, withDeclaration: withDeclaration) }
  }

  private func atPosition(_ work: (FileView, Position) -> JSONValue) throws(ResponseError) -> JSONValue {
    guard let position = Position(parameters["position"]) else {
      throw .invalidParameters("\"position\" is missing: a line and a character.")
    }
    return try inFile { view in view.former(position).map { work(view, $0) } ?? .null }
  }

  private func inRange(_ work: (FileView, TextRange) -> JSONValue) throws(ResponseError) -> JSONValue {
    guard let range = TextRange(parameters["range"]) else {
      throw .invalidParameters("\"range\" is missing: a start and an end.")
    }
    return try inFile { work($0, range) }
  }

  /// Null for a file that navlint knows nothing about: it belongs to no folder, or is not read.
  private func inFile(_ work: (FileView) -> JSONValue) throws(ResponseError) -> JSONValue {
    guard case .string(let address)? = parameters["textDocument"]?["uri"] else {
      throw .invalidParameters("\"textDocument\" is missing: the URI of a file.")
    }
    guard let path = FileAddress.path(address).map(FilePaths.absolute), let folder = session.folder(of: path),
      let view = session.view(of: folder), let file = folder.sources.file(at: path)
    else { return .null }
    return work(FileView(view, file: file))
  }

  private func hierarchy(_ work: (CallHierarchy, Screen.ID) -> JSONValue) throws(ResponseError) -> JSONValue {
    let item = parameters["item"]
    guard case .string(let screen)? = item?["data"]?["screen"], case .string(let address)? = item?["uri"] else {
      throw .invalidParameters("\"item\" is missing: an item from navlint.")
    }
    guard let path = FileAddress.path(address).map(FilePaths.absolute), let folder = session.folder(of: path),
      let view = session.view(of: folder)
    else { return .null }
    return work(CallHierarchy(folder: view), screen)
  }

  private func named() -> JSONValue {
    var query = ""
    if case .string(let text)? = parameters["query"] { query = text }
    let found = session.folders.flatMap { folder -> [JSONValue] in
      session.view(of: folder).map { Symbols.named(query, in: $0) } ?? []
    }
    return .array(Array(found.prefix(Symbols.mostNamed)))
  }
}
