import Linking
import NavigationModel
import SourceFacts

/// Finds the screens that changed code runs on.
///
/// A changed line belongs to the last member that starts before it. A member's code runs on the screens of its callers;
/// a stored property touches the code that names it. So a model's method touches the screens that call it, and a part
/// of a screen the screens that contain it.
struct ImpactFinder {
  let program: LinkedProgram
  private let screens: Set<Screen.ID>

  /// Code that runs on more screens is shared: nobody tests all of them for it.
  static let mostScreens = 8

  init(_ program: LinkedProgram) {
    self.program = program
    // A coordinator is not visible.
    screens = Set(program.graph.screens.filter { $0.location != nil && $0.kind != .coordinator }.map(\.id))
  }

  func impact(of changed: ChangedCode) -> Impact {
    var impact = Impact()
    var touches: [Screen.ID: (causes: [Impact.Cause], isOwn: Bool)] = [:]
    for member in ChangedMembers(program: program, changed: changed).found() {
      let cause = cause(of: member)
      let own = ownScreen(of: member)
      let found = own.map { [$0] } ?? running(member)
      if found.isEmpty {
        let told = self.cause(of: meaningful(member))
        if !impact.elsewhere.contains(told) { impact.elsewhere.append(told) }
      } else if found.count > Self.mostScreens {
        impact.shared.append(
          Impact.Shared(cause: cause, screens: found, nearest: CodeHolders(program).nearest(to: member, among: found)))
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

  private func cause(of member: Ref) -> Impact.Cause {
    Impact.Cause(name: name(of: member), location: program.location(member))
  }

  /// A case and a requirement have no code: the report names their type.
  private func meaningful(_ member: Ref) -> Ref {
    guard let type = program.enclosingType(member), let declaration = program.declaration(of: type) else {
      return member
    }
    let runsNothing = program.kind(member) == .enumCase || program.typeKind(type) == .protocol
    return runsNothing && program.contains(declaration, member) ? declaration : member
  }

  private func name(of member: Ref) -> String {
    if let type = type(declaredBy: member) { return program.typeName(type) }
    let own = program.name(member)
    return program.enclosingType(member).map { "\(program.typeName($0)).\(own)" } ?? own
  }

  /// The screen whose own code the member is.
  private func ownScreen(of member: Ref) -> Screen.ID? {
    let type = type(declaredBy: member) ?? program.enclosingType(member)
    return type.map(program.screenID).flatMap { screens.contains($0) ? $0 : nil }
  }

  private func type(declaredBy node: Ref) -> TypeID? {
    guard [.type, .extension].contains(program.kind(node)) else { return nil }
    return program.types(named: program.name(node)).first { program.bodies(of: $0).contains(node) }
  }

  // MARK: where it runs

  /// The screens on which a member's code runs, or on which code names it.
  private func running(_ member: Ref) -> [Screen.ID] {
    let places = places(of: member)
    let all = known(places.flatMap { program.screens(at: $0) } + outletScreens(of: member))
    guard all.count > 1 else { return all }
    var climb = EffectSearch(program: program, screens: screens)
    if program.child(member, .body) != nil || program.kind(member) == .function {
      climb.climb(from: member)
    } else {
      for place in places { climb.climb(fromPlace: place) }
    }
    guard climb.isCut else { return all }
    let shared = climb.found.intersection(all)
    return shared.isEmpty ? known(Array(climb.found)) : shared.sorted()
  }

  /// The code of a member, or the code that names it.
  private func places(of member: Ref) -> [Ref] {
    if let code = code(of: member) { return [code] }
    guard program.kind(member) == .variable else { return [] }
    return program.uses(ofVariable: member).filter(\.isCertain).map(\.place)
  }

  /// A view from an interface file appears on the screens with its outlet property.
  private func outletScreens(of member: Ref) -> [Screen.ID] {
    guard let type = program.enclosingType(member), program.constructions(of: type).isEmpty else { return [] }
    return program.outlets(of: type).flatMap { ownScreen(of: $0).map { [$0] } ?? program.screens(at: $0) }
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
