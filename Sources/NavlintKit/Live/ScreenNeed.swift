import Linking
import NavigationModel

/// A stored property for which the code that makes a screen, or the environment around it, must provide a value.
public struct ScreenNeed: Hashable, Sendable {
  public enum Source: Hashable, Sendable {
    /// The initializer takes it.
    case argument
    /// It has to be put into the environment around the screen.
    case environment
  }

  /// The property.
  public var name: String
  public var source: Source
  public var location: SourceLocation

  public init(name: String, source: Source, location: SourceLocation) {
    self.name = name
    self.source = source
    self.location = location
  }
}

extension ScreenNeed {
  /// By the screens' names, in the order of the sources.
  static func all(in program: LinkedProgram) -> [String: [ScreenNeed]] {
    let names = Set(program.graph.screens.map(\.name))
    var needs: [String: [ScreenNeed]] = [:]
    for type in program.declaredTypes where names.contains(program.typeName(type)) && program.isView(type) {
      let found = program.ownMembers(of: type).compactMap { need($0, program) }
      if !found.isEmpty { needs[program.typeName(type)] = found }
    }
    return needs
  }

  private static func need(_ property: Ref, _ program: LinkedProgram) -> ScreenNeed? {
    guard program.kind(property) == .variable, !program.flags(property).contains(.isStatic),
      program.child(property, .initializer) == nil, program.children(property, .accessors).isEmpty
    else { return nil }
    let attributes = program.children(property, .attributes).map(program.name)
    // Read from values that the system provides to every view.
    if attributes.contains("Environment") || attributes.contains("FocusState") { return nil }
    return ScreenNeed(
      name: program.name(property), source: attributes.contains("EnvironmentObject") ? .environment : .argument,
      location: program.location(property))
  }
}
