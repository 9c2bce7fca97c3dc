import Linking
import NavigationModel
import SourceFacts

/// An object that a view reads from the environment, and without which the app crashes.
struct EnvironmentNeed {
  var property: Ref
  var type: TypeExpression
  /// By `@EnvironmentObject`; otherwise by `@Environment(Type.self)`.
  var isObject: Bool
  /// Otherwise only an action of the user reads it.
  var isReadWhenShown = true

  /// The needs of a view, in order of place.
  static func all(of view: TypeID, _ program: LinkedProgram) -> [EnvironmentNeed] {
    program.ownMembers(of: view).compactMap { property in
      guard program.kind(property) == .variable, let list = program.child(property, .attributes),
        program.child(property, .initializer) == nil
      else { return nil }
      for attribute in program.children(list) {
        guard var need = need(property, attribute, program) else { continue }
        let reads = reads(of: property, by: view, program)
        need.isReadWhenShown = reads.contains { isRunWhenShown($0, program, depth: 0) }
        return reads.isEmpty ? nil : need
      }
      return nil
    }
  }

  /// SwiftUI looks the object up when the property is read: a declaration without a read does not crash, and a read by
  /// a tap under a condition may never run here.
  private static func reads(of property: Ref, by view: TypeID, _ program: LinkedProgram) -> [Ref] {
    program.uses(ofVariable: property).filter { $0.isCertain || program.enclosingType($0.place) == view }.map(\.place)
      .filter { !isConditional($0, program) || isRunWhenShown($0, program, depth: 0) }
  }

  /// `if let account { … }` is no condition here: sooner or later there is a value.
  private static func isConditional(_ place: Ref, _ program: LinkedProgram) -> Bool {
    program.surroundings(of: place).contains {
      if case .branch(let branch) = $0 { !isMereUnwrapping(branch, around: place, program) } else { false }
    }
  }

  /// The code runs while its view is drawn or appears, not at an action of the user.
  private static func isRunWhenShown(_ place: Ref, _ program: LinkedProgram, depth: Int) -> Bool {
    guard !program.surroundings(of: place).contains(where: { isAnswer($0) || isHandedToControl($0) }) else {
      return false
    }
    guard let member = program.enclosingMember(place), program.kind(member) == .function else { return true }
    // Views that are drawn by a function of another type are not followed.
    guard depth < program.budget.ruleHelperDepth.most, program.enclosingType(member).map(program.isView) ?? false else {
      return true
    }
    return program.callers(of: member).contains { isRunWhenShown($0, program, depth: depth + 1) }

    // `CardButton { save() }`: the app's own control runs it in a system control.
    func isHandedToControl(_ surrounding: LinkedProgram.Surrounding) -> Bool {
      guard depth < program.budget.ruleHelperDepth.most, case .closure(let closure, let call) = surrounding,
        !program.isExternal(call)
      else {
        return false
      }
      let runs = program.runs(ofClosure: closure).filter { !program.contains(closure, $0) }
      return !runs.isEmpty && runs.allSatisfy { !isRunWhenShown($0, program, depth: depth + 1) }
    }

    func isAnswer(_ surrounding: LinkedProgram.Surrounding) -> Bool {
      guard case .closure(let closure, let call) = surrounding, program.isExternal(call) else { return false }
      // `Button(action: save) { … }` draws its label.
      let action = program.argument("action", of: call)
      let isLabel = program.argument("label", of: call) == closure || action != nil && action != closure
      return answers.contains(program.name(call)) && !isLabel
    }
  }

  /// Controls and modifiers whose closure runs at an action of the user.
  private static let answers: Set<String> = SDK.answering

  /// A need of a part of a view, and the objects that may be put into the environment on the way to it.
  struct OfPart {
    var need: EnvironmentNeed
    var given: [TypeExpression]
  }

  /// The needs of the views that a view's body makes, directly or through parts. A view under a condition may never be
  /// made here.
  static func ofParts(of view: TypeID, _ program: LinkedProgram, _ gifts: inout ProvidedObjects) -> [OfPart] {
    var result: [OfPart] = []
    var seen: Set<TypeID> = [view]
    var queue: [(view: TypeID, given: [TypeExpression])] = [(view, [])]
    var next = 0
    while next < queue.count {
      let (outer, above) = queue[next]
      for made in program.bodies(of: outer).flatMap({ program.nodes([.call], in: $0) }) {
        guard case .initializer(let part, _) = program.callee(of: made), program.isView(part), !seen.contains(part),
          let given = givenOnWay(to: made, program, &gifts, depth: 0)
        else { continue }
        seen.insert(part)
        result += all(of: part, program).map { OfPart(need: $0, given: above + given) }
        queue.append((part, above + given))
      }
      next += 1
    }
    return result
  }

  /// The objects put into the environment on the way to a place in a body or a part of it, outside of conditions and of
  /// calls that show it later; nil for other places.
  private static func givenOnWay(
    to made: Ref, _ program: LinkedProgram, _ gifts: inout ProvidedObjects, depth: Int
  ) -> [TypeExpression]? {
    guard let member = program.enclosingMember(made), isDrawing(member, around: made, program, depth: depth) else {
      return nil
    }
    var given: [TypeExpression] = []
    for surrounding in program.surroundings(of: made) {
      guard let one = objects(givenBy: surrounding, around: made, program, &gifts, depth: depth) else { return nil }
      given += one
    }
    return objects(aroundUsesOf: member, program, &gifts, depth: depth).map { given + $0 }
  }

  /// The objects put into the environment where a view's body uses a property that draws a part; nil where one of the
  /// uses is not always drawn.
  private static func objects(
    aroundUsesOf member: Ref, _ program: LinkedProgram, _ gifts: inout ProvidedObjects, depth: Int
  ) -> [TypeExpression]? {
    guard program.kind(member) == .variable, program.name(member) != "body" else { return [] }
    guard depth < program.budget.ruleHandedDepth.most else { return nil }
    let uses = program.mentions(ofVariable: member).filter { use in
      program.enclosingType(use) == program.enclosingType(member) && !program.contains(member, use)
        && program.variable(of: use) == member
    }
    guard !uses.isEmpty else { return nil }
    var given: [TypeExpression] = []
    for use in uses {
      guard let one = givenOnWay(to: use, program, &gifts, depth: depth + 1) else { return nil }
      given += one
    }
    return given
  }

  /// A container's initialiser may draw its content at once.
  private static func isDrawing(_ member: Ref, around made: Ref, _ program: LinkedProgram, depth: Int) -> Bool {
    if program.kind(member) == .variable { return program.getter(of: member) != nil }
    return depth != 0 && program.name(member) == "init" && program.enclosingType(member).map(program.isView) ?? false
  }

  private static func objects(
    givenBy surrounding: LinkedProgram.Surrounding, around made: Ref, _ program: LinkedProgram,
    _ gifts: inout ProvidedObjects, depth: Int
  ) -> [TypeExpression]? {
    switch surrounding {
    case .branch(let branch): return isMereUnwrapping(branch, around: made, program) ? [] : nil
    case .modifier(let call):
      guard program.isExternal(call) else { return gifts.objects(givenBy: call) }
      return isProvider(program.name(call)) ? nil : []
    case .closure(_, let call), .argument(_, let call):
      if program.isExternal(call) { return isProvider(program.name(call)) || isLater(program.name(call)) ? nil : [] }
      guard case .closure(let closure, _) = surrounding, depth < program.budget.ruleHandedDepth.most else { return nil }
      return objects(givenByContainer: call, to: closure, program, &gifts, depth: depth)
    }
  }

  /// A container of the app draws its closure's content, in its body or in its initialiser.
  private static func objects(
    givenByContainer call: Ref, to closure: Ref, _ program: LinkedProgram, _ gifts: inout ProvidedObjects, depth: Int
  ) -> [TypeExpression]? {
    guard case .initializer(let type, _) = program.callee(of: call), program.isView(type) else { return nil }
    let runs = program.runs(ofClosure: closure).filter { !program.contains(closure, $0) }
    guard !runs.isEmpty, var given = gifts.objects(givenBy: call) else { return nil }
    for run in runs {
      guard let one = givenOnWay(to: run, program, &gifts, depth: depth + 1) else { return nil }
      given += one
    }
    return given
  }

  /// `if let account { … }`: sooner or later there is a value.
  private static func isMereUnwrapping(_ branch: Ref, around made: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(branch) == .ifElse, let conditions = program.child(branch, .conditions),
      let body = program.child(branch, .body), program.contains(body, made)
    else { return false }
    return program.children(conditions).allSatisfy { program.kind($0) == .optionalBinding }
  }

  private static func isProvider(_ name: String) -> Bool {
    name.lowercased().contains("environment") || name == "modifier" || name.hasPrefix("inject")
  }

  private static let otherScreens = SDK.ofOtherScreens.union(["alert"])

  private static func isLater(_ name: String) -> Bool {
    Self.otherScreens.contains(
      name)
  }

  private static func need(_ property: Ref, _ attribute: Ref, _ program: LinkedProgram) -> EnvironmentNeed? {
    switch program.name(attribute) {
    case "EnvironmentObject":
      let type = program.declaredType(of: property).core
      guard case .named = type else { return nil }
      return EnvironmentNeed(property: property, type: type, isObject: true)
    case "Environment":
      guard let argument = program.children(attribute, .arguments).first.flatMap({ program.child($0, .value) }),
        program.kind(argument) == .member, program.name(argument) == "self",
        let type = program.typeNamed(by: argument), case .named = type,
        !isOptional(property, program)
      else { return nil }
      return EnvironmentNeed(property: property, type: type, isObject: false)
    default: return nil
    }
  }

  private static func isOptional(_ property: Ref, _ program: LinkedProgram) -> Bool {
    if case .optional = program.declaredType(of: property) { return true }
    return program.child(property, .type).map { program.kind($0) == .typeOptional } ?? false
  }

  /// The type that a modifier provides is the required one, or one of its family.
  static func isOne(_ given: TypeExpression, _ needed: TypeExpression, _ program: LinkedProgram) -> Bool {
    guard case .named(let a, _) = given, case .named(let b, _) = needed else { return given == needed }
    return a == b || program.supertypes(of: a).contains(b) || program.supertypes(of: b).contains(a)
  }
}
