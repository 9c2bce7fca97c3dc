import NavigationModel

/// Finds the flows next to an app: YAML files in folders of certain names.
/// Such a folder is next to the sources, or in a folder above them up to the repository's top. It may be hidden, so a
/// walk over sources does not find it. Links are not followed.
public struct FlowDiscovery: Sendable {
  /// A flow's path, seen from the run's root, and its bytes.
  public struct Flow: Hashable, Sendable {
    public var path: String
    public var bytes: [UInt8]
  }

  /// Larger files are not written by people.
  static let largestFile = 256_000
  /// At most this many flows are read.
  static let mostFiles = 2_000
  /// The greatest depth of nested folders.
  static let deepest = 8

  private let files: RepositoryFiles
  /// The run's root, from the repository's top.
  private let root: String
  private let names: [String]

  /// - Parameters:
  ///   - root: the folder that paths are relative to.
  ///   - names: the names of folders of flows.
  public init(root: String, names: [String]) {
    files = RepositoryFiles(around: root)
    self.root = files.path(of: root) ?? ""
    self.names = names
  }

  /// The flows next to sources, by path, and what was not read.
  /// - Parameter sources: paths of files, from the root.
  public func flows(beside sources: [String]) -> (flows: [Flow], notes: [Note]) {
    var flows: [Flow] = []
    var notes: [Note] = []
    for folder in folders(around: sources) {
      for name in names {
        let path = folder.isEmpty ? name : "\(folder)/\(name)"
        if isFolder(path) { read(path, depth: 0, &flows, &notes) }
      }
    }
    return (flows.sorted { $0.path.precedesInBytes($1.path) }, notes)
  }

  /// From the repository's top.
  private func folders(around sources: [String]) -> [String] {
    var found: Set<String> = [""]
    for source in sources {
      var folder = FilePaths.folder(of: FilePaths.cleaned(root.isEmpty ? source : "\(root)/\(source)"))
      while folder != ".", folder != "/", found.insert(folder).inserted { folder = FilePaths.folder(of: folder) }
    }
    return found.sorted()
  }

  private func isFolder(_ path: String) -> Bool {
    let location = FilePaths.join(files.top, path)
    return !FilePaths.isLink(location) && FilePaths.isFolder(location)
  }

  private func read(_ folder: String, depth: Int, _ flows: inout [Flow], _ notes: inout [Note]) {
    for name in files.names(in: folder) {
      let path = "\(folder)/\(name)"
      if isFolder(path) {
        if depth < Self.deepest { read(path, depth: depth + 1, &flows, &notes) }
        continue
      }
      guard ["yaml", "yml"].contains(FilePaths.ending(path)), !FilePaths.isLink(FilePaths.join(files.top, path)) else {
        continue
      }
      guard flows.count < Self.mostFiles else {
        if !notes.contains(where: { $0.path == folder }) {
          notes.append(Note(path: folder, message: "contains more than \(Self.mostFiles) flows; the rest is not read"))
        }
        return
      }
      switch files.read(path, limit: Self.largestFile) {
      case .success(let bytes): flows.append(Flow(path: shown(path), bytes: bytes))
      case .failure(let refusal): notes.append(Note(path: shown(path), message: "\(refusal.reason); not read"))
      }
    }
  }

  private func shown(_ path: String) -> String {
    root.isEmpty ? path : FilePaths.relative(path, to: root) ?? FilePaths.steps(from: root, to: path)
  }
}
