/// Finds the folder with the sources of a module, among folders of packages.
/// For Swift packages it follows from the convention (`Sources/Kit`) or is given in their manifest; a pod's folder has
/// the name of its module; in a checkout of Carthage, some folder has. The manifest is read only if no folder has the
/// name.
public struct ModuleFolders {
  /// A target of a package.
  public struct Target: Hashable, Sendable {
    public var name: String
    /// The folders that may contain its sources, relative to the package.
    public var paths: [String]

    public init(name: String, paths: [String]) {
      self.name = name
      self.paths = paths
    }
  }

  /// The sources of a module.
  public struct Folder: Hashable, Sendable {
    /// Absolute, without links.
    public var path: String
    let boundary: String
  }

  private let packages: [Package]
  private let targets: (_ manifest: [UInt8]) -> [Target]

  private struct Package {
    var path: String
    var boundary: String
    /// Folders by the modules that their names stand for, the most certain first.
    var named: [[String: String]]
    var hasManifest: Bool
  }

  /// - Parameter targets: reads the targets from a manifest's text.
  public init(_ folders: DependencyFolders, targets: @escaping (_ manifest: [UInt8]) -> [Target]) {
    self.targets = targets
    packages = folders.places.flatMap(Self.packages)
  }

  private static func packages(in place: DependencyFolders.Place) -> [Package] {
    let children = folders(in: place.path, boundary: place.boundary).map { FilePaths.join(place.path, $0) }
    return ((place.isNamed ? [place.path] : []) + children).map { package($0, boundary: place.boundary) }
  }

  private static func package(_ path: String, boundary: String) -> Package {
    let inside = folders(in: path, boundary: boundary)
    var inSources: [String: String] = [:]
    for holder in sourceFolders where inside.contains(holder) {
      for name in folders(in: FilePaths.join(path, holder), boundary: boundary) {
        inSources[module(name)] = inSources[module(name)] ?? "\(holder)/\(name)"
      }
    }
    let beside = Dictionary(inside.map { (module($0), $0) }) { first, _ in first }
    return Package(
      path: path, boundary: boundary,
      named: [inSources, beside, [module(FilePaths.lastComponent(path)): "."]],
      hasManifest: FilePaths.exists(FilePaths.join(path, "Package.swift")))
  }

  /// The folders in which Swift packages keep the folders of their targets.
  private static let sourceFolders = ["Sources", "Source", "src", "srcs"]

  /// The folder of a module's sources; nil if no package has it.
  public func folder(of module: String) -> Folder? {
    if let found = folder(named: module, in: 0) { return found }
    for package in packages where package.hasManifest {
      if let found = folder(of: module, inManifestOf: package) { return found }
    }
    return folder(named: module, in: 1) ?? folder(named: module, in: 2)
  }

  private func folder(named module: String, in rank: Int) -> Folder? {
    for package in packages {
      if let path = package.named[rank][module] { return folder(path, of: package) }
    }
    return nil
  }

  private func folder(of module: String, inManifestOf package: Package) -> Folder? {
    // Most manifests do not mention it, and need not be parsed.
    guard let text = manifest(of: package), Self.mentions(text, module) else { return nil }
    let found = targets(text)
    guard let target = found.first(where: { Self.module($0.name) == module }) else { return nil }
    if let folder = target.paths.lazy.compactMap({ folder($0, of: package) }).first { return folder }
    // A package with a single target may keep its sources in no folder of that name.
    guard found.count == 1 else { return nil }
    return Self.sourceFolders.lazy.compactMap { folder($0, of: package) }.first
  }

  /// Whether the text contains the module's name. Characters that a module's name cannot have match anything.
  private static func mentions(_ text: [UInt8], _ name: String) -> Bool {
    let plain = module(String(decoding: text, as: UTF8.self))
    return plain.contains("\"\(name)\"")
  }

  private func manifest(of package: Package) -> [UInt8]? {
    let path = FilePaths.join(package.path, "Package.swift")
    guard let real = FileSystem.realPath(path), FilePaths.relative(real, to: package.boundary) != nil,
      case .success(let text) = FileSystem.read(real, limit: Self.largestManifest)
    else { return nil }
    return text
  }

  private static let largestManifest = 1_000_000

  /// A folder of a package by its path from there; nil if it does not exist, or is elsewhere.
  private func folder(_ path: String, of package: Package) -> Folder? {
    let location = FilePaths.join(package.path, path.hasPrefix("/") ? String(path.drop { $0 == "/" }) : path)
    guard FilePaths.isFolder(location), let real = FileSystem.realPath(location),
      FilePaths.relative(real, to: package.path) != nil
    else { return nil }
    return Folder(path: real, boundary: package.boundary)
  }

  /// The names of the folders in a folder, in order, without hidden ones and those that lead out.
  private static func folders(in folder: String, boundary: String) -> [String] {
    let names = (try? FileSystem.names(in: folder).get()) ?? []
    return names.compactMap(\.self).filter { name in
      guard !name.hasPrefix(".") else { return false }
      let path = FilePaths.join(folder, name)
      guard case .success(let status) = FileSystem.status(path, followingLinks: false) else { return false }
      if status.kind == .folder { return true }
      guard status.kind == .link, let real = FileSystem.realPath(path) else { return false }
      return FilePaths.relative(real, to: boundary) != nil && FilePaths.isFolder(real)
    }
  }

  /// The module that a name of a folder or target stands for.
  public static func module(_ name: String) -> String { name.replacing("-", with: "_").replacing(" ", with: "_") }
}

extension ModuleFolders.Folder {
  /// The Swift files of the module, in order of path, without its tests, examples and manifests. The paths are absolute
  /// and without links.
  /// The target of a link is read once, if it is in the boundary.
  public func swiftFiles() -> [String] {
    var found: [String] = []
    var seen: Set<FileSystem.Identity> = []
    var open = [path]
    while let folder = open.popLast() {
      guard case .success(let status) = FileSystem.status(folder), seen.insert(status.identity).inserted,
        case .success(let names) = FileSystem.names(in: folder)
      else { continue }
      for case let name? in names where !name.hasPrefix(".") {
        visit(FilePaths.join(folder, name), called: name, &open, &found, &seen)
      }
    }
    return found.sorted { $0.precedesInBytes($1) }
  }

  /// The target of a path: for a link inside of the boundary, what it leads to.
  private func target(of path: String) -> (path: String, FileSystem.Status)? {
    guard case .success(let status) = FileSystem.status(path, followingLinks: false) else { return nil }
    guard status.kind == .link else { return (path, status) }
    guard let real = FileSystem.realPath(path), FilePaths.relative(real, to: boundary) != nil,
      case .success(let target) = FileSystem.status(real)
    else { return nil }
    return (real, target)
  }

  private func visit(
    _ path: String, called name: String, _ open: inout [String], _ found: inout [String],
    _ seen: inout Set<FileSystem.Identity>
  ) {
    let isSwift = FilePaths.ending(name) == "swift"
    guard let (path, status) = target(of: path) else { return }
    switch status.kind {
    case .folder: if !Self.isAside(name) { open.append(path) }
    case .file:
      if isSwift, !Self.isManifest(name), seen.insert(status.identity).inserted { found.append(path) }
    case .link, .other: break
    }
  }

  private static func isManifest(_ name: String) -> Bool { name == "Package.swift" || name.hasPrefix("Package@swift-") }

  /// Folders beside a library's own code: tests, and examples.
  private static func isAside(_ name: String) -> Bool {
    if SourceWalk.isSkipped(name) || ["playground", "xcodeproj"].contains(FilePaths.ending(name)) { return true }
    let name = name.lowercased()
    return asides.contains { name == $0 || name == $0 + "s" || name.hasSuffix($0 + "s") || name.hasSuffix("-" + $0) }
  }

  private static let asides = [
    "test", "uitest", "example", "demo", "sample", "benchmark", "mock", "doc", "documentation",
  ]
}
