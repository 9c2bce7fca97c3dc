import Linking
import NavigationModel
import SourceFacts

/// Whose code holds an object: its screen directly, or through objects that hold each other.
struct CodeHolders {
  let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// Those of the screens between which and the member's object the fewest others stand. All of them where no screen is
  /// seen to hold it.
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

  /// Who makes objects of the type, or has a view of it out of an interface file.
  private func holding(_ type: TypeID) -> [TypeID] {
    (program.constructions(of: type) + program.outlets(of: type)).compactMap(program.enclosingType)
  }
}
