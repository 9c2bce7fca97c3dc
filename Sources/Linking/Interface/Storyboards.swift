import NavigationModel
import SourceFacts

/// The lowered storyboards as parts of the program: constructions and segues by the names that code uses.
final class Storyboards {
  struct Segue {
    /// The segue's object id.
    var id: String
    /// The statement in the lowered code.
    var statement: Ref
    /// The construction of the destination; nil for an unwind segue.
    var destination: Ref?
    var move: InterfaceLowering.Move
    var identifier: String?
    var trigger: InterfaceFacts.Trigger?
    var owner: String
    var scene: InterfaceSet.ScenePlace
    var unwindAction: String?
  }

  let set: InterfaceSet
  let segues: [Segue]
  /// Synthesised types for scenes: the name for people, by the type's name.
  let displayNames: [String: String]
  private let constructions: [InterfaceSet.ScenePlace: Ref]
  private let files: [UInt32: Int]
  private let filesOfStoryboards: [Int: UInt32]
  private let storyboardsOfClass: [String: [Int]]
  private let seguesByIdentifier: [String: [Int]]
  private let titles: [String: String]

  init(set: InterfaceSet, lowering: InterfaceLowering, program: Program) {
    self.set = set
    displayNames = lowering.displayNames
    var fileOfPath: [String: UInt32] = [:]
    let paths = Set(set.storyboards.map(\.path))
    for (index, file) in program.files.enumerated() where paths.contains(file.path) {
      fileOfPath[file.path] = UInt32(index)
    }
    var files: [UInt32: Int] = [:]
    var filesOfStoryboards: [Int: UInt32] = [:]
    for (index, storyboard) in set.storyboards.enumerated() {
      guard let file = fileOfPath[storyboard.path] else { continue }
      files[file] = index
      filesOfStoryboards[index] = file
    }
    self.files = files
    self.filesOfStoryboards = filesOfStoryboards
    constructions = lowering.scenes.reduce(into: [:]) { result, entry in
      if let file = filesOfStoryboards[entry.key.storyboard] { result[entry.key] = Ref(file: file, node: entry.value) }
    }
    segues = lowering.segues.compactMap { s in
      guard let file = fileOfPath[s.path] else { return nil }
      return Segue(
        id: s.segue.id, statement: Ref(file: file, node: s.statement),
        destination: s.destination.map { Ref(file: file, node: $0) }, move: s.move,
        identifier: s.segue.identifier, trigger: s.segue.trigger, owner: s.owner, scene: s.scene,
        unwindAction: s.segue.unwindAction)
    }
    seguesByIdentifier = Self.byIdentifier(segues)
    (storyboardsOfClass, titles) = Self.classes(in: set)
  }

  private static func byIdentifier(_ segues: [Segue]) -> [String: [Int]] {
    var result: [String: [Int]] = [:]
    for (index, segue) in segues.enumerated() {
      if let identifier = segue.identifier { result[identifier, default: []].append(index) }
    }
    return result
  }

  /// The storyboards with scenes of each class, and the first title among these scenes.
  private static func classes(in set: InterfaceSet) -> (storyboards: [String: [Int]], titles: [String: String]) {
    var ofClass: [String: [Int]] = [:]
    var titles: [String: String] = [:]
    for (index, storyboard) in set.storyboards.enumerated() {
      for scene in storyboard.scenes {
        guard let name = scene.customClass else { continue }
        if ofClass[name]?.last != index { ofClass[name, default: []].append(index) }
        if titles[name] ?? "" == "" { titles[name] = scene.title ?? scene.tabTitle ?? "" }
      }
    }
    return (ofClass, titles)
  }

  var isEmpty: Bool { self.set.storyboards.isEmpty }

  /// The place is in lowered code.
  func contains(_ place: Ref) -> Bool { files[place.file] != nil }

  /// The title of the first scene of a class that has one; empty when none has, nil when the class has no scene.
  func title(ofClass name: String) -> String? { titles[name] }

  // MARK: scenes

  /// The scene that an instantiation asks for.
  enum Request {
    case initial
    case identifier(String)
    /// The identifier as a code generator spells it.
    case spelled(String)
  }

  /// The constructions of the scenes that a request to a storyboard means, as seen from a file.
  func constructions(_ request: Request, storyboard: String, near path: String) -> [Ref] {
    let candidates = set.storyboards(named: storyboard, near: path)
    for candidate in candidates { if let found = scene(request, in: candidate) { return [found] } }
    return []
  }

  /// The first scenes of the storyboards with a name, nearest to a file; several where files are equally near, as it is
  /// not known which one the app is built with.
  func initialScenes(storyboard name: String, near path: String) -> [Ref] {
    let found = set.storyboards(named: name, near: path).compactMap { index in
      scene(.initial, in: index).map {
        (nearness: SourceLocation.sharedFolders(set.storyboards[index].path, path), construction: $0)
      }
    }
    return found.filter { $0.nearness == found[0].nearness }.map(\.construction)
  }

  /// The same for a storyboard's name as a code generator spells it.
  func constructions(_ request: Request, spelled storyboard: String, near path: String) -> [Ref] {
    let wanted = GeneratedName.letters(storyboard)
    let names = Set(set.storyboards.map { InterfaceSet.name(of: $0.path) }).filter {
      GeneratedName.letters($0) == wanted
    }
    return names.sorted().lazy.map { self.constructions(request, storyboard: $0, near: path) }.first { !$0.isEmpty }
      ?? []
  }

  /// The same for the storyboard of a controller's class, or for an unknown one.
  func constructions(_ request: Request, fromClasses classes: [String], near path: String) -> [Ref] {
    let own = classes.flatMap { storyboardsOfClass[$0] ?? [] }.compactMap { scene(request, in: $0) }
    if !own.isEmpty { return own }
    guard case .identifier = request else { return [] }
    return set.storyboards.indices.compactMap { scene(request, in: $0) }
  }

  /// The scenes that code can ask for, by name: their identifiers, and for the first scenes the storyboards' names.
  var namedScenes: [(name: String, construction: Ref)] {
    self.set.storyboards.indices.flatMap { index -> [(name: String, construction: Ref)] in
      let identified = self.set.storyboards[index].scenes.indices.compactMap {
        scene -> (name: String, construction: Ref)? in
        guard let name = self.set.storyboards[index].scenes[scene].storyboardIdentifier,
          let made = constructions[InterfaceSet.ScenePlace(storyboard: index, scene: scene)]
        else { return nil }
        return (name, made)
      }
      let first =
        scene(.initial, in: index).map {
          [(name: InterfaceSet.name(of: self.set.storyboards[index].path), construction: $0)]
        } ?? []
      return identified + first
    }
  }

  private func scene(_ request: Request, in storyboard: Int) -> Ref? {
    let place: InterfaceSet.ScenePlace? =
      switch request {
      case .initial: set.initialScene(of: storyboard)
      case .identifier(let identifier): set.scene(identifier: identifier, in: storyboard)
      case .spelled(let name):
        set.storyboards[storyboard].scenes.firstIndex {
          $0.storyboardIdentifier.map(GeneratedName.letters) == GeneratedName.letters(name)
        }.map { InterfaceSet.ScenePlace(storyboard: storyboard, scene: $0) }
      }
    return place.flatMap { constructions[$0] }
  }

  // MARK: segues

  /// Segues with an identifier: those of scenes with one of the classes, else all.
  func segues(identifier: String, classes: Set<String>) -> [Segue] {
    let all = (seguesByIdentifier[identifier] ?? []).map { segues[$0] }
    let own = all.filter { classes.contains($0.owner) }
    return own.isEmpty ? all : own
  }

  func hasSegues(leaving classes: Set<String>) -> Bool {
    segues.contains { $0.identifier != nil && classes.contains($0.owner) }
  }

  /// The identifier that a code generator spells in this way.
  func segueIdentifier(spelled name: String, ofClass owner: String) -> String? {
    let wanted = GeneratedName.letters(name)
    let leaving = GeneratedName.letters(owner)
    let alike = seguesByIdentifier.keys.filter { GeneratedName.letters($0) == wanted }.sorted()
    return alike.first { identifier in
      (seguesByIdentifier[identifier] ?? []).contains { GeneratedName.letters(segues[$0].owner) == leaving }
    } ?? alike.first
  }
}

extension InterfaceFacts.Trigger {
  /// `UIButton` of a `button`.
  var controlName: String { (isForMac ? "NS" : "UI") + element.startingUppercase }
}
