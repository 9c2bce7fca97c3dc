import Linking
import NavigationModel
import SourceFacts

/// Finds which screens hold an object: directly, or through objects that hold one another.
struct CodeHolders {
  let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// The screens with the fewest objects between them and the member's object. All of them where no screen is known to
  /// hold it.
  func nearest(to member: Ref, among screens: [Screen.ID]) -> [Screen.ID] {
    let wanted = Set(screens)
    guard let type = program.enclosingType(member) else { return screens }
    var seen: Set<TypeID> = [type]
    var level = [type]
    while !level.isEmpty {
      var holders: [TypeID] = []
      for held in level {
        for holder in holding(held) where seen.insert(holder).inserted { holders.append(holder) }
      }
      let found = Set(holders.map(program.screenID)).intersection(wanted)
      if !found.isEmpty { return found.sorted() }
      level = holders
    }
    return screens
  }

  /// The types that make objects of the type, or that have a view of it from an interface file.
  private func holding(_ type: TypeID) -> [TypeID] {
    (program.constructions(of: type) + program.outlets(of: type)).compactMap(program.enclosingType)
  }
}
