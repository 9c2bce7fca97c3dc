import SourceFacts

/// Storyboards' names of classes with another name in Objective-C: `@objc(AppListController) final class
/// ListController`.
enum ObjectiveCNames {
  /// The storyboards with the classes' Swift names. A name that is a Swift type itself stays.
  static func resolved(_ interfaces: [InterfaceFacts], facts: [FileFacts]) -> [InterfaceFacts] {
    let wanted = Set(
      interfaces.flatMap { $0.scenes.compactMap(\.customClass) + $0.connections.compactMap(\.receiver) })
    guard !wanted.isEmpty else { return interfaces }
    var names: [String: Set<String>] = [:]
    for file in facts {
      for id in file.nodes.indices.lazy.map({ NodeID($0) }) where file.nodes[Int(id)].kind == .type {
        let name = file.name(id)
        if wanted.contains(name) { names[name, default: []].insert(name) }
        if let other = objectiveCName(of: id, in: file), wanted.contains(other) {
          names[other, default: []].insert(name)
        }
      }
    }
    let swift = names.compactMapValues { $0.count == 1 ? $0.first : nil }.filter { $0.key != $0.value }
    guard !swift.isEmpty else { return interfaces }
    return interfaces.map { facts in
      var renamed = facts
      for place in renamed.scenes.indices {
        if let name = renamed.scenes[place].customClass.flatMap({ swift[$0] }) {
          renamed.scenes[place].customClass = name
        }
      }
      for place in renamed.connections.indices {
        if let name = renamed.connections[place].receiver.flatMap({ swift[$0] }) {
          renamed.connections[place].receiver = name
        }
      }
      return renamed
    }
  }

  private static func objectiveCName(of type: NodeID, in file: FileFacts) -> String? {
    for attribute in file.children(type, .attributes)
    where file.nodes[Int(attribute)].kind == .attribute && file.name(attribute) == "objc" {
      return file.children(attribute, .arguments).first.map { file.child($0, .value) }.map(file.name)
    }
    return nil
  }
}
