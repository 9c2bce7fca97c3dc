import NavigationModel
import SourceFacts

/// Lowers storyboards to code, so that all passes of the linker treat them like Swift.
///
/// A scene's class gets an extension (a class of its own where the sources declare none) with a function for each
/// segue, which constructs the destination: `func segue() { segue(UINavigationController(rootViewController: Detail()))
/// }`. The nodes have the lines of the storyboard. Scenes that code instantiates by a name are constructed in a type
/// that no code mentions.
struct InterfaceLowering {
  /// The effect of a segue.
  enum Move: Hashable {
    case show(Transition.Kind)
    /// A segue class of the app.
    case custom(String)
    case back
    /// No transition: the child is a part of the screen.
    case embed
  }

  struct LoweredSegue {
    var segue: InterfaceFacts.Segue
    /// The class of the scene it leaves.
    var owner: String
    var scene: InterfaceSet.ScenePlace
    var move: Move
    /// The file's path and the statement.
    var path: String
    var statement: NodeID
    /// The construction of the destination; nil for an unwind segue.
    var destination: NodeID?
  }

  let set: InterfaceSet
  private let budget: Budget
  /// Names of the classes that Swift sources declare.
  private let declared: Set<String>
  /// Names of the functions that Swift sources declare.
  private let functions: Set<String>

  /// The app has split views, in storyboards or in code.
  private let hasColumns: Bool

  private(set) var files: [FileFacts] = []
  private(set) var segues: [LoweredSegue] = []
  /// The construction of each scene.
  private(set) var scenes: [InterfaceSet.ScenePlace: NodeID] = [:]
  /// Synthesised types: the name for people, by the type's name.
  private(set) var displayNames: [String: String] = [:]

  init(_ set: InterfaceSet, facts: [FileFacts], budget: Budget) {
    self.set = set
    self.budget = budget
    func names(_ kind: Node.Kind) -> Set<String> {
      Set(
        facts.flatMap { file in
          file.nodes.indices.lazy.filter { file.nodes[$0].kind == kind }.map { file.name(NodeID($0)) }
        })
    }
    declared = set.storyboards.isEmpty ? [] : names(.type)
    functions = set.storyboards.contains { $0.segues.contains { $0.creationAction != nil } } ? names(.function) : []
    hasColumns =
      set.storyboards.contains { storyboard in
        storyboard.scenes.contains { $0.element == "splitViewController" }
          || storyboard.segues.contains { $0.relationship == "detailViewController" }
      }
      || !set.storyboards.allSatisfy { $0.segues.allSatisfy { $0.kind != .showDetail } }
        && [.name, .typeName].contains { names($0).contains("UISplitViewController") }
    for index in set.storyboards.indices { lower(index) }
  }

  private mutating func lower(_ index: Int) {
    let storyboard = set.storyboards[index]
    var file = SyntheticFile()
    var declarations: [NodeID] = []
    var table: [NodeID] = []
    // Of several scenes with one identifier the first has the segues.
    var seguesOfScene = Dictionary(grouping: storyboard.isLaunchScreen ? [] : storyboard.segues, by: \.source)
    for (number, scene) in storyboard.scenes.enumerated() {
      let place = InterfaceSet.ScenePlace(storyboard: index, scene: number)
      let construction = construct(place, line: scene.line, in: &file)
      table.append(construction)
      scenes[place] = construction
      guard scene.kind != .viewControllerPlaceholder else { continue }
      let name = typeName(of: place)
      var members: [NodeID] = []
      for segue in seguesOfScene.removeValue(forKey: scene.id) ?? [] {
        if let member = lower(segue, of: place, owner: name, path: storyboard.path, in: &file) {
          members.append(member)
        }
      }
      if declared.contains(name) {
        if !members.isEmpty { declarations.append(file.extensionOf(name, members, line: scene.line)) }
      } else if displayNames[name] == nil {
        displayNames[name] = ownClass(of: scene) ?? Self.controllerClass(of: scene)
        declarations.append(file.classType(name, inherits: Self.controllerClass(of: scene), members, line: scene.line))
      } else if !members.isEmpty {
        declarations.append(file.extensionOf(name, members, line: scene.line))
      }
    }
    let constructions = file.function("scenes", table, line: 1)
    declarations.append(file.classType("scenes of \(storyboard.path)", inherits: nil, [constructions], line: 1))
    files.append(file.facts(path: storyboard.path, declarations: declarations))
  }

  private mutating func lower(
    _ segue: InterfaceFacts.Segue, of place: InterfaceSet.ScenePlace, owner: String, path: String,
    in file: inout SyntheticFile
  ) -> NodeID? {
    guard let move = move(of: segue, from: place) else { return nil }
    var destination: NodeID?
    if move != .back {
      guard let target = segue.destination.flatMap({ set.scene(id: $0, in: place.storyboard) }) else { return nil }
      destination = made(by: segue, target, owner: owner, in: &file) ?? construct(target, line: segue.line, in: &file)
    }
    let statement = file.call("segue", destination, line: segue.line)
    segues.append(
      LoweredSegue(
        segue: segue, owner: owner, scene: place, move: move, path: path, statement: statement, destination: destination
      ))
    // A unique name that no code can call: thousands of functions with one name would be overloads.
    return file.function("segue \(segues.count)", [statement], line: segue.line)
  }

  /// `makeDetail(coder)`: the source's own method makes the controller of a scene without a class of its own.
  private func made(
    by segue: InterfaceFacts.Segue, _ target: InterfaceSet.ScenePlace, owner: String, in file: inout SyntheticFile
  ) -> NodeID? {
    guard let action = segue.creationAction, declared.contains(owner), let scene = set.resolved(target),
      ownClass(of: set[scene]) == nil,
      set.content(of: scene) == nil
    else { return nil }
    let labels = action.split(separator: ":").map(String.init)
    guard let name = labels.first, functions.contains(name) else { return nil }
    return file.call(name, labels: [""] + labels.dropFirst(), line: segue.line)
  }

  /// nil for a segue that only connects a container to its content.
  private func move(of segue: InterfaceFacts.Segue, from place: InterfaceSet.ScenePlace) -> Move? {
    switch segue.kind {
    case .show, .push, .replace: return .show(.push)
    // Without columns a detail is presented.
    case .showDetail: return .show(hasColumns ? .push : modalKind(segue, from: place))
    case .presentation, .modal: return .show(modalKind(segue, from: place))
    case .popoverPresentation, .popover: return .show(.popover)
    case .unwind: return .back
    case .embed: return .embed
    case .custom: return .custom(segue.customClass ?? "")
    case .other: return .show(.sheet)
    case .relationship: return Self.move(ofRelationship: segue.relationship)
    }
  }

  private static func move(ofRelationship name: String?) -> Move? {
    switch name {
    case "viewControllers", "tabItems": .show(.tab)
    case "masterViewController", "primaryViewController": .show(.root)
    case "detailViewController", "secondaryViewController", "supplementaryViewController": .show(.push)
    case "rootViewController", "window.shadowedContentViewController": nil
    default: .embed
    }
  }

  private func modalKind(_ segue: InterfaceFacts.Segue, from place: InterfaceSet.ScenePlace) -> Transition.Kind {
    let target = segue.destination.flatMap { set.scene(id: $0, in: place.storyboard) }.flatMap(set.resolved)
    switch segue.modalPresentationStyle ?? target.flatMap({ set[$0].modalPresentationStyle }) {
    case "fullScreen", "overFullScreen": return .cover
    case "popover": return .popover
    default: return .sheet
    }
  }

  // MARK: scenes

  /// The expression that makes a scene's controller.
  private func construct(_ place: InterfaceSet.ScenePlace, line: UInt32, depth: Int = 0, in file: inout SyntheticFile)
    -> NodeID
  {
    guard let place = set.resolved(place) else {
      let reference = set[place]
      return file.call("storyboard \(reference.storyboardName ?? "")", line: line)
    }
    let scene = set[place]
    if budget.allows(budget.containedScenes, after: depth), let content = set.content(of: place) {
      let inner = construct(content, line: line, depth: depth + 1, in: &file)
      guard let name = ownClass(of: scene) else { return inner }
      return file.call(name, label: "rootViewController", inner, line: line)
    }
    return file.call(typeName(of: place), line: line)
  }

  /// The scene's class; for a scene without one a unique name.
  private func typeName(of place: InterfaceSet.ScenePlace) -> String {
    let scene = set[place]
    if let name = ownClass(of: scene) { return name }
    let storyboard = InterfaceSet.name(of: set.storyboards[place.storyboard].path)
    return (Self.controllerClass(of: scene) + ":" + storyboard + ":" + scene.id).split(separator: ".").joined(
      separator: "-")
  }

  /// The class of a scene in the app or a library; nil for one of Apple's.
  private func ownClass(of scene: InterfaceFacts.Scene) -> String? {
    guard let name = scene.customClass, !name.isEmpty else { return nil }
    return declared.contains(name) || !Self.isOfApple(name) ? name : nil
  }

  private static func isOfApple(_ name: String) -> Bool {
    ["UI", "NS", "AV", "MK", "MF", "QL", "SF", "PH", "WK", "GLK", "SwiftUI"].contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
  }

  /// The framework's class for an element: `UITabBarController` for `tabBarController`.
  static func controllerClass(of scene: InterfaceFacts.Scene) -> String {
    if let name = scene.customClass, isOfApple(name) { return name }
    let element = scene.element
    if element == "windowController" { return "NSWindowController" }
    if element.hasPrefix("av"), element.dropFirst(2).first?.isUppercase == true { return "AV" + element.dropFirst(2) }
    if element.hasPrefix("glk") { return "GLK" + element.dropFirst(3) }
    return "UI" + element.startingUppercase
  }
}
