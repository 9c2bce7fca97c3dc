import NavigationModel

/// The capabilities that the client announced.
struct ClientAbilities: Sendable {
  var encoding = PositionEncoding.utf16
  /// It can report changed files when asked to.
  var watchesFiles = false
  var showsProgress = false
  /// It supports edits that name the version of a document.
  var knowsVersions = false
  /// Enabled by the user in the client's settings.
  var wantsInlayHints = false
  var wantsCodeLenses = true
  /// It asks again for lenses, or hints, when it is told that they changed.
  var refreshesCodeLenses = false
  var refreshesInlayHints = false

  init() {}

  init(_ parameters: JSONValue) {
    let given = parameters["capabilities"]
    encoding = PositionEncoding(offered: given?["general"]?["positionEncodings"])
    watchesFiles = given?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"] == true
    showsProgress = given?["window"]?["workDoneProgress"] == true
    knowsVersions = given?["workspace"]?["workspaceEdit"]?["documentChanges"] == true
    refreshesCodeLenses = given?["workspace"]?["codeLens"]?["refreshSupport"] == true
    refreshesInlayHints = given?["workspace"]?["inlayHint"]?["refreshSupport"] == true
    let options = parameters["initializationOptions"]
    wantsInlayHints = options?["inlayHints"] == true
    wantsCodeLenses = options?["codeLenses"] != false
  }
}
