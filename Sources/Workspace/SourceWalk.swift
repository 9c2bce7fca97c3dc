/// One run's walk over folders: what was found, and what was seen before.
struct SourceWalk {
  private(set) var files: [SourceFile] = []
  private(set) var notes: [Note] = []
  private var seenFiles: Set<FileSystem.Identity> = []
  private var seenFolders: Set<FileSystem.Identity> = []
  private var ignoredCount = 0
  /// The number of items that ignore rules hide, for which git could not be asked.
  private var unknownCount = 0
  /// By the folder that holds `.git`; nil if the index cannot be read.
  private var tracked: [String: TrackedFiles?] = [:]
  /// Files that the command line names and whose kind is not read.
  private(set) var unknownFiles: [String] = []
  private var skippedNames: Set<String> = []
  private let selection: PathSelection?
  private var unselectedCount = 0
  private var usedInclusions: Set<Int> = []
  private var usedExclusions: Set<Int> = []
  /// The number of paths of the command line that are left out.
  private(set) var excludedNames = 0
  /// The folders that hold a configuration of their own.
  private(set) var configurationFolders: [String] = []

  /// A folder with these contents looks like a repository to git.
  private static let repositoryNames = ["HEAD", "objects", "refs"]
  static let configurationNames = [".navlint.yml", ".navlint.yaml"]
  /// The file in an Xcode project that contains its targets and settings.
  private static let projectName = "project.pbxproj"

  init(selection: PathSelection? = nil) { self.selection = selection }

  var unusedInclusions: [Int] { (selection?.included ?? []).indices.filter { !usedInclusions.contains($0) } }

  var unusedExclusions: [Int] { (selection?.excluded ?? []).indices.filter { !usedExclusions.contains($0) } }

  private struct Folder {
    /// The path to open.
    var location: String
    /// The path that outputs use; empty for the root.
    var name: String
    /// The path for which ignore rules are evaluated.
    var absolute: String
    var ignores: [IgnoreFile]
    /// The folder that holds the `.git` whose index counts; nil if there is none.
    var top: String?
    /// The `.git` of ``top`` must be in this folder.
    var boundary: String?
    /// Ignore rules hide the folder: only what git tracks nevertheless is read.
    var isHidden = false
    /// Named on the command line.
    var isNamed = false

    func child(_ part: String) -> Folder {
      Folder(
        location: FilePaths.join(location, part), name: name.isEmpty ? part : "\(name)/\(part)",
        absolute: FilePaths.join(absolute, part), ignores: ignores, top: top, boundary: boundary, isHidden: isHidden)
    }

    /// Another repository inside this one (a submodule) has its own rules.
    mutating func enterRepository() {
      ignores = []
      isHidden = false
      boundary = boundary ?? top ?? absolute
      top = absolute
    }
  }

  /// A possible reason why nothing was found.
  var hint: String? {
    var parts: [String] = []
    if ignoredCount > 0 {
      parts.append(
        "\(ignoredCount) \(ignoredCount == 1 ? "file or folder was" : "files or folders were") skipped because git ignores them."
      )
    }
    if unselectedCount > 0 {
      parts.append(
        "\(unselectedCount) \(unselectedCount == 1 ? "file or folder was" : "files or folders were") skipped "
          + "because of 'included' and 'excluded' in the configuration."
      )
    }
    if !skippedNames.isEmpty {
      parts.append("Not searched: \(skippedNames.sorted().prefix(5).map { "'\(shown($0))'" }.joined(separator: ", ")).")
    }
    return parts.isEmpty ? nil : (parts + ["Name such a folder to read it."]).joined(separator: " ")
  }

  /// Notes how many items ignore rules hide, if it is unknown whether git tracks them.
  mutating func noteUnknown(in root: String) {
    guard unknownCount > 0 else { return }
    let isOne = unknownCount == 1
    note(
      root,
      "\(unknownCount) \(isOne ? "file or folder is" : "files or folders are") skipped because '.gitignore' "
        + "matches \(isOne ? "it" : "them"), and there is no git index that says what is tracked; name "
        + "\(isOne ? "it" : "them") to read \(isOne ? "it" : "them")"
    )
  }

  /// A file named on the command line. Lists of changed files contain all kinds: one that is not read is noted.
  mutating func read(file: String, as name: String, identity: FileSystem.Identity) throws(WorkspaceError) {
    guard let kind = SourceDiscovery.kind(ofFile: file) ?? Self.kind(ofScript: file) else {
      unknownFiles.append(file)
      note(file, "is not a kind of file that navlint reads; skipped")
      return
    }
    switch FileSystem.read(file, limit: SourceTree.largestFile) {
    case .success(let bytes):
      if !kind.mayBeBinary, let reason = notTextReason(bytes) { throw .notText(file, reason: reason) }
    case .failure(.tooLarge): throw .unreadable(file, reason: "it is larger than 100 MB")
    case .failure(.notAFile): throw .notAFile(file)
    case .failure(.system(let failure)): throw .unreadable(file, reason: failure.reason)
    }
    if seenFiles.insert(identity).inserted { files.append(SourceFile(kind: kind, path: name, location: file)) }
  }

  /// A script that is to be run by Swift, whatever its name.
  private static func kind(ofScript file: String) -> SourceFile.Kind? {
    guard FilePaths.ending(file).isEmpty, case .success(let bytes) = FileSystem.read(file, limit: 1_000_000),
      bytes.starts(with: "#!".utf8)
    else { return nil }
    let line = String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    return line.contains("swift") ? .swift : nil
  }

  /// A folder named on the command line, with everything below.
  mutating func read(folder: String, as name: String) throws(WorkspaceError) {
    let absolute = FileSystem.realPath(folder) ?? folder
    let repository = Repository(around: absolute)
    let start = Folder(
      location: folder, name: name, absolute: absolute, ignores: repository?.ignoreFiles(above: absolute) ?? [],
      top: repository?.top, isNamed: true)
    var links = try walk(start)
    // Real files come before links to them, so that a file is listed under its own name.
    while !links.isEmpty {
      var next: [Folder] = []
      for link in links.sorted(by: { $0.name.precedesInBytes($1.name) }) {
        next += try follow(link, within: repository?.top ?? absolute)
      }
      links = next
    }
  }

  /// Reads a folder and the folders below; returns the links found.
  private mutating func walk(_ start: Folder) throws(WorkspaceError) -> [Folder] {
    var links: [Folder] = []
    var open = [start]
    while var folder = open.popLast() {
      if case .success(let status) = FileSystem.status(folder.location), !seenFolders.insert(status.identity).inserted {
        continue
      }
      guard let names = try names(in: folder) else { continue }
      if !folder.isNamed, names.contains(".git") { folder.enterRepository() }
      if Self.repositoryNames.allSatisfy(names.contains) { note(folder.location, Note.holdsRepository) }
      if names.contains(".gitignore") { addIgnoreFile(to: &folder) }
      if Self.configurationNames.contains(where: names.contains) { configurationFolders.append(folder.absolute) }
      for name in names {
        if let name {
          visit(folder.child(name), called: name, open: &open, links: &links)
        } else {
          note(folder.location, "contains a file whose name is not UTF-8; not read")
        }
      }
    }
    return links
  }

  /// nil if it cannot be read, which is noted.
  private mutating func names(in folder: Folder) throws(WorkspaceError) -> [String?]? {
    switch FileSystem.names(in: folder.location) {
    case .success(let found): return found
    case .failure(let failure):
      if folder.isNamed { throw .unreadable(folder.location, reason: failure.reason) }
      note(
        folder.location, "this folder cannot be read: \(failure.reason)",
        unread: SourceFile(kind: .project, path: folder.name, location: folder.location))
      return nil
    }
  }

  private mutating func visit(_ item: Folder, called name: String, open: inout [Folder], links: inout [Folder]) {
    guard !name.hasPrefix(".") else {
      if name == ".build" { skippedNames.insert(name) }
      return
    }
    // Most files are of no interest; checking the kind first saves the system call.
    let fileKind = SourceDiscovery.kind(ofFile: name)
    guard case .success(let status) = FileSystem.status(item.location, followingLinks: false) else { return }
    var item = item
    switch status.kind {
    case .folder: visit(folder: item, called: name, open: &open, links: &links)
    case .file:
      if let fileKind { add(item, kind: fileKind, identity: status.identity) }
    case .link:
      // To git, a link is a file, whatever it leads to.
      if hides(&item, isFolder: false) { return }
      links.append(item)
    case .other:
      if let fileKind { noteIrregular(item, fileKind) }
    }
  }

  private mutating func noteIrregular(_ item: Folder, _ kind: SourceFile.Kind) {
    guard !item.ignores.ignores(item.absolute, isFolder: false), isSelected(item.absolute) else { return }
    note(
      item.location, "not a regular file; not read",
      unread: SourceFile(kind: kind, path: item.name, location: item.location))
  }

  private mutating func visit(folder item: Folder, called name: String, open: inout [Folder], links: inout [Folder]) {
    var item = item
    if Self.isSkipped(name) {
      skippedNames.insert(name)
    } else if hides(&item, isFolder: true) {
      ignoredCount += 1
      // What a project says about the app also matters if a generator writes it, or if git tracked it before the rule
      // existed.
      if FilePaths.ending(name) == "xcodeproj" {
        visit(item.child(Self.projectName), called: Self.projectName, open: &open, links: &links)
      }
    } else if isExcluded(item.absolute) {
      unselectedCount += 1
    } else {
      open.append(item)
    }
  }

  /// Whether ignore rules hide an item that git does not track. A folder that contains tracked files is entered for
  /// them.
  private mutating func hides(_ item: inout Folder, isFolder: Bool) -> Bool {
    guard item.isHidden || item.ignores.ignores(item.absolute, isFolder: isFolder) else { return false }
    guard let top = item.top, let index = index(in: top, within: item.boundary),
      let path = FilePaths.relative(item.absolute, to: top)
    else {
      unknownCount += 1
      return true
    }
    item.isHidden = isFolder
    return isFolder ? !index.holds(path) : !index.contains(path)
  }

  /// Read only if a rule hides something, and only once.
  private mutating func index(in top: String, within boundary: String?) -> TrackedFiles? {
    if let known = tracked[top] { return known }
    let found = TrackedFiles(top: top, within: boundary)
    tracked[top] = .some(found)
    return found
  }

  private mutating func add(_ item: Folder, kind: SourceFile.Kind, identity: FileSystem.Identity) {
    var item = item
    if FilePaths.lastComponent(item.absolute) != Self.projectName, hides(&item, isFolder: false) {
      ignoredCount += 1
    } else if !isSelected(item.absolute) {
      unselectedCount += 1
    } else if seenFiles.insert(identity).inserted {
      files.append(SourceFile(kind: kind, path: item.name, location: item.location))
    }
  }

  private mutating func isExcluded(_ absolute: String) -> Bool {
    let places = selection?.places(excluding: absolute) ?? []
    usedExclusions.formUnion(places)
    return !places.isEmpty
  }

  /// Whether the configuration leaves out what the command line names; if so, it is noted.
  mutating func leavesOut(named path: String) -> Bool {
    guard let selection, let place = selection.place(excludingNamed: FileSystem.realPath(path) ?? path) else {
      return false
    }
    usedExclusions.insert(place)
    excludedNames += 1
    note(path, "not read, as 'excluded' names '\(selection.excluded[place])'; --read-excluded reads what is named")
    return true
  }

  private mutating func isSelected(_ absolute: String) -> Bool {
    guard let selection else { return true }
    if isExcluded(absolute) { return false }
    guard selection.included != nil else { return true }
    let places = selection.places(including: absolute)
    usedInclusions.formUnion(places)
    return !places.isEmpty
  }

  /// A link is skipped if it leads nowhere, back to a folder around it, or to something that is skipped elsewhere.
  private mutating func follow(_ link: Folder, within boundary: String) throws(WorkspaceError) -> [Folder] {
    guard let (status, target) = Self.target(of: link) else { return [] }
    guard let inside = FilePaths.relative(target, to: boundary) else {
      note(link.location, "a link that leads out of the repository is not followed; name '\(target)' to read it too")
      return []
    }
    if inside.split(separator: "/").contains(where: { $0 != "." && ($0.hasPrefix(".") || Self.isSkipped(String($0))) })
    {
      return []
    }
    let home = FileSystem.realPath(FilePaths.folder(of: link.location)) ?? boundary
    if isExcluded(link.absolute) { return [] }
    if status.kind == .folder {
      guard FilePaths.relative(home, to: target) == nil else { return [] }
      return try walk(link)
    }
    if let kind = SourceDiscovery.kind(ofFile: link.name) { add(link, kind: kind, identity: status.identity) }
    return []
  }

  /// A folder, or a file of a kind that is read; nil for what is skipped by its name.
  private static func target(of link: Folder) -> (FileSystem.Status, path: String)? {
    guard case .success(let status) = FileSystem.status(link.location), let target = FileSystem.realPath(link.location)
    else { return nil }
    switch status.kind {
    case .folder: return isSkipped(FilePaths.lastComponent(link.name)) ? nil : (status, target)
    case .file: return SourceDiscovery.kind(ofFile: link.name) == nil ? nil : (status, target)
    case .link, .other: return nil
    }
  }

  static func isSkipped(_ name: String) -> Bool {
    SourceDiscovery.skippedFolders.contains(name) || ["docc", "xctemplate", "xcloc"].contains(FilePaths.ending(name))
  }

  private mutating func addIgnoreFile(to folder: inout Folder) {
    let path = FilePaths.join(folder.location, ".gitignore")
    switch Repository.ignoreFile(at: path, folder: folder.absolute) {
    case .success(let file): folder.ignores.append(file)
    case .failure(let failure): note(path, "cannot be used: \(failure.description)")
    }
  }

  private mutating func note(_ path: String, _ message: String, unread: SourceFile? = nil) {
    notes.append(Note(path: path, message: message, unread: unread))
  }
}
