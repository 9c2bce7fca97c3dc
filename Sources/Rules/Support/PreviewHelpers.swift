import Linking
import SourceFacts

/// The parts of a frame for previews: `ComponentPreview`, its options, their pickers; of a private view that only
/// previews make, its private parts, as the others may be its subject.
struct PreviewHelpers {
  private let types: Set<TypeID>

  init(_ program: LinkedProgram) { types = Self.parts(of: program) }

  func contains(_ type: TypeID) -> Bool { types.contains(type) }

  private static func parts(of program: LinkedProgram) -> Set<TypeID> {
    func isPrivate(_ type: TypeID) -> Bool {
      program.declaration(of: type).map { program.flags($0).contains(.isPrivate) } ?? false
    }
    var found: Set<TypeID> = []
    var open: [(type: TypeID, isFrame: Bool)] = []
    for type in program.declaredTypes
    where program.isView(type) && !program.isLive(type) && program.isMadeInPreview(type) {
      let isFrame = ScreenPurpose(name: program.typeName(type), path: "", foldersAbove: 0).isHelper
      if isFrame || isPrivate(type), found.insert(type).inserted { open.append((type, isFrame)) }
    }
    while let (type, isFrame) = open.popLast() {
      for place in program.bodies(of: type).flatMap({ program.nodes([.name, .member, .typeName], in: $0) }) {
        for part in program.types(named: program.name(place))
        where !program.isLive(part) && program.isDeclared(part) && (isFrame || isPrivate(part)) {
          if found.insert(part).inserted { open.append((part, isFrame)) }
        }
      }
    }
    return found
  }
}
