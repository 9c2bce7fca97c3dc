import Linking
import NavigationModel

/// The means of a move in code: a function or property of the app, or a call of the SDK or a library.
public struct MoveMeans: Hashable, Sendable {
  public var name: String
  /// nil for a means that the app does not declare.
  public var declaration: SourceLocation?

  public init(name: String, declaration: SourceLocation? = nil) {
    self.name = name
    self.declaration = declaration
  }

  static func all(in program: LinkedProgram) -> [SourceLocation: [Transition.Kind: MoveMeans]] {
    program.means.mapValues { $0.mapValues { MoveMeans(name: $0.name, declaration: $0.declaration) } }
  }
}
