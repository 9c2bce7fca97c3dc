import Foundation
import JSONRPC
import NavigationModel
import NavlintKit
import Workspace

/// Tells an editor about an app's navigation, with the Language Server Protocol. It includes text that is not saved
/// yet.
public final class LanguageSession: Service {
  /// How a request is cancelled.
  public static let cancelling = Cancelling(
    method: "$/cancelRequest", key: "id", answer: ResponseError(code: -32800, message: "the request was cancelled."))

  private enum Phase { case new, running, shutDown, over }

  let connection: Connection
  private let makeAnalyzer: (_ folder: String) throws -> Analyzer
  private var phase = Phase.new
  private(set) var abilities = ClientAbilities()
  private(set) var folders: [OpenFolder] = []
  /// By absolute path.
  private(set) var documents: [String: OpenDocument] = [:]
  /// When diagnostics are to be updated; nil if nothing changed.
  public private(set) var due: Date?
  private var progress: StartProgress?

  /// How long a pause in typing has to be before diagnostics are computed: short compared with the computation itself.
  private static let pause = 0.04
  /// How long the client may take to create a progress report.
  private static let patience = 1.0

  /// - Parameter analyzer: for a folder of the workspace; created again after each change on disk.
  public init(_ connection: Connection, analyzer: @escaping (_ folder: String) throws -> Analyzer) {
    self.connection = connection
    makeAnalyzer = analyzer
  }

  public var isOver: Bool { phase == .over }
  /// The client sent `shutdown` before it closed the connection.
  public private(set) var endedInOrder = false

  // MARK: Requests

  public func answer(_ request: Request) throws(ResponseError) -> JSONValue {
    switch (phase, request.method) {
    case (.new, "initialize"): return initialize(request.parameters)
    case (.new, _): throw ResponseError(code: -32002, message: "\"initialize\" must come first.")
    case (.running, "shutdown"):
      phase = .shutDown
      due = nil
      return .null
    case (.running, "initialize"): throw .invalidRequest("\"initialize\" was already sent.")
    case (.running, _):
      noteOldAnswer(to: request)
      return try FeatureRequest(self, request).answer()
    default: throw .invalidRequest("only \"exit\" may follow \"shutdown\".")
    }
  }

  private func initialize(_ parameters: JSONValue) -> JSONValue {
    phase = .running
    abilities = ClientAbilities(parameters)
    if case .array(let given)? = parameters["workspaceFolders"] {
      for folder in given { open(folder: folder["uri"]) }
    } else if case .string? = parameters["rootUri"] {
      open(folder: parameters["rootUri"])
    }
    return [
      "capabilities": ServerAbilities.json(abilities),
      "serverInfo": ["name": .string(Tool.name), "version": .string(Tool.version)],
    ]
  }

  /// Answers need a finished state of their folders. A run that makes one is started where none is at work.
  public func canAnswer(_ request: Request) -> Bool {
    guard phase == .running, let need = FeatureRequest.need(of: request.method, abilities) else { return true }
    let open = FeatureRequest(self, request).folders.filter { !$0.has(need) }
    for folder in open where folder.work == nil { start(folder) }
    return open.allSatisfy { $0.has(need) }
  }

  /// A client that keeps such an answer is told when there is a newer one.
  private func noteOldAnswer(to request: Request) {
    guard let refresh = FeatureRequest.refreshes[request.method] else { return }
    for folder in FeatureRequest(self, request).folders where !folder.sources.isCurrent {
      folder.answeredFromOld.insert(refresh)
    }
  }

  /// Whether diagnostics are on their way.
  public var isBusy: Bool { folders.contains { $0.work != nil } }

  // MARK: Folders

  private func open(folder address: JSONValue?) {
    guard case .string(let address)? = address, let path = FileAddress.path(address) else { return }
    let absolute = FilePaths.absolute(path)
    guard FilePaths.isFolder(absolute), !folders.contains(where: { $0.path == absolute }) else { return }
    let folder = OpenFolder(absolute) { [makeAnalyzer] in try makeAnalyzer(absolute) }
    for (path, document) in documents { folder.sources.setText(document.bytes, of: path) }
    folders.append(folder)
    // Innermost first: a file belongs to the nearest folder.
    folders.sort { ($1.path.utf8.count, $0.path) < ($0.path.utf8.count, $1.path) }
  }

  private func changeFolders(_ event: JSONValue?) {
    if case .array(let removed)? = event?["removed"] { for folder in removed { close(folder: folder["uri"]) } }
    if case .array(let added)? = event?["added"] { for folder in added { open(folder: folder["uri"]) } }
    for folder in folders { folder.change() }
    schedule()
  }

  private func close(folder address: JSONValue?) {
    guard case .string(let address)? = address, let path = FileAddress.path(address),
      let place = folders.firstIndex(where: { $0.path == FilePaths.absolute(path) })
    else { return }
    for address in folders[place].published.keys.sorted() { publish([], at: address) }
    folders.remove(at: place).work?.run.giveUp()
  }

  /// The folder that a file belongs to.
  func folder(of path: String) -> OpenFolder? { folders.first { $0.holds(path) } }

  // MARK: What the client tells

  public func take(_ notification: JSONRPC.Notification) {
    if notification.method == "exit" {
      endedInOrder = phase == .shutDown
      phase = .over
      return
    }
    guard phase == .running else { return }
    let parameters = notification.parameters
    switch notification.method {
    case "initialized": start()
    case "textDocument/didOpen": open(parameters["textDocument"])
    case "textDocument/didChange": change(parameters)
    case "textDocument/didClose": close(parameters["textDocument"])
    case "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration": diskChanged()
    case "workspace/didChangeWorkspaceFolders": changeFolders(parameters["event"])
    default: break
    }
  }

  private func start() {
    if abilities.watchesFiles { connection.ask("client/registerCapability", ServerAbilities.watchedFiles) }
    due = Date()
    guard abilities.showsProgress, !folders.isEmpty else { return }
    progress = StartProgress(connection)
    due = Date(timeIntervalSinceNow: Self.patience)
  }

  public func take(_ response: Result<JSONValue, ResponseError>, to id: RequestID) {
    guard let progress, progress.request == id else { return }
    if case .failure = response { self.progress = nil }
    if due != nil { due = Date() }
  }

  private func open(_ item: JSONValue?) {
    guard case .string(let address)? = item?["uri"], let path = FileAddress.path(address),
      case .string(let text)? = item?["text"]
    else { return }
    let absolute = FilePaths.absolute(path)
    let document = OpenDocument(address: address, version: item?["version"] ?? .null, bytes: Array(text.utf8))
    documents[absolute] = document
    set(document.bytes, of: absolute)
  }

  private func change(_ parameters: JSONValue) {
    guard case .string(let address)? = parameters["textDocument"]?["uri"], let path = FileAddress.path(address) else {
      return
    }
    let absolute = FilePaths.absolute(path)
    guard var document = documents[absolute] else { return }
    document.change(parameters["contentChanges"], abilities.encoding)
    document.version = parameters["textDocument"]?["version"] ?? .null
    documents[absolute] = document
    set(document.bytes, of: absolute)
  }

  private func close(_ item: JSONValue?) {
    guard case .string(let address)? = item?["uri"], let path = FileAddress.path(address) else { return }
    let absolute = FilePaths.absolute(path)
    guard documents.removeValue(forKey: absolute) != nil else { return }
    // The file on disk may have changed since it was read.
    for folder in folders where folder.holds(absolute) {
      folder.sources.diskChanged()
      folder.change()
    }
    set(nil, of: absolute)
  }

  private func set(_ text: [UInt8]?, of path: String) {
    for folder in folders where folder.holds(path) && folder.sources.setText(text, of: path) { folder.change() }
    schedule()
  }

  private func diskChanged() {
    for folder in folders {
      folder.sources.diskChanged()
      folder.change()
    }
    schedule()
  }

  private func schedule() {
    guard folders.contains(where: \.isChanged) else { return }
    let pause = Date(timeIntervalSinceNow: Self.pause)
    // Not before the first run, which is started separately.
    due = progress == nil ? pause : max(due ?? pause, pause)
  }

  // MARK: Diagnostics

  /// Takes over the runs that are finished, and starts those that are due. A run of an older text has been given up; the
  /// next one starts when it has ended, so there is one for each folder at most.
  public func work() {
    due = nil
    for folder in folders { finish(folder) }
    for folder in folders where folder.isChanged && folder.work == nil { start(folder) }
  }

  private func start(_ folder: OpenFolder) {
    folder.isChanged = false
    progress?.begin()
    do {
      let work = RunAtWork(try folder.sources.run())
      folder.work = work
      work.start(report: { [progress] in progress?.say($0) }, finished: { [connection] in connection.wake() })
    } catch { fail(folder, "\(error)") }
  }

  private func finish(_ folder: OpenFolder) {
    guard let work = folder.work, let outcome = work.outcome else { return }
    folder.work = nil
    do {
      // A run that was overtaken tells nothing: its lines are not those that the client shows.
      guard try folder.sources.take(outcome, of: work.run) != nil, let view = view(of: folder) else { return }
      folder.failure = nil
      publish(Diagnostics(folder: view).all(), of: folder)
      for method in folder.answeredFromOld.sorted() { connection.ask(method, .null) }
      folder.answeredFromOld = []
      endProgress()
    } catch { fail(folder, "\(error)") }
  }

  private func endProgress() {
    progress?.end()
    progress = nil
  }

  private func fail(_ folder: OpenFolder, _ failure: String) {
    tell(failure, of: folder)
    clear(folder)
    endProgress()
  }

  private func clear(_ folder: OpenFolder) {
    for address in folder.published.keys.sorted() { publish([], at: address) }
    folder.published = [:]
  }

  private func publish(_ found: [String: [JSONValue]], of folder: OpenFolder) {
    var now: [String: JSONValue] = [:]
    for (file, diagnostics) in found {
      let path = folder.sources.path(of: file)
      // A folder inside of this one reports its own files.
      guard self.folder(of: path) === folder else { continue }
      now[address(of: path)] = .array(diagnostics)
    }
    for address in Set(now.keys).union(folder.published.keys).sorted() where now[address] != folder.published[address] {
      publish(now[address] ?? [], at: address)
    }
    folder.published = now
  }

  private func publish(_ diagnostics: JSONValue, at address: String) {
    connection.notify(
      "textDocument/publishDiagnostics", ["uri": .string(address), "diagnostics": diagnostics])
  }

  /// As the client writes it, if it has the file open.
  private func address(of path: String) -> String { documents[path]?.address ?? FileAddress.address(path) }

  // MARK: Views

  /// The last finished state of a folder's sources; nil if there is none.
  func view(of folder: OpenFolder) -> FolderView? {
    let sources = folder.sources
    return sources.last.map { state in
      FolderView(
        state: state, encoding: abilities.encoding,
        address: { [self] in address(of: sources.path(of: $0)) },
        version: { [self] in
          abilities.knowsVersions ? documents[sources.path(of: $0)]?.version ?? .null : .null
        },
        shown: { [self] in documents[sources.path(of: $0)]?.bytes })
    }
  }

  /// Shows once why navlint cannot work.
  private func tell(_ failure: String, of folder: OpenFolder) {
    guard folder.failure != failure else { return }
    folder.failure = failure
    connection.notify(
      "window/showMessage", ["type": 1, "message": .string("navlint: \(PlainText.block(failure))")])
  }
}
