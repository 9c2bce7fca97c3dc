import Dialects
import SourceFacts

/// The words that the code of a table gives the cell for a case: `case .sound: cell.titleLabel.text = "Sound"`, or
/// `cell.titleLabel.text = row.title` for all cases.
struct CellTexts {
  let flow: DataFlow
  let texts: ShownTexts
  private let known = Known()
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }

  init(flow: DataFlow, texts: ShownTexts) {
    self.flow = flow
    self.texts = texts
  }

  private struct Case: Hashable {
    var type: TypeID
    var name: Symbol
  }

  /// What a type's code gives to cells.
  private struct Gifts {
    /// The code that runs for one case.
    var blocks: [Case: [Ref]] = [:]
    /// The members of values of an enum that are given, each with the part of it: `row.display.text`.
    var members: [TypeID: [(member: Ref, part: String?)]] = [:]
  }

  private final class Known {
    var gifts: [TypeID: Gifts] = [:]
  }

  /// - Parameter owner: the type of the table's code.
  func words(ofCase name: Symbol, of type: TypeID, in owner: TypeID) -> ControlWords {
    let gifts = gifts(in: owner)
    let given = (gifts.blocks[Case(type: type, name: name)] ?? []).lazy.compactMap { text(givenIn: $0, depth: 0) }
      .map { texts.words(of: $0) }.first { !$0.isEmpty }
    if let given { return given }
    return (gifts.members[type] ?? []).lazy.map { words(givenBy: $0.member, part: $0.part, forCase: name) }
      .first { !$0.isEmpty } ?? ControlWords()
  }

  /// The text that code gives to the view in a local variable, for a place that works with the view: the nearest before
  /// or after it, in the branches around the place.
  func text(givenTo view: Ref, around place: Ref) -> Ref? {
    var current: Ref? = place
    while let c = current, ![.function, .variable, .type, .extension].contains(program.kind(c)) {
      if program.kind(c) == .block || program.kind(c) == .switchCase, let found = text(givenIn: c, to: view) {
        return found
      }
      current = program.parent(c)
    }
    return nil
  }

  /// The first text that code outside of further branches gives to a view.
  private func text(givenIn block: Ref, to view: Ref) -> Ref? {
    var found: Ref?
    semantics.forEachNode(in: block, atMost: \.controlNodes) { node in
      if found != nil { return false }
      switch program.kind(node) {
      case .ifElse, .switch, .closure: return false
      case .assign:
        if program.child(node, .target).map({ start(of: $0) }) == view { found = textGiven(by: node) }
      case .call:
        if program.child(node, .callee).map({ start(of: $0) }) == view { found = textGiven(byCall: node) }
      default: break
      }
      return found == nil
    }
    return found
  }

  /// The variable at the start of a chain of members.
  private func start(of member: Ref) -> Ref? {
    var node = member
    while program.kind(node) == .member, let base = program.child(node, .base) { node = base }
    return node == member ? nil : flow.declaration(of: node)
  }

  // MARK: the code of a type

  private func gifts(in owner: TypeID) -> Gifts {
    if let found = known.gifts[owner] { return found }
    var result = Gifts()
    for list in program.types[owner].members.values {
      for function in list where program.kind(function) == .function && !program.isOutOfScope(function) {
        collect(in: function, &result)
      }
    }
    for type in result.blocks.keys { result.blocks[type]?.sort() }
    known.gifts[owner] = result
    return result
  }

  private func collect(in function: Ref, _ result: inout Gifts) {
    guard let body = program.child(function, .body) else { return }
    program.forEachNode(in: body) { node in
      switch program.kind(node) {
      case .switchCase:
        guard let block = program.child(node, .body) else { break }
        for found in program.children(node, .patterns).compactMap(decided) {
          result.blocks[found, default: []].append(block)
        }
      case .assign:
        if let value = textGiven(by: node), let (type, member, part) = member(of: value) {
          result.members[type, default: []].append((member, part))
        }
      default: break
      }
      return true
    }
  }

  /// The case that a pattern is for: `.sound`, `let cell as SoundCell where row == .sound`.
  private func decided(by pattern: Ref) -> Case? {
    switch program.kind(pattern) {
    case .patternCase:
      guard case .named(let type, _) = semantics.enumType(ofPattern: pattern) else { return nil }
      return Case(type: type, name: program.symbol(pattern))
    case .patternWhere:
      guard let condition = program.child(pattern, .condition), program.kind(condition) == .binary,
        program.name(condition) == "==", let left = program.child(condition, .left),
        let right = program.child(condition, .right), case .named(let type, _) = semantics.type(of: left).core,
        program.types[type].cases[program.symbol(right)] != nil
      else { return nil }
      return Case(type: type, name: program.symbol(right))
    default: return nil
    }
  }

  // MARK: what a cell is given

  /// The first text that code gives to a cell, itself or through a function of the same type.
  private func text(givenIn block: Ref, depth: Int) -> Ref? {
    var found: Ref?
    // A condition may decide on the text: for the last row of a section.
    var isOpen = false
    semantics.forEachNode(in: block, atMost: \.controlNodes) { node in
      if found != nil || isOpen { return false }
      switch program.kind(node) {
      case .ifElse, .switch:
        isOpen = givesText(in: node)
        return false
      case .assign: found = textGiven(by: node)
      case .call: found = textGiven(byCall: node) ?? text(givenInCodeOf: node, depth: depth)
      default: break
      }
      return found == nil
    }
    return found
  }

  private func givesText(in branches: Ref) -> Bool {
    var found = false
    semantics.forEachNode(in: branches, atMost: \.controlNodes) { node in
      switch program.kind(node) {
      case .assign: found = found || textGiven(by: node) != nil
      case .call: found = found || textGiven(byCall: node) != nil
      default: break
      }
      return !found
    }
    return found
  }

  /// `cell.titleLabel?.text = title`
  private func textGiven(by assign: Ref) -> Ref? {
    guard let target = program.child(assign, .target), program.kind(target) == .member,
      semantics.library.texts.properties.contains(program.name(target)), isOfCell(target)
    else { return nil }
    return program.child(assign, .value)
  }

  /// `cell.configure(title: "Sound")`
  private func textGiven(byCall call: Ref) -> Ref? {
    guard let callee = program.child(call, .callee), program.kind(callee) == .member, isOfCell(callee) else {
      return nil
    }
    let titled = semantics.arguments(of: call).first { argument in
      let label = program.name(argument).lowercased()
      return SDK.labelsOfTitles.contains(where: label.hasSuffix)
    }
    return titled.flatMap { program.child($0, .value) }
  }

  /// `configureSound(cell)`
  private func text(givenInCodeOf call: Ref, depth: Int) -> Ref? {
    guard semantics.allows(\.partValueDepth, after: depth), semantics.arguments(of: call).contains(where: isCell),
      case .functions(let list, guessed: false) = semantics.callee(of: call), list.count == 1,
      program.enclosingType(list[0]) == program.enclosingType(call)
    else { return nil }
    return program.child(list[0], .body).flatMap { text(givenIn: $0, depth: depth + 1) }
  }

  private func isOfCell(_ member: Ref) -> Bool {
    var node = member
    while program.kind(node) == .member, let base = program.child(node, .base) { node = base }
    return node != member && isView(node)
  }

  private func isCell(_ argument: Ref) -> Bool { program.child(argument, .value).map(isView) ?? false }

  private func isView(_ e: Ref) -> Bool {
    guard program.kind(e) == .name, program.name(e) != "self" else { return false }
    return switch semantics.type(of: e).core {
    case .named(let id, _): semantics.supertypeNames(of: id).contains(where: SDK.isPlainView)
    case .external(let name, _): SDK.isPlainView(name)
    default: false
    }
  }

  // MARK: members of cases

  /// The member of an enum's value that an expression reads.
  private func member(of value: Ref) -> (type: TypeID, member: Ref, part: String?)? {
    guard program.kind(value) == .member, let base = program.child(value, .base) else { return nil }
    if let found = member(value, of: base) { return (found.type, found.member, nil) }
    guard program.kind(base) == .member, let inner = program.child(base, .base), let found = member(base, of: inner)
    else { return nil }
    return (found.type, found.member, program.name(value))
  }

  private func member(_ name: Ref, of object: Ref) -> (type: TypeID, member: Ref)? {
    guard case .named(let type, _) = semantics.type(of: object).core, program.types[type].kind == .enum,
      let member = program.types[type].members[program.symbol(name)]?.first
    else { return nil }
    return (type, member)
  }

  private func words(givenBy member: Ref, part: String?, forCase name: Symbol) -> ControlWords {
    guard let part else { return texts.words(givenBy: member, forCase: name) }
    guard case .tuple(_, let labels) = semantics.declaredType(member), let place = labels.firstIndex(of: part) else {
      return ControlWords()
    }
    return texts.words(givenBy: member, part: place, forCase: name)
  }
}
