import Linking
import NavigationModel
import SourceFacts

/// The sources lack the requested target.
public struct TargetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The requested name.
  public var name: String
  /// The existing names.
  public var known: [String]

  /// Longer lists help nobody.
  private static let mostNames = 30

  public var description: String {
    let shown = known.prefix(Self.mostNames).map { "'\(PlainText.line($0))'" }.joined(separator: ", ")
    let more = known.count > Self.mostNames ? " and \(known.count - Self.mostNames) more" : ""
    let advice =
      known.isEmpty
      ? "No app was found in these sources: leave --target out."
      : "These sources have \(shown)\(more)."
    return "there is no target '\(PlainText.line(name))'. \(advice)"
  }
}

extension ProgramFacts {
  /// The facts that make one target; nil where there is no such target.
  func of(_ target: String, in choice: TargetChoice) -> ProgramFacts? {
    guard let files = choice.files(of: target) else { return nil }
    var result = self
    result.swift = files
    // The projects' statements about targets were used. Those about devices and settings stay.
    for place in result.projects.indices { result.projects[place].targets = [] }
    let all = FolderSet(swift.map(\.path))
    let kept = FolderSet(files.map(\.path))
    func isKept(_ path: String) -> Bool { all.nearest(around: path).map(kept.holds) ?? true }
    result.interfaces.removeAll { !isKept($0.path) }
    result.propertyLists.removeAll { !isKept($0.path) }
    return result
  }

  /// The part of one or more states of an app that makes one target. A state without the target is empty.
  static func selecting(_ target: String?, in states: [ProgramFacts]) throws(TargetError) -> [ProgramFacts] {
    guard let target else { return states }
    let choices = states.map { TargetChoice(files: $0.swift, projects: $0.projects, propertyLists: $0.propertyLists) }
    let found = zip(states, choices).map { $0.of(target, in: $1) }
    guard found.contains(where: { $0 != nil }) else {
      throw TargetError(name: target, known: choices.last?.names ?? [])
    }
    return found.map { $0 ?? ProgramFacts() }
  }
}

/// The folders around some files. A storyboard or a property list belongs to the target with code in the nearest of
/// them.
private struct FolderSet {
  private var names: Set<String> = []

  init(_ paths: [String]) {
    for path in paths {
      var folder = Self.folder(of: path)
      while names.insert(folder).inserted, !folder.isEmpty { folder = Self.folder(of: folder) }
    }
  }

  func holds(_ folder: String) -> Bool { names.contains(folder) }

  func nearest(around path: String) -> String? {
    var folder = Self.folder(of: path)
    while !names.contains(folder) {
      if folder.isEmpty { return nil }
      folder = Self.folder(of: folder)
    }
    return folder
  }

  /// Split by bytes: a name may begin with a combining mark that would merge with the slash before it.
  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(path.utf8[..<$0])) } ?? ""
  }
}
