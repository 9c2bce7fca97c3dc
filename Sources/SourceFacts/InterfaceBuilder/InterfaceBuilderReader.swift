/// Reads storyboards and xibs.
public struct InterfaceBuilderReader: Sendable {
  public init() {}

  /// The facts of one file; nil when it is no Interface Builder document. For a damaged one, the facts before the
  /// damage, and its place.
  public func facts(path: String, source: [UInt8]) -> InterfaceFacts? {
    let settled = MergeConflicts.settled(source)
    var reader = MarkupReader(settled)
    var document = InterfaceDocument(path: path)
    while let event = reader.next() {
      switch event {
      case .start(let name, let attributes, let line): document.start(name, attributes, line: UInt32(clamping: line))
      case .end(let name): document.end(name)
      }
    }
    let conflict = settled == source ? nil : MergeConflicts.fault(source, settled: settled)
    guard let fault = conflict ?? reader.fault else { return document.facts }
    var facts = document.facts ?? InterfaceFacts(path: path, isStoryboard: false)
    facts.fault = fault
    return facts
  }
}

/// Collects facts while the reader walks through the file.
private struct InterfaceDocument {
  private(set) var facts: InterfaceFacts?

  private struct Element {
    var name: String
    var id: String
    /// The element's own title.
    var title: String?
    /// The first text inside of it, as the name of a cell.
    var text: String?
    /// Segues that this element triggers.
    var segues: [Int] = []
    /// The connections of this element.
    var connections: [Int] = []
    /// The scene for which this element stands.
    var scene: Int?
    /// The number of sections or rows inside of it so far.
    var parts: UInt32 = 0
    /// The place of a row in a static table.
    var row: (section: UInt32, row: UInt32)?
  }

  private var path: String
  /// The document is for the Mac.
  private var isForMac = false
  private var open: [Element] = []
  /// The segues and the controller of the scene that is open.
  private var sceneSegues: Range<Int> = 0..<0
  private var sceneController: Int?

  /// The classes of the file's objects, by their ids.
  private var customClasses: [String: String] = [:]
  /// The ids of the connections' targets.
  private var destinations: [String] = []
  /// The properties of the file's objects, by the ids of what they hold.
  private var outlets: [String: [(owner: String, property: String)]] = [:]

  init(path: String) { self.path = path }

  mutating func start(_ name: String, _ attributes: [String: String], line: UInt32) {
    if open.isEmpty { startDocument(name, attributes) }
    guard facts != nil else { return }
    var element = Element(name: name, id: attributes["id"] ?? "")
    if let custom = attributes["customClass"] { customClasses[element.id] = custom }
    let parent = open.last?.name
    switch name {
    case "scene":
      startScene()
    case "segue":
      addSegue(attributes, line: line)
    case "placeholder" where attributes["placeholderIdentifier"] == "IBFilesOwner":
      facts?.ownerClass = attributes["customClass"]
    case "navigationItem":
      setSceneTitle(attributes["title"])
    case "tabBarItem":
      if let scene = openScene { facts?.scenes[scene].tabTitle = attributes["title"] }
    case "action":
      if let selector = attributes["selector"] {
        addAction(selector, to: attributes["destination"] ?? attributes["target"])
      }
    case "outlet":
      addOutlet(attributes)
    case "tableViewSection":
      _ = countPart(ofNearest: "tableView")
    case "userDefinedRuntimeAttribute":
      if attributes["type"] == "string", let text = attributes["value"], !text.isEmpty {
        facts?.attributeTexts.append(text)
      }
    case "state", "buttonConfiguration":
      if let title = attributes["title"], !title.isEmpty, !open.isEmpty, open[open.count - 1].title == nil {
        open[open.count - 1].title = title
      }
    default:
      element.title = attributes["title"] ?? attributes["systemItem"].map(SystemItem.title)
      element.text = attributes["text"]
      if parent == "objects", Self.isController(name, attributes) {
        element.scene = addScene(name, attributes, line: line)
      }
      if parent == "cells" { element.row = addRow() }
    }
    open.append(element)
  }

  mutating func end(_ name: String) {
    guard facts != nil, let element = open.popLast() else { return }
    let title = element.title ?? element.text
    for segue in element.segues { facts?.segues[segue].trigger?.title = title }
    for connection in element.connections { facts?.connections[connection].control.title = title }
    if let (section, row) = element.row, let title, let scene = openScene, let id = facts?.scenes[scene].id {
      facts?.rows.append(InterfaceFacts.Row(scene: id, section: section, row: row, title: title))
    }
    if name == "scene" { endScene() }
    if name == "document" { endDocument() }
    if !open.isEmpty, open[open.count - 1].text == nil { open[open.count - 1].text = title }
  }

  private var openScene: Int? {
    open.last { $0.scene != nil }?.scene
  }

  private mutating func startDocument(_ name: String, _ attributes: [String: String]) {
    guard name == "document", facts == nil else { return }
    let type = attributes["type"] ?? ""
    guard type.hasPrefix("com.apple.InterfaceBuilder") else { return }
    facts = InterfaceFacts(
      path: path, isStoryboard: type.contains("Storyboard"), initialViewController: attributes["initialViewController"])
    facts?.isLaunchScreen = attributes["launchScreen"] == "YES"
    isForMac = type.contains(".Cocoa.")
  }

  // MARK: tables and actions

  /// The number of the part that begins now in the innermost open element with a name; nil where none is open.
  private mutating func countPart(ofNearest name: String) -> UInt32? {
    guard let place = open.lastIndex(where: { $0.name == name }) else { return nil }
    open[place].parts += 1
    return open[place].parts - 1
  }

  private mutating func addRow() -> (section: UInt32, row: UInt32)? {
    guard let table = open.last(where: { $0.name == "tableView" }), table.parts > 0,
      let row = countPart(ofNearest: "tableViewSection")
    else { return nil }
    return (table.parts - 1, row)
  }

  private mutating func addAction(_ selector: String, to destination: String?) {
    facts?.actions.append(selector)
    // An action is in the `connections` of its sender.
    let owner = open.count - 2
    guard owner >= 0, open[owner + 1].name == "connections", let destination, let facts else { return }
    let control = trigger(open[owner])
    open[owner].connections.append(facts.connections.count)
    destinations.append(destination)
    self.facts?.connections.append(
      InterfaceFacts.Connection(selector: selector, receiver: nil, control: control))
  }

  /// The sender of an action, or the trigger of a segue. On the Mac it may be a control's cell.
  private func trigger(_ element: Element) -> InterfaceFacts.Trigger {
    let isCell = isForMac && element.name.hasSuffix("Cell") && !element.name.hasPrefix("table")
    return InterfaceFacts.Trigger(
      id: element.id, element: isCell ? String(element.name.dropLast(4)) : element.name, title: nil, isForMac: isForMac)
  }

  /// An outlet is in the `connections` of the object whose property it is.
  private mutating func addOutlet(_ attributes: [String: String]) {
    let owner = open.count - 2
    guard owner >= 0, open[owner + 1].name == "connections", let property = attributes["property"],
      let held = attributes["destination"]
    else { return }
    outlets[held, default: []].append((open[owner].id, property))
  }

  /// The target of an action may follow the sender; so may what an outlet holds, and the class of its owner.
  private mutating func endDocument() {
    let outlets = outlets.mapValues { held in
      held.compactMap { outlet in
        customClasses[outlet.owner].map { InterfaceFacts.Outlet(owner: $0, property: outlet.property) }
      }
    }
    for (place, destination) in destinations.enumerated() {
      facts?.connections[place].receiver = customClasses[destination]
      guard let control = facts?.connections[place].control.id else { continue }
      facts?.connections[place].control.outlets = outlets[control] ?? []
    }
  }

  // MARK: scenes

  private static func isController(_ name: String, _ attributes: [String: String]) -> Bool {
    attributes["sceneMemberID"] == "viewController" || name.hasSuffix("Controller")
      || name == "viewControllerPlaceholder"
  }

  private mutating func startScene() {
    let count = facts?.segues.count ?? 0
    sceneSegues = count..<count
    sceneController = nil
  }

  private mutating func endScene() {
    guard let facts, let sceneController else { return }
    // A gesture recognizer can precede its controller.
    for index in sceneSegues.lowerBound..<facts.segues.count where facts.segues[index].source.isEmpty {
      self.facts?.segues[index].source = facts.scenes[sceneController].id
    }
  }

  private mutating func addScene(_ name: String, _ attributes: [String: String], line: UInt32) -> Int {
    var scene = InterfaceFacts.Scene(
      id: attributes["id"] ?? "", kind: .init(rawValue: name) ?? .other, element: name, line: line)
    scene.storyboardIdentifier = attributes["storyboardIdentifier"]
    scene.customClass = attributes["customClass"]
    scene.title = attributes["title"]
    scene.storyboardName = attributes["storyboardName"]
    scene.referencedIdentifier = attributes["referencedIdentifier"]
    scene.modalPresentationStyle = attributes["modalPresentationStyle"]
    facts?.scenes.append(scene)
    let index = (facts?.scenes.count ?? 1) - 1
    sceneController = index
    return index
  }

  private mutating func setSceneTitle(_ title: String?) {
    guard let scene = openScene, facts?.scenes[scene].title == nil else { return }
    facts?.scenes[scene].title = title
  }

  // MARK: segues

  private mutating func addSegue(_ attributes: [String: String], line: UInt32) {
    guard let facts else { return }
    let scene = openScene ?? sceneController
    var segue = InterfaceFacts.Segue(
      id: attributes["id"] ?? "", source: scene.map { facts.scenes[$0].id } ?? "",
      kind: attributes["kind"].flatMap { .init(rawValue: $0) } ?? .other, line: line)
    segue.destination = attributes["destination"]
    segue.relationship = attributes["relationship"]
    segue.identifier = attributes["identifier"]
    segue.modalPresentationStyle = attributes["modalPresentationStyle"]
    segue.customClass = attributes["customClass"]
    segue.unwindAction = attributes["unwindAction"]
    segue.creationAction = attributes["destinationCreationSelector"]
    // A segue is in the `connections` of its trigger.
    let owner = open.count - 2
    if owner >= 0, open[owner + 1].name == "connections", open[owner].scene == nil {
      segue.trigger = trigger(open[owner])
      open[owner].segues.append(facts.segues.count)
    }
    self.facts?.segues.append(segue)
  }
}
