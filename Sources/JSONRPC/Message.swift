import NavigationModel

/// A request, which requires a response.
public struct Request: Hashable, Sendable {
  public var id: RequestID
  public var method: String
  /// An object, an array, or null if there are none.
  public var parameters: JSONValue

  public init(id: RequestID, method: String, parameters: JSONValue = .null) {
    self.id = id
    self.method = method
    self.parameters = parameters
  }
}

/// A message that requires no response.
public struct Notification: Hashable, Sendable {
  public var method: String
  public var parameters: JSONValue

  public init(method: String, parameters: JSONValue = .null) {
    self.method = method
    self.parameters = parameters
  }
}

/// One message of JSON-RPC 2.0.
public enum Message: Hashable, Sendable {
  case request(Request)
  case notification(Notification)
  /// The response to a request of ours.
  case response(RequestID, Result<JSONValue, ResponseError>)
}

/// JSON that is not a message; the response has its id if there is one.
public struct InvalidMessage: Error, Hashable, Sendable {
  public var id: RequestID?
  public var error: ResponseError
}

extension Message {
  public init(_ value: JSONValue) throws(InvalidMessage) {
    let id = value["id"].flatMap(RequestID.init)
    func invalid(_ message: String) -> InvalidMessage { InvalidMessage(id: id, error: .invalidRequest(message)) }
    guard case .object = value else { throw invalid("a message is a JSON object.") }
    guard value["jsonrpc"] == "2.0" else { throw invalid("a message says \"jsonrpc\": \"2.0\".") }
    guard value["id"] == nil || id != nil || value["method"] == nil else {
      throw invalid("the id of a request is a whole number or a string.")
    }
    switch value["method"] {
    case .string(let method)?:
      let parameters = value["params"] ?? .null
      guard parameters.isStructured else { throw invalid("\"params\" is an object or an array.") }
      self =
        id.map { .request(Request(id: $0, method: method, parameters: parameters)) }
        ?? .notification(Notification(method: method, parameters: parameters))
    case nil: self = try Self.response(value, id)
    case .some: throw invalid("\"method\" is a string.")
    }
  }

  private static func response(_ value: JSONValue, _ id: RequestID?) throws(InvalidMessage) -> Message {
    guard let id else {
      throw InvalidMessage(id: nil, error: .invalidRequest("a message has a \"method\", or the id of a request."))
    }
    if let error = value["error"], error != .null {
      var code = 0
      if case .integer(let given)? = error["code"] { code = given }
      var message = ""
      if case .string(let given)? = error["message"] { message = given }
      return .response(id, .failure(ResponseError(code: code, message: message, data: error["data"])))
    }
    guard let result = value["result"] else {
      throw InvalidMessage(id: id, error: .invalidRequest("an answer has a \"result\" or an \"error\"."))
    }
    return .response(id, .success(result))
  }

  public var json: JSONValue {
    var members: [JSONValue.Member] = [.init("jsonrpc", "2.0")]
    switch self {
    case .request(let request):
      members += [.init("id", request.id.json), .init("method", .string(request.method))]
      if request.parameters != .null { members.append(.init("params", request.parameters)) }
    case .notification(let notification):
      members.append(.init("method", .string(notification.method)))
      if notification.parameters != .null { members.append(.init("params", notification.parameters)) }
    case .response(let id, let result): members += Self.members(id, result)
    }
    return .object(members)
  }

  /// - Parameter id: nil if the request's id could not be read.
  static func members(_ id: RequestID?, _ result: Result<JSONValue, ResponseError>) -> [JSONValue.Member] {
    let id = JSONValue.Member("id", id?.json ?? .null)
    switch result {
    case .success(let value): return [id, .init("result", value)]
    case .failure(let error): return [id, .init("error", error.json)]
    }
  }

  /// The response to something that was not a message.
  static func refusal(_ id: RequestID?, _ error: ResponseError) -> JSONValue {
    .object([.init("jsonrpc", "2.0")] + members(id, .failure(error)))
  }
}

extension JSONValue {
  fileprivate var isStructured: Bool {
    switch self {
    case .null, .object, .array: true
    default: false
    }
  }
}
