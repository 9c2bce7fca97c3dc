import Linking
import NavigationModel
import SourceFacts

/// Screens that live code expects to exist: `content as? HelpController`, `var help: HelpController?`, `func help() ->
/// HelpController`. Mostly one is then made in a way that was not followed: from a nib, by a library, by a composed
/// name.
struct ExpectedScreens {
  private let types: Set<TypeID>

  init(among candidates: [TypeID], in program: LinkedProgram) {
    var wanted: [String: [TypeID]] = [:]
    for type in candidates {
      wanted[DottedName.last(of: program.typeName(type)), default: []].append(type)
    }
    var found: Set<TypeID> = []
    if !wanted.isEmpty {
      program.forEachNode(of: .typeName) { node in
        guard let types = wanted[program.name(node)], Self.saysWhatIsThere(node, program) else { return }
        found.formUnion(types.filter { Self.isLive(node, besides: $0, program) })
      }
    }
    types = found
  }

  func contains(_ type: TypeID) -> Bool { types.contains(type) }

  /// The type of an existing value. A parameter's type says nothing, as nothing may call the function.
  private static func saysWhatIsThere(_ type: Ref, _ program: LinkedProgram) -> Bool {
    var node = type
    while let parent = program.parent(node), [.typeOptional, .typeArray].contains(program.kind(parent)) {
      node = parent
    }
    guard let holder = program.parent(node) else { return false }
    switch program.kind(holder) {
    // The destinations of segues are known.
    case .cast:
      return program.name(holder) != "is"
        && !program.nodes([.member], in: holder).contains {
          ["destination", "destinationViewController"].contains(program.name($0))
        }
    case .variable, .optionalBinding: return program.child(holder, .type) == node
    case .function: return program.child(holder, .result) == node
    default: return false
    }
  }

  private static func isLive(_ place: Ref, besides screen: TypeID, _ program: LinkedProgram) -> Bool {
    guard !program.isOutOfScope(place) else { return false }
    guard let owner = program.enclosingType(place) else { return true }
    let (own, other) = (program.typeName(screen), program.typeName(owner))
    return own != other && !other.hasPrefix(own + ".") && (!program.isDeclared(owner) || program.isLive(owner))
  }
}
