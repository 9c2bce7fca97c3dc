import Linking
import NavigationModel
import SourceFacts

/// Finds the screens that changed code runs on.
///
/// A changed line belongs to the member that starts last before it. A member's code runs on the screens that its callers
/// are on; a stored property touches the code that names it. So a model's method touches the screens that call it, and a
/// part of a screen the screens that hold it.
struct ImpactFinder {
  let program: LinkedProgram
  private let screens: Set<Screen.ID>

  /// Code that runs on more screens is shared: nobody tests all of them for it.
  static let mostScreens = 8

  init(_ program: LinkedProgram) {
    self.program = program
    screens = Set(program.graph.screens.filter { $0.location != nil }.map(\.id))
  }

  func impact(of changed: ChangedCode) -> Impact {
    var impact = Impact()
    var touches: [Screen.ID: (causes: [Impact.Cause], isOwn: Bool)] = [:]
    for member in members(in: changed) {
      let cause = Impact.Cause(name: name(of: member), location: program.location(member))
      let own = ownScreen(of: member)
      let found = own.map { [$0] } ?? running(member)
      if found.isEmpty {
        impact.elsewhere.append(cause)
      } else if found.count > Self.mostScreens {
        impact.shared.append(Impact.Shared(cause: cause, screens: found))
      } else {
        for screen in found {
          touches[screen, default: ([], false)].causes.append(cause)
          if own != nil { touches[screen]?.isOwn = true }
        }
      }
    }
    impact.touched = touches.sorted { $0.key < $1.key }.map {
      Impact.Touch(screen: $0.key, causes: $0.value.causes, isOwn: $0.value.isOwn)
    }
    let read = Set(program.files.map(program.path))
    impact.unknownFiles = changed.lines.keys.filter { !read.contains($0) }.sorted()
    return impact
  }

  // MARK: which code changed

  /// The members that changed lines belong to, in order of place; a type where a line belongs to none of its members.
  private func members(in changed: ChangedCode) -> [Ref] {
    program.files.flatMap { file -> [Ref] in
      guard let lines = changed.lines[program.path(file)] else { return [] }
      let declarations = declarations(in: file)
      var found: Set<Ref> = []
      for range in lines {
        if let before = declarations.last(where: { $0.line <= range.lowerBound }) { found.insert(before.node) }
        for (node, line) in declarations where range.contains(line) { found.insert(node) }
      }
      return found.filter { isTold($0, among: found) }.sorted()
    }
  }

  /// Declarations of the app: no import and no preview. The head of a type says nothing beside its members.
  private func isTold(_ node: Ref, among found: Set<Ref>) -> Bool {
    guard !program.isOutOfScope(node) else { return false }
    switch program.kind(node) {
    case .function, .variable, .enumCase: return true
    case .type, .extension: return !found.contains { $0 != node && program.contains(node, $0) }
    default: return false
    }
  }

  /// Types and their members, functions and variables of the file, each with its first line, in order of lines.
  private func declarations(in file: Ref) -> [(node: Ref, line: Int)] {
    var found: [(node: Ref, line: Int)] = []
    program.forEachNode(in: file) { node in
      switch program.kind(node) {
      case .function, .variable:
        found.append((node, firstLine(of: node)))
        // What is declared within is a part of it.
        return false
      case .type, .extension, .enumCase: found.append((node, firstLine(of: node)))
      default:
        // A preview stands beside the declarations and is none of them.
        if program.parent(node) == file { found.append((node, firstLine(of: node))) }
      }
      return true
    }
    return found.sorted { ($0.line, $0.node) < ($1.line, $1.node) }
  }

  /// That of its attributes where they stand above it.
  private func firstLine(of declaration: Ref) -> Int {
    (program.children(declaration, .attributes) + [declaration]).map { program.location($0).line }.min() ?? 1
  }

  private func name(of member: Ref) -> String {
    if let type = type(declaredBy: member) { return program.typeName(type) }
    let own = program.name(member)
    return program.enclosingType(member).map { "\(program.typeName($0)).\(own)" } ?? own
  }

  // MARK: where it runs

  /// The screen whose own code the member is.
  private func ownScreen(of member: Ref) -> Screen.ID? {
    let type = type(declaredBy: member) ?? program.enclosingType(member)
    return type.map(program.screenID).flatMap { screens.contains($0) ? $0 : nil }
  }

  private func type(declaredBy node: Ref) -> TypeID? {
    guard [.type, .extension].contains(program.kind(node)) else { return nil }
    return program.types(named: program.name(node)).first { program.bodies(of: $0).contains(node) }
  }

  /// The screens on which a member's code runs, or on which it is named.
  private func running(_ member: Ref) -> [Screen.ID] {
    if let code = code(of: member) { return known(program.screens(at: code)) }
    guard program.kind(member) == .variable else { return [] }
    let uses = program.uses(ofVariable: member).filter(\.isCertain)
    return known(uses.flatMap { program.screens(at: $0.place) })
  }

  private func known(_ ids: [Screen.ID]) -> [Screen.ID] { Set(ids).intersection(screens).sorted() }

  /// A place in the code that runs as the member's.
  private func code(of member: Ref) -> Ref? {
    switch program.kind(member) {
    case .function: program.children(member, .body).first
    case .variable: program.children(member, .accessors).first.flatMap { program.children($0, .body).first }
    default: nil
    }
  }
}
