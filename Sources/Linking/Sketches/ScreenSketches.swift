import Dialects
import NavigationModel
import SourceFacts

extension NavigationGraph {
  /// Adds a sketch to each screen whose source tells its content.
  mutating func addSketches(_ sketches: ScreenSketches) {
    var moves: [Screen.ID: [Transition]] = [:]
    for transition in transitions where transition.kind != .back {
      for from in transition.from { moves[from, default: []].append(transition) }
    }
    for at in screens.indices where screens[at].kind == .view || screens[at].kind == .viewController {
      screens[at].sketch = sketches.sketch(of: screens[at], moves: moves[screens[at].id] ?? [])
    }
  }
}

/// The content of a screen, read from its `body`, or from a controller's stored views.
///
/// A sketch is a reminder, not a rendering: conditions take their first branch, modifiers that only style are skipped,
/// and the number of parts and the depth are bounded.
struct ScreenSketches {
  private let program: Program
  private let semantics: Semantics
  private var views: Dialect.Views { semantics.library.views }
  private let typesByPath: [String: TypeID]
  private let actions: SketchActions

  private static let mostParts = 60
  private static let mostTabs = 8
  private static let deepest = 24
  /// The nesting depth up to which the app's own views are opened.
  private static let mostOpened = 2
  /// Expressions that are searched for a text, and for the kind of a view: a sketch shows no more.
  private static let mostNodesOfText = 40
  private static let mostNodesOfView = 60

  init(program: Program, semantics: Semantics) {
    self.program = program
    self.semantics = semantics
    actions = SketchActions(program: program)
    typesByPath = Dictionary(
      program.types.indices.filter { program.types[$0].isDeclared }.map { (program.types[$0].path, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  /// `moves`: the transitions that start on the screen.
  func sketch(of screen: Screen, moves: [Transition]) -> Sketch? {
    guard let type = typesByPath[screen.name] else { return nil }
    var walk = Walk(title: screen.title, moves: moves)
    let parts = screen.kind == .viewController ? storedViews(of: type) : bodyParts(of: type, &walk)
    guard !parts.isEmpty || walk.title != nil else { return nil }
    return Sketch(.screen, walk.title, parts: parts)
  }

  /// One screen's reading.
  private struct Walk {
    var title: String?
    let moves: [Transition]
    var parts = 0
    var depth = 0
    var opened: [TypeID] = []
  }

  // MARK: SwiftUI

  private func bodyParts(of type: TypeID, _ walk: inout Walk) -> [Sketch] {
    guard let name = program.symbols.find("body"),
      let body = (program.types[type].members[name] ?? []).first(where: { program.kind($0) == .variable }),
      let block = program.getter(of: body)
    else { return [] }
    walk.opened.append(type)
    defer { walk.opened.removeLast() }
    return parts(in: block, &walk)
  }

  private func parts(in block: Ref, _ walk: inout Walk) -> [Sketch] {
    var result: [Sketch] = []
    for statement in program.children(block) { result += parts(of: statement, &walk) }
    return result
  }

  private func parts(of node: Ref, _ walk: inout Walk) -> [Sketch] {
    guard walk.parts < Self.mostParts, walk.depth < Self.deepest else { return [] }
    walk.depth += 1
    defer { walk.depth -= 1 }
    switch program.kind(node) {
    case .block, .conditional: return parts(in: node, &walk)
    case .returned: return program.child(node, .value).map { parts(of: $0, &walk) } ?? []
    case .ifElse:
      let first = program.child(node, .body).map { parts(in: $0, &walk) } ?? []
      if !first.isEmpty { return first }
      return program.child(node, .otherwise).map { parts(of: $0, &walk) } ?? []
    case .ternary: return program.child(node, .then).map { parts(of: $0, &walk) } ?? []
    case .switch:
      for arm in program.children(node, .arms) where program.kind(arm) == .switchCase {
        let found = program.child(arm, .body).map { parts(in: $0, &walk) } ?? []
        if !found.isEmpty { return found }
      }
      return []
    case .name, .member: return ownParts(named: node, &walk)
    case .call: return call(node, &walk)
    default: return []
    }
  }

  /// `header`, a property of the same view.
  private func ownParts(named node: Ref, _ walk: inout Walk) -> [Sketch] {
    if program.kind(node) == .member, program.child(node, .base).map({ program.name($0) }) != "self" { return [] }
    guard let type = walk.opened.last, let member = (program.types[type].members[program.symbol(node)] ?? []).first
    else { return [] }
    guard program.kind(member) == .variable, let block = program.getter(of: member) else { return [] }
    return parts(in: block, &walk)
  }

  private func call(_ node: Ref, _ walk: inout Walk) -> [Sketch] {
    guard let callee = program.child(node, .callee) else { return [] }
    if program.kind(callee) == .member, let base = program.child(callee, .base) {
      return modified(node, base: base, &walk)
    }
    let name = program.name(node)
    func one(_ kind: Sketch.Kind, _ text: String? = nil) -> [Sketch] {
      walk.parts += 1
      let answers = [.button, .link, .picker, .toggle].contains(kind) && !walk.moves.isEmpty
      return [Sketch(kind, text, transitions: answers ? actions.transitions(of: node, among: walk.moves) : [])]
    }
    switch views.sketched[name] {
    case .text?: return one(.text, text(in: node))
    case .button?: return one(.button, text(in: node))
    case .link?: return one(.link, text(in: node))
    case .toggle?: return one(.toggle, text(in: node))
    case .field?: return one(.field, text(in: node))
    case .picker?: return one(.picker, text(in: node))
    case .slider?: return one(.slider, text(in: node))
    case .progress?: return one(.progress)
    case .image?: return one(.image, views.namelessPictures.contains(name) ? nil : name.lowercased())
    case .divider?: return one(.divider)
    case .row?: return container(.row, node, &walk)
    case .list?: return container(.list, node, &walk)
    case .section?: return container(.section, node, &walk, header: text(in: node, contentToo: false))
    case .tabs?:
      let tabs = tabs(in: node)
      walk.parts += 1
      return tabs.isEmpty ? [] : [Sketch(.tabs, parts: tabs)]
    case .screen?, .tab?, .component?, nil:
      return views.placeholders.contains(name) || views.decorations.contains(name) ? [] : other(node, name: name, &walk)
    }
  }

  private func container(_ kind: Sketch.Kind, _ node: Ref, _ walk: inout Walk, header: String? = nil) -> [Sketch] {
    let inside = content(of: node, &walk)
    if kind == .row, inside.count < 2 { return inside }
    return inside.isEmpty && header == nil ? [] : [Sketch(kind, header, parts: inside)]
  }

  /// The content that a call's closures build, without those for an action.
  private func content(of node: Ref, _ walk: inout Walk) -> [Sketch] {
    var result: [Sketch] = []
    for argument in program.children(node, .arguments) where program.kind(argument) == .argument {
      guard ["", "content"].contains(program.name(argument)), let value = program.child(argument, .value),
        program.kind(value) == .closure,
        let block = program.child(value, .body)
      else { continue }
      result += parts(in: block, &walk)
    }
    return result
  }

  private func other(_ node: Ref, name: String, _ walk: inout Walk) -> [Sketch] {
    if let callee = program.child(node, .callee), let first = name.first, first.isUppercase {
      if let type = program.typesByName[program.symbol(callee)]?.first(where: {
        semantics.isView($0) && program.types[$0].kind != .external
      }) {
        let isOpen = walk.opened.contains(type)
        if !isOpen, walk.opened.count <= Self.mostOpened {
          let inside = bodyParts(of: type, &walk)
          if !inside.isEmpty { return inside }
        }
        walk.parts += 1
        return isOpen ? [] : [Sketch(.component, program.types[type].path)]
      }
      return content(of: node, &walk)
    }
    // `header()`, a function of the same view.
    guard let type = walk.opened.last,
      let function = (program.types[type].members[program.symbol(node)] ?? []).first(where: {
        program.kind($0) == .function
      }),
      let block = program.child(function, .body)
    else { return [] }
    return parts(in: block, &walk)
  }

  /// `base.modifier(…)`: the base, and what the modifier adds.
  private func modified(_ node: Ref, base: Ref, _ walk: inout Walk) -> [Sketch] {
    var result = parts(of: base, &walk)
    let name = program.name(node)
    if views.titles.contains(name) {
      if walk.title == nil || walk.opened.count == 1, let title = text(in: node) { walk.title = title }
    } else if views.searches.contains(name) {
      result.insert(Sketch(.field, "\u{2315} " + (argumentText(node, label: "prompt") ?? "Search")), at: 0)
    } else if views.bars.contains(name) {
      let bar = content(of: node, &walk).filter { [.button, .link, .picker].contains($0.kind) }
      if !bar.isEmpty { result.insert(bar.count == 1 ? bar[0] : Sketch(.row, parts: bar), at: 0) }
    } else if views.overlays.contains(name) {
      result += content(of: node, &walk)
    }
    return result
  }

  // MARK: tabs

  private func tabs(in node: Ref) -> [Sketch] {
    var tabs: [Sketch] = []
    program.forEachNode(in: node) { inner in
      let hasRoom = tabs.count < Self.mostTabs
      guard hasRoom, program.kind(inner) == .call, inner != node else { return hasRoom }
      if views.tabs.contains(program.name(inner)) {
        tabs.append(Sketch(.tab, text(in: inner)))
        return false
      }
      return true
    }
    return tabs
  }

  // MARK: text

  /// The first literal that a part shows: its title, or a text or label inside of it.
  private func text(in node: Ref, contentToo: Bool = true) -> String? {
    for argument in program.children(node, .arguments) where program.kind(argument) == .argument {
      let label = program.name(argument)
      guard SDK.labelsOfTexts.contains(label),
        let value = program.child(argument, .value)
      else { continue }
      if program.kind(value) == .closure {
        guard contentToo || label == "header", let found = literal(in: value) else { continue }
        return found
      }
      if let found = literal(in: value) { return found }
    }
    return nil
  }

  private func argumentText(_ node: Ref, label: String) -> String? {
    program.children(node, .arguments).first { program.name($0) == label }.flatMap { literal(in: $0) }
  }

  /// Names of calls whose literal argument is shown.
  private static let showing: Set<String> = SDK.texts.union(SDK.arrangements).union(["Group"])

  private func literal(in node: Ref) -> String? {
    var found: String?
    var left = Self.mostNodesOfText
    program.forEachNode(in: node) { inner in
      left -= 1
      guard found == nil, left != 0 else { return false }
      switch program.kind(inner) {
      case .string:
        found = Self.shown(program.name(inner))
        return false
      case .call:
        // A modifier's arguments are no text; its base may show some.
        if let callee = program.child(inner, .callee), program.kind(callee) == .member {
          found = program.child(callee, .base).flatMap { literal(in: $0) }
          return false
        }
        return Self.showing.contains(program.name(inner))
      case .argument: return SDK.labelsOfLocalised.contains(program.name(inner))
      case .assign, .ifElse, .variable, .switch: return false
      default: return true
      }
    }
    return found
  }

  /// Escapes as they appear; interpolations as dots.
  private static func shown(_ source: String) -> String? {
    let text = source.replacing("\\()", with: "…").replacing("\\n", with: " ").replacing("\\\"", with: "\"").replacing(
      "\\\\", with: "\\")
    return text.isEmpty ? nil : text
  }

  // MARK: UIKit

  /// The views that a controller stores, in source order; their positions are not known.
  private func storedViews(of type: TypeID) -> [Sketch] {
    var result: [(Ref, Sketch)] = []
    for (_, members) in program.types[type].members {
      for member in members where program.kind(member) == .variable && !program.flags(member).contains(.isStatic) {
        guard let name = viewType(of: member), let kind = views.stored[name] else { continue }
        result.append(
          (
            member,
            Sketch(kind, [.button, .field, .toggle].contains(kind) ? Self.words(program.name(member)) : nil)
          ))
      }
    }
    let supertypes = semantics.supertypeNames(of: type)
    var parts = result.sorted { $0.0 < $1.0 }.prefix(Self.mostParts).map(\.1)
    if parts.isEmpty, !supertypes.isDisjoint(with: views.lists) {
      parts = [Sketch(.list)]
    }
    return parts.map {
      $0.kind == .list && $0.parts.isEmpty ? Sketch(.list, parts: [Sketch(.text), Sketch(.text), Sketch(.text)]) : $0
    }
  }

  /// From `let x: UILabel`, `let x = UILabel()` or `let x = { UILabel() … }()`.
  private func viewType(of variable: Ref) -> String? {
    if let annotation = program.child(variable, .type) {
      let inner =
        program.kind(annotation) == .typeOptional ? program.child(annotation, .type) ?? annotation : annotation
      return program.name(inner)
    }
    guard let value = program.child(variable, .initializer) else { return nil }
    var found: String?
    var left = Self.mostNodesOfView
    program.forEachNode(in: value) { inner in
      left -= 1
      guard found == nil, left != 0 else { return false }
      if program.kind(inner) == .call, views.stored[program.name(inner)] != nil { found = program.name(inner) }
      return found == nil
    }
    return found
  }

  /// `loginButton` as a person would say it: "login".
  private static func words(_ name: String) -> String {
    var words: [String] = []
    for letter in name {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1].append(contentsOf: letter.lowercased())
    }
    if words.count > 1, ["button", "field", "switch", "view"].contains(words[words.count - 1]) { words.removeLast() }
    return words.joined(separator: " ")
  }
}
