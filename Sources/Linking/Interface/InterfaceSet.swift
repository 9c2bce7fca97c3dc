import NavigationModel
import SourceFacts

/// The storyboards of a program, and the scenes that names stand for.
struct InterfaceSet {
  /// In order of their paths; one for all translations of a storyboard.
  let storyboards: [InterfaceFacts]
  /// The connections of controls in storyboards and xibs, by the class of the target.
  let connections: [String: [InterfaceFacts.Connection]]
  /// The rows of static tables, by the class of the scene that holds the table.
  let rows: [String: [InterfaceFacts.Row]]
  /// The classes of objects in storyboards or xibs that controls may call.
  let classes: Set<String>
  private let byName: [String: [Int]]
  private let byLowercasedName: [String: [Int]]
  private let scenePlaces: [[String: Int]]
  private let identifiedPlaces: [[String: Int]]

  struct ScenePlace: Hashable {
    var storyboard: Int
    var scene: Int
  }

  init(_ interfaces: [InterfaceFacts]) {
    storyboards = Self.withoutTranslations(interfaces.filter(\.isStoryboard))
    let all = storyboards + interfaces.filter { !$0.isStoryboard }
    connections = Dictionary(
      grouping: all.flatMap(\.connections).filter { $0.receiver != nil }, by: { $0.receiver ?? "" })
    rows = storyboards.reduce(into: [:]) { Self.addRows(of: $1, to: &$0) }
    classes = Set(all.flatMap { $0.scenes.compactMap(\.customClass) } + all.compactMap(\.ownerClass))
      .union(connections.keys)
    var names: [String: [Int]] = [:]
    var lowercased: [String: [Int]] = [:]
    for (index, s) in storyboards.enumerated() {
      let name = Self.name(of: s.path)
      names[name, default: []].append(index)
      lowercased[name.lowercased(), default: []].append(index)
    }
    byName = names
    byLowercasedName = lowercased
    scenePlaces = storyboards.map { s in
      Dictionary(s.scenes.indices.map { (s.scenes[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    identifiedPlaces = storyboards.map { s in
      let named = s.scenes.enumerated().compactMap { place, scene in scene.storyboardIdentifier.map { ($0, place) } }
      return Dictionary(named, uniquingKeysWith: { first, _ in first })
    }
  }

  private static func addRows(of storyboard: InterfaceFacts, to result: inout [String: [InterfaceFacts.Row]]) {
    guard !storyboard.rows.isEmpty else { return }
    let classes = Dictionary(
      storyboard.scenes.map { ($0.id, $0.customClass) }, uniquingKeysWith: { first, _ in first })
    for row in storyboard.rows {
      if case let name?? = classes[row.scene] { result[name, default: []].append(row) }
    }
  }

  /// `Main` of `App/Base.lproj/Main.storyboard`.
  static func name(of path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    return file.hasSuffix(".storyboard") ? String(file.dropLast(".storyboard".count)) : file
  }

  /// Of a storyboard's translations the one in the development language. A storyboard outside of the languages' folders
  /// is separate.
  private static func withoutTranslations(_ list: [InterfaceFacts]) -> [InterfaceFacts] {
    var best: [String: InterfaceFacts] = [:]
    func rank(_ path: String) -> (Int, String) {
      (path.contains("Base.lproj/") ? 0 : path.contains("en.lproj/") ? 1 : 2, path)
    }
    for s in list {
      let key = s.path.split(separator: "/").map { $0.hasSuffix(".lproj") ? "*.lproj" : $0 }.joined(separator: "/")
      if let known = best[key], rank(known.path) <= rank(s.path) { continue }
      best[key] = s
    }
    return best.values.sorted { $0.path < $1.path }
  }

  subscript(place: ScenePlace) -> InterfaceFacts.Scene { storyboards[place.storyboard].scenes[place.scene] }

  // MARK: looking up

  /// Storyboards of a name, the nearest to a file first.
  func storyboards(named name: String, near path: String) -> [Int] {
    let list = byName[name] ?? byLowercasedName[name.lowercased()] ?? []
    return list.sorted {
      (-SourceLocation.sharedFolders(storyboards[$0].path, path), $0) < (
        -SourceLocation.sharedFolders(storyboards[$1].path, path), $1
      )
    }
  }

  func scene(id: String, in storyboard: Int) -> ScenePlace? {
    scenePlaces[storyboard][id].map { ScenePlace(storyboard: storyboard, scene: $0) }
  }

  func scene(identifier: String, in storyboard: Int) -> ScenePlace? {
    identifiedPlaces[storyboard][identifier].map { ScenePlace(storyboard: storyboard, scene: $0) }
  }

  func initialScene(of storyboard: Int) -> ScenePlace? {
    storyboards[storyboard].initialViewController.flatMap { scene(id: $0, in: storyboard) }
  }

  /// The scene that a scene stands for: the target of a reference to another storyboard, else itself. nil when the
  /// storyboard is not among the sources.
  func resolved(_ place: ScenePlace) -> ScenePlace? {
    var current = place
    var seen: Set<ScenePlace> = []
    while seen.insert(current).inserted {
      let scene = self[current]
      guard scene.kind == .viewControllerPlaceholder else { return current }
      let path = storyboards[current.storyboard].path
      let targets = scene.storyboardName.map { storyboards(named: $0, near: path) } ?? [current.storyboard]
      let next = targets.lazy.compactMap { target in
        if let identifier = scene.referencedIdentifier {
          self.scene(identifier: identifier, in: target)
        } else {
          self.initialScene(of: target)
        }
      }.first
      guard let next else { return nil }
      current = next
    }
    return nil
  }

  /// The scene in a container: a navigation controller's root, a window's content.
  func content(of place: ScenePlace) -> ScenePlace? {
    let scene = self[place]
    let relationship: String
    if scene.kind == .navigationController {
      relationship = "rootViewController"
    } else if scene.element == "windowController" {
      relationship = "window.shadowedContentViewController"
    } else {
      return nil
    }
    let segue = storyboards[place.storyboard].segues.first { $0.source == scene.id && $0.relationship == relationship }
    return segue?.destination.flatMap { self.scene(id: $0, in: place.storyboard) }.flatMap(resolved)
  }
}
