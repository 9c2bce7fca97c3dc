import NavigationModel
import SourceFacts

/// What was read of a repository. The order of the files does not matter.
struct LinkInput: Sendable {
  let facts: [FileFacts]
  let interfaces: [InterfaceFacts]
  let propertyLists: [PropertyListFacts]
  let projects: [ProjectFacts]
  let stringTables: [StringTableFacts]
  let dependencies: DependencyFacts
  /// The folder that the graph's paths are relative to.
  let root: String

  /// The files that could not be read as they stand.
  var unread: [UnreadSource] { UnreadSource.all(facts, interfaces, propertyLists, projects) }

  /// Capitalised names in the app's sources of Objective-C.
  var objectiveCNames: Set<String> { projects.reduce(into: []) { $0.formUnion($1.objectiveCNames) } }
}
