import NavigationModel
import SourceFacts

/// Variables that read one member of an environment value: `@Dependency(\\.system.openPage) var open` is the closure
/// that the system's client was made with.
extension DataFlow {
  /// The variables that read a stored member by a key path, whatever their own names are.
  func memberReaders(of member: Ref) -> [Ref] {
    if semantics.library.environmentWrappers.isEmpty { return [] }
    let readers = memory.memberReaderLists.answer ?? memory.memberReaderLists.keep(findMemberReaders())
    return readers[member] ?? []
  }

  private func findMemberReaders() -> [Ref: [Ref]] {
    var result: [Ref: [Ref]] = [:]
    for wrapper in semantics.library.environmentWrappers.keys.sorted() {
      for attribute in program.symbols.find(wrapper).map({ Array(program.attributes[$0]) }) ?? []
      where !program.isOutOfScope(attribute) {
        guard let variable = program.parent(attribute).flatMap(program.parent),
          let path = program.children(attribute, .arguments).first.flatMap({ program.child($0, .value) }),
          let member = semantics.member(atEndOf: path, readBy: wrapper), member != variable
        else { continue }
        result[member, default: []].append(variable)
      }
    }
    return result
  }
}
