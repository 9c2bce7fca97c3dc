import NavigationModel

/// What the client said of itself.
struct ClientAbilities: Sendable {
  var encoding = PositionEncoding.utf16
  /// It tells of changed files when asked to.
  var watchesFiles = false
  var showsProgress = false
  /// It knows edits that name the version of a document.
  var knowsVersions = false
  /// Asked for by whoever set the client up.
  var wantsInlayHints = false
  var wantsCodeLenses = true

  init() {}

  init(_ parameters: JSONValue) {
    let given = parameters["capabilities"]
    encoding = PositionEncoding(offered: given?["general"]?["positionEncodings"])
    watchesFiles = given?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"] == true
    showsProgress = given?["window"]?["workDoneProgress"] == true
    knowsVersions = given?["workspace"]?["workspaceEdit"]?["documentChanges"] == true
    let options = parameters["initializationOptions"]
    wantsInlayHints = options?["inlayHints"] == true
    wantsCodeLenses = options?["codeLenses"] != false
  }
}
