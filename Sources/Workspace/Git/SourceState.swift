import Foundation

/// The sources of an app at one time: a revision's or the working tree's.
public struct SourceState: Sendable {
  /// The folder that the files' paths are relative to, as given on the command line; "." for several paths.
  public var root: String
  /// Sorted by path.
  public var contents: [FileContents]
  public var notes: [Note]
}

extension GitRepository {
  /// The sources under paths of the command line in one or two commits, or in one and the working tree (nil).
  /// Objects are read from git's store, nothing is checked out. Equal files of the two sides share their bytes. Tracked
  /// files are read whatever `.gitignore` says, and in the working tree also new ones unless they are ignored; the
  /// folders that are never entered are the same as in a scan.
  public func states(
    base: String, head: String?, paths: [String], selection: PathSelection? = nil
  ) throws(WorkspaceError) -> (base: SourceState, head: SourceState) {
    let scope = try Scope(paths: paths, repository: self, selection: selection)
    let entries = try self.entries(of: base)
    let before = Listing(scope: scope, entries: entries)
    var after = before
    let changes = try head.map { head throws(WorkspaceError) in try self.changes(from: base, to: head) } ?? []
    after.apply(changes)
    let blobs = try blobs(Set(before.files.values.map(\.blob) + after.files.values.map(\.blob)))
    let baseState = before.state(blobs)
    if head != nil {
      var headState = after.state(blobs)
      headState.noteRepositories(among: (entries + changes).map(\.path), scope)
      return (baseState, headState)
    }

    // Unchanged bytes are shared with the base, so that comparing them later costs nothing.
    let known = Dictionary(baseState.contents.map { ($0.file.path, $0.bytes) }) { first, _ in first }
    return (baseState, try workingState(scope, known: known))
  }

  /// A path of a commit; nil for a blob that it does not have, or no longer has.
  struct Entry {
    var path: String
    var blob: String?
  }

  /// The contents of files in a commit, by their paths from ``top``; files that it does not have are left out.
  func contents(of paths: Set<String>, in commit: String) throws(WorkspaceError) -> [String: [UInt8]] {
    guard !paths.isEmpty else { return [:] }
    let entries = try entries(of: commit).filter { paths.contains($0.path) }
    let blobs = try blobs(Set(entries.compactMap(\.blob)))
    return Dictionary(entries.compactMap { entry in entry.blob.flatMap { blobs[$0] }.map { (entry.path, $0) } }) { $1 }
  }

  private func entries(of commit: String) throws(WorkspaceError) -> [Entry] {
    try list(["ls-tree", "-r", "-z", "--full-tree", commit]).compactMap { line in
      // mode, type, name of the object, tab, path
      guard let tab = line.firstIndex(of: "\t") else { return nil }
      let parts = line[..<tab].split(separator: " ")
      guard parts.count == 3, parts[1] == "blob", Self.isFile(mode: parts[0]) else { return nil }
      return Entry(path: String(line[line.index(after: tab)...]), blob: String(parts[2]))
    }
  }

  /// The paths at which two commits differ, with the second one's objects. Folders that are equal are not entered.
  private func changes(from base: String, to head: String) throws(WorkspaceError) -> [Entry] {
    let arguments = [
      "diff-tree", "-r", "-z", "--raw", "--full-index", "--no-renames", "--ignore-submodules=none", base, head, "--",
    ]
    let output: [Data]
    do { output = try git.run(arguments).split(separator: 0) } catch {
      throw .gitFailed("diff-tree", reason: error.reason)
    }
    return stride(from: 0, to: output.count - 1, by: 2).compactMap { place in
      // ":old mode", new mode, old object, new object, letter; the path follows. One that is not UTF-8 is left out, as
      // everywhere.
      guard let path = String(validating: output[place + 1], as: UTF8.self) else { return nil }
      let parts = String(decoding: output[place], as: UTF8.self).split(separator: " ")
      let isThere = parts.count == 5 && Self.isFile(mode: parts[1])
      return Entry(path: path, blob: isThere ? String(parts[3]) : nil)
    }
  }

  /// A link's blob is the name of its target; a submodule is a commit; a deleted path has mode 0.
  private static func isFile(mode: Substring) -> Bool { mode == "100644" || mode == "100755" || mode == "100664" }

  /// The contents of objects by their names. Objects that are too large, or not there (in a shallow or partial clone),
  /// are missing.
  private func blobs(_ names: Set<String>) throws(WorkspaceError) -> [String: [UInt8]] {
    guard !names.isEmpty else { return [:] }
    do {
      let request = names.sorted().joined(separator: "\n") + "\n"
      let sizes = try git.run(["cat-file", "--batch-check=%(objectname) %(objectsize)"], input: Array(request.utf8))
      let small = String(decoding: sizes, as: UTF8.self).split(separator: "\n").compactMap { line -> String? in
        let parts = line.split(separator: " ")
        guard parts.count == 2, let size = Int(parts[1]), size <= SourceTree.largestFile else { return nil }
        return String(parts[0])
      }
      guard !small.isEmpty else { return [:] }
      return Self.contents(
        try git.run(["cat-file", "--batch"], input: Array((small.joined(separator: "\n") + "\n").utf8)))
    } catch let failure {
      throw .gitFailed("cat-file", reason: failure.reason)
    }
  }

  /// Reads `name type size`, a line break, the bytes, a line break; over and over.
  static func contents(_ output: Data) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    output.withUnsafeBytes { (buffer: UnsafeRawBufferPointer) in
      var position = 0
      while position < buffer.count, let end = buffer[position...].firstIndex(of: 0x0A) {
        let head = String(decoding: buffer[position..<end], as: UTF8.self).split(separator: " ")
        position = end + 1
        guard head.count == 3, let size = Int(head[2]), size >= 0, size <= buffer.count - position else { continue }
        if head[1] == "blob" { found[String(head[0])] = Array(buffer[position..<position + size]) }
        position += size + 1
      }
    }
    return found
  }

  private func workingState(_ scope: Scope, known: [String: [UInt8]]) throws(WorkspaceError) -> SourceState {
    var state = SourceState(root: scope.root, contents: [], notes: [])
    var folders = RealFolders(top: top)
    let paths = Set(try presentFiles())
    state.noteRepositories(among: paths, scope)
    for path in paths {
      guard let file = scope.file(path, location: FilePaths.join(top, path)),
        case .success(let status) = FileSystem.status(file.location, followingLinks: false), status.kind == .file
      else { continue }
      // Git does not see what is behind a link.
      guard folders.holds(path) else {
        state.notes.append(Note(path: file.path, message: "is behind a symbolic link; not read"))
        continue
      }
      switch FileSystem.read(file.location, limit: SourceTree.largestFile) {
      case .success(let bytes): state.add(file, bytes == known[file.path] ? known[file.path]! : bytes)
      case .failure: state.notes.append(Note(path: file.path, message: "cannot be read", unread: file))
      }
    }
    state.finish()
    return state
  }

  /// Distinguishes files in a real folder from files behind a link.
  private struct RealFolders {
    let top: String
    private var known: [String: Bool] = [:]

    init(top: String) { self.top = top }

    mutating func holds(_ path: String) -> Bool {
      let folder = FilePaths.join(top, FilePaths.folder(of: path))
      if let isReal = known[folder] { return isReal }
      let isReal = FileSystem.realPath(folder) == folder
      known[folder] = isReal
      return isReal
    }
  }

  /// Which files of a repository a command line means, and under which names.
  struct Scope {
    var root: String
    /// Paths from the repository's top with the names that outputs use.
    private var places: [(inside: String, name: String)]
    private let top: String
    private let selection: PathSelection?

    init(paths: [String], repository: GitRepository, selection: PathSelection?) throws(WorkspaceError) {
      top = repository.top
      self.selection = selection
      let paths = paths.isEmpty ? ["."] : paths
      let isFile = paths.count == 1 && SourceDiscovery.kind(ofFile: paths[0]) != nil
      root = paths.count == 1 && !isFile ? FilePaths.cleaned(paths[0]) : "."
      places = []
      for path in paths {
        let cleaned = FilePaths.cleaned(path)
        places.append((try repository.path(of: path), root == "." && cleaned != "." ? cleaned : ""))
      }
    }

    /// What a configuration says about the path and the folders around it.
    /// - Parameter named: what the command line names: the path or a folder around it.
    private func selects(_ path: String, named: String) -> Bool {
      guard let selection else { return true }
      var folder = top
      for part in path.split(separator: "/") {
        folder = FilePaths.join(folder, String(part))
        let isNamed = FilePaths.relative(FilePaths.join(top, named), to: folder) != nil
        if !isNamed || selection.holdsForNamed, selection.excludes(folder) { return false }
      }
      return path == named || selection.included == nil || !selection.places(including: folder).isEmpty
    }

    /// nil for a file that is not meant or not read.
    func file(_ path: String, location: String) -> SourceFile? {
      guard let (name, rest, named) = meant(path), let kind = SourceDiscovery.kind(ofFile: path),
        SourceDiscovery.enters(path: rest), selects(path, named: named)
      else { return nil }
      return SourceFile(kind: kind, path: name, location: location)
    }

    /// The name of a folder in outputs; nil for one that is not meant or not read.
    func name(ofFolder path: String) -> String? {
      guard let (name, rest, _) = meant(path), SourceDiscovery.enters(path: "\(rest)/x") else { return nil }
      return name.isEmpty ? "." : name
    }

    /// The name in outputs of a path that the command line means, the path relative to what it names, and what it
    /// names, from the repository's top.
    private func meant(_ path: String) -> (name: String, rest: Substring, named: String)? {
      for place in places {
        if place.inside.isEmpty {
          return (place.name.isEmpty ? path : "\(place.name)/\(path)", path[...], place.inside)
        }
        if path == place.inside { return (place.name, "", place.inside) }
        guard path.hasPrefix(place.inside + "/") else { continue }
        let rest = path.dropFirst(place.inside.count + 1)
        return (place.name.isEmpty ? String(rest) : "\(place.name)/\(rest)", rest, place.inside)
      }
      return nil
    }
  }

  /// The files of one commit that are read, by their paths from the repository's top.
  private struct Listing {
    var scope: Scope
    var files: [String: (file: SourceFile, blob: String)] = [:]

    init(scope: Scope, entries: [Entry]) {
      self.scope = scope
      apply(entries)
    }

    mutating func apply(_ entries: [Entry]) {
      for entry in entries {
        files[entry.path] = entry.blob.flatMap { blob in scope.file(entry.path, location: entry.path).map { ($0, blob) }
        }
      }
    }

    func state(_ blobs: [String: [UInt8]]) -> SourceState {
      var state = SourceState(root: scope.root, contents: [], notes: [])
      for (file, blob) in files.values {
        if let bytes = blobs[blob] {
          state.add(file, bytes)
        } else {
          state.notes.append(
            Note(
              path: file.path, message: "is larger than 100 MB, or git does not have its content; not read",
              unread: file))
        }
      }
      state.finish()
      return state
    }
  }
}

extension SourceState {
  /// Notes which folders look like a repository to git.
  fileprivate mutating func noteRepositories(among paths: some Collection<String>, _ scope: GitRepository.Scope) {
    for head in Set(paths.filter { $0.hasSuffix("/HEAD") }) {
      let folder = head.dropLast("HEAD".count)
      guard ["objects/", "refs/"].allSatisfy({ part in paths.contains { $0.hasPrefix(folder + part) } }),
        let name = scope.name(ofFolder: String(folder.dropLast()))
      else { continue }
      notes.append(Note(path: name, message: Note.holdsRepository))
    }
    notes.sort { ($0.path, $0.message) < ($1.path, $1.message) }
  }

  fileprivate mutating func add(_ file: SourceFile, _ bytes: [UInt8]) {
    if !file.kind.mayBeBinary, let reason = notTextReason(bytes) {
      notes.append(Note(path: file.path, message: "\(reason); not read", unread: file))
    } else {
      contents.append(FileContents(file: file, bytes: bytes))
    }
  }

  /// Leaves out the tables in languages that are not read, and sorts the rest.
  fileprivate mutating func finish() {
    let bytes = Dictionary(contents.map { ($0.file, $0.bytes) }) { first, _ in first }
    let language = DevelopmentLanguage(files: contents.map(\.file)) { bytes[$0] }
    contents.removeAll { !language.reads($0.file) }
    contents.sort { $0.file.path.utf8.lexicographicallyPrecedes($1.file.path.utf8) }
    notes.sort { ($0.path, $0.message) < ($1.path, $1.message) }
  }
}

extension GitRepository {
  /// Folders that hold a configuration of their own, on disk, absolute, sorted: those around the files of a state.
  public func configurationFolders(of state: SourceState) -> [String] {
    var folders: Set<String> = []
    for content in state.contents {
      var folder = FilePaths.folder(of: FilePaths.cleaned(FilePaths.join(state.root, content.file.path)))
      while folders.insert(folder).inserted, folder != ".", folder != "/" { folder = FilePaths.folder(of: folder) }
    }
    return folders.filter { folder in
      SourceWalk.configurationNames.contains { TextFile.exists(FilePaths.join(folder, $0)) }
    }
    .compactMap(FileSystem.realPath).filter { FilePaths.relative($0, to: top) != nil }.sorted()
  }
}
