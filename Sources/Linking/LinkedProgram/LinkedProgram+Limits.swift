import NavigationModel
import SourceFacts

extension LinkedProgram {
  /// What of the program was not looked at because it would take the square of its size, each with the place where it
  /// starts.
  package var limits: [(place: SourceLocation, text: String)] {
    guard let type = flow.semantics.typeWithTooManySupertypes() else { return [] }
    let declaration = flow.program.types[type].declaration ?? flow.program.types[type].bodies.first
    return declaration.map {
      [
        (
          location($0),
          "'\(flow.program.types[type].path)' inherits from \(Semantics.maximumSupertypes) types or more; those farther away are not looked at"
        )
      ]
    } ?? []
  }
}
