import Linking
import NavigationModel
import SourceFacts

/// An object that a view reads from the environment, and without which it crashes.
struct EnvironmentNeed {
  var property: Ref
  var type: TypeExpression
  /// By `@EnvironmentObject`; otherwise by `@Environment(Type.self)`.
  var isObject: Bool

  /// Those of a view that it uses, in order of place.
  static func all(of view: TypeID, _ program: LinkedProgram) -> [EnvironmentNeed] {
    program.ownMembers(of: view).compactMap { property in
      guard program.kind(property) == .variable, let list = program.child(property, .attributes),
        program.child(property, .initializer) == nil
      else { return nil }
      for attribute in program.children(list) {
        guard let need = need(property, attribute, program) else { continue }
        return isRead(property, by: view, program) ? need : nil
      }
      return nil
    }
  }

  /// SwiftUI looks for the object when the property is read: one that is only declared crashes nothing, and one that a
  /// tap reads under a condition may never be read here.
  private static func isRead(_ property: Ref, by view: TypeID, _ program: LinkedProgram) -> Bool {
    program.uses(ofVariable: property).contains { use in
      (use.isCertain || program.enclosingType(use.place) == view)
        && (!isConditional(use.place, program)
          || isRunWhenShown(use.place, program, depth: 0))
    }
  }

  private static func isConditional(_ place: Ref, _ program: LinkedProgram) -> Bool {
    program.surroundings(of: place).contains { if case .branch = $0 { true } else { false } }
  }

  /// The code runs while its view is drawn or comes up, and not when the user does something.
  private static func isRunWhenShown(_ place: Ref, _ program: LinkedProgram, depth: Int) -> Bool {
    guard !program.surroundings(of: place).contains(where: { isAnswer($0) || isHandedToControl($0) }) else {
      return false
    }
    guard let member = program.enclosingMember(place), program.kind(member) == .function else { return true }
    // Who draws the view by a function of another type is not looked for.
    guard depth < program.budget.ruleHelperDepth.most, program.enclosingType(member).map(program.isView) ?? false else {
      return true
    }
    return program.callers(of: member).contains { isRunWhenShown($0, program, depth: depth + 1) }

    // `CardButton { save() }`: the app's own control runs it in an answer of the system's.
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

  /// Controls and modifiers whose closure runs when the user does something.
  private static let answers: Set<String> = [
    "Button", "onTapGesture", "onLongPressGesture", "onSubmit", "onEnded", "onChanged", "onDelete", "onMove",
    "refreshable", "swipeActions", "contextMenu", "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog",
    "onDisappear",
  ]

  /// Those of the views that a view's body makes, directly or through parts, where nothing on the way may put an object
  /// into the environment. What stands under a condition may never be made here.
  static func ofParts(of view: TypeID, _ program: LinkedProgram) -> [EnvironmentNeed] {
    var result: [EnvironmentNeed] = []
    var seen: Set<TypeID> = [view]
    var queue = [view]
    var next = 0
    while next < queue.count {
      for part in parts(of: queue[next], program) where seen.insert(part).inserted {
        result += all(of: part, program)
        queue.append(part)
      }
      next += 1
    }
    return result
  }

  private static func parts(of view: TypeID, _ program: LinkedProgram) -> [TypeID] {
    program.bodies(of: view).flatMap { program.nodes([.call], in: $0) }.compactMap { made in
      guard case .initializer(let type, _) = program.callee(of: made), program.isView(type), isAlwaysMade(made, program)
      else { return nil }
      return type
    }
  }

  /// In a body or a part of it, outside of conditions, and of calls that show it later or hand on an environment.
  private static func isAlwaysMade(_ made: Ref, _ program: LinkedProgram) -> Bool {
    guard let member = program.enclosingMember(made), program.kind(member) == .variable,
      program.getter(of: member) != nil
    else { return false }
    return program.surroundings(of: made).allSatisfy { surrounding in
      switch surrounding {
      case .branch(let branch): isMereUnwrapping(branch, around: made, program)
      case .modifier(let call): program.isExternal(call) && !isProvider(program.name(call))
      case .closure(_, let call), .argument(_, let call):
        program.isExternal(call) && !isProvider(program.name(call)) && !isLater(program.name(call))
      }
    }
  }

  /// `if let account { … }`: sooner or later there is one.
  private static func isMereUnwrapping(_ branch: Ref, around made: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(branch) == .ifElse, let conditions = program.child(branch, .conditions),
      let body = program.child(branch, .body), program.contains(body, made)
    else { return false }
    return program.children(conditions).allSatisfy { program.kind($0) == .optionalBinding }
  }

  private static func isProvider(_ name: String) -> Bool {
    name.lowercased().contains("environment") || name == "modifier" || name.hasPrefix("inject")
  }

  private static func isLater(_ name: String) -> Bool {
    ["sheet", "fullScreenCover", "popover", "inspector", "navigationDestination", "NavigationLink", "alert"].contains(
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

  /// The type that a modifier gives is the one that is needed, or one of its family.
  static func isOne(_ given: TypeExpression, _ needed: TypeExpression, _ program: LinkedProgram) -> Bool {
    guard case .named(let a, _) = given, case .named(let b, _) = needed else { return given == needed }
    return a == b || program.supertypes(of: a).contains(b) || program.supertypes(of: b).contains(a)
  }
}
