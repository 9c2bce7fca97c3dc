/// A link on the way along a path that leads out of the repository it stands in.
///
/// Whoever types a path may lead out of the repository, by `..` or by `/`. What lies in the repository may not: a pull
/// request decides where its links lead.
struct LeadingOut: Error, Hashable, Sendable {
  /// The link, absolute.
  var link: String
  /// Where it leads.
  var target: String
}

enum LinkBoundary {
  /// The first link along a typed path that leads out; nil where there is none, or nothing at the path.
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

  /// Throws where a link along the path leads out.
  static func check(_ path: String) throws(WorkspaceError) {
    if let found = leadingOut(path) { throw .leadsOut(path, link: found.link, target: found.target) }
  }

  /// The folder that links in a folder must not leave; nil for a folder that belongs to nothing.
  ///
  /// - Parameter folder: absolute, without links.
  private static func boundary(of folder: String) -> String? {
    let current = FileSystem.currentFolder
    if let top = Repository(around: current)?.top, FilePaths.relative(folder, to: top) != nil { return top }
    if let top = Repository(around: folder)?.top { return top }
    return FilePaths.relative(folder, to: current) == nil ? nil : current
  }
}

extension FilePaths {
  /// Throws where a link along a path of the command line leads out of the repository that it stands in.
  public static func checkLinks(_ paths: [String]) throws(WorkspaceError) {
    for path in paths { try LinkBoundary.check(path) }
  }
}
