import Linking
import NavigationModel
import SourceFacts

/// A target was asked for that the sources do not have.
public struct TargetError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was asked for.
  public var name: String
  /// What there is.
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
    // What projects say of targets is answered. What they say of devices and settings stays.
    for place in result.projects.indices { result.projects[place].targets = [] }
    let all = FolderSet(swift.map(\.path))
    let kept = FolderSet(files.map(\.path))
    func isKept(_ path: String) -> Bool { all.nearest(around: path).map(kept.holds) ?? true }
    result.interfaces.removeAll { !isKept($0.path) }
    result.propertyLists.removeAll { !isKept($0.path) }
    return result
  }

  /// Of one or more states of an app what makes one target. A state that does not have it yet is empty.
  static func selecting(_ target: String?, in states: [ProgramFacts]) throws(TargetError) -> [ProgramFacts] {
    guard let target else { return states }
    let choices = states.map { TargetChoice(files: $0.swift, projects: $0.projects) }
    let found = zip(states, choices).map { $0.of(target, in: $1) }
    guard found.contains(where: { $0 != nil }) else {
      throw TargetError(name: target, known: choices.last?.names ?? [])
    }
    return found.map { $0 ?? ProgramFacts() }
  }
}

/// The folders around some files. A storyboard or a property list belongs to who has code in the nearest of them.
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

  /// Cut by bytes: a name may begin with a mark that makes one character of the slash before it and itself.
  private static func folder(of path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(Substring(path.utf8[..<$0])) } ?? ""
  }
}
