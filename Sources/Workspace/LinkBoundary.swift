/// A link on a path that leads out of the repository it is in.
/// A user may type a path that leads out of the repository, by `..` or by `/`. Links inside the repository may not lead
/// out: a pull request decides where they lead.
struct LeadingOut: Error, Hashable, Sendable {
  /// The link, absolute.
  var link: String
  /// Where it leads.
  var target: String
}

enum LinkBoundary {
  /// The first link on a typed path that leads out; nil if there is none, or if the path does not exist.
  static func leadingOut(_ path: String) -> LeadingOut? {
    guard !path.utf8.contains(0) else { return nil }
    var place = path.hasPrefix("/") ? "/" : FileSystem.currentFolder
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        place = FilePaths.folder(of: place)
        continue
      }
      let next = FilePaths.join(place, String(part))
      guard FilePaths.isLink(next) else {
        place = next
        continue
      }
      guard let target = FileSystem.realPath(next) else { return nil }
      if let boundary = boundary(of: place), FilePaths.relative(target, to: boundary) == nil {
        return LeadingOut(link: next, target: target)
      }
      place = target
    }
    return nil
  }

  /// Throws if a link on the path leads out.
  static func check(_ path: String) throws(WorkspaceError) {
    if let found = leadingOut(path) { throw .leadsOut(path, link: found.link, target: found.target) }
  }

  /// The folder that links in a folder must not leave; nil for a folder that is in no repository.
  /// - Parameter folder: absolute, without links.
  private static func boundary(of folder: String) -> String? {
    let current = FileSystem.currentFolder
    if let top = Repository(around: current)?.top, FilePaths.relative(folder, to: top) != nil { return top }
    if let top = Repository(around: folder)?.top { return top }
    return FilePaths.relative(folder, to: current) == nil ? nil : current
  }
}

extension FilePaths {
  /// Throws if a link on a path of the command line leads out of the repository that it is in.
  public static func checkLinks(_ paths: [String]) throws(WorkspaceError) {
    for path in paths { try LinkBoundary.check(path) }
  }
}
