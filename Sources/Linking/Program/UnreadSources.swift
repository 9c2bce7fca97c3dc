import NavigationModel
import SourceFacts

extension UnreadSource {
  /// The files that could not be read completely, by path.
  static func all(
    _ files: [FileFacts], _ interfaces: [InterfaceFacts], _ propertyLists: [PropertyListFacts],
    _ projects: [ProjectFacts]
  ) -> [UnreadSource] {
    let faults: [(path: String, fault: SourceFault)] =
      files.compactMap { file in file.fault.map { (file.path, $0) } }
      + interfaces.compactMap { file in file.fault.map { (file.path, $0) } }
      + propertyLists.compactMap { file in file.fault.map { (file.path, $0) } }
      + projects.compactMap { file in file.fault.map { (file.path, $0) } }
    return faults.map { path, fault in
      UnreadSource(
        location: SourceLocation(file: path, line: Int(fault.line), column: Int(fault.column)), reason: fault.message,
        more: Int(fault.more))
    }.sorted { ($0.location, $0.reason) < ($1.location, $1.reason) }
  }
}
