import Linking
import SourceFacts

/// The members that changed lines belong to.
struct ChangedMembers {
  let program: LinkedProgram
  let changed: ChangedCode

  /// The members in order of place; a type for a line outside of its members.
  func found() -> [Ref] {
    program.files.flatMap { file -> [Ref] in
      let path = program.path(file)
      guard let lines = changed.lines[path] else { return [] }
      let declarations = declarations(in: file)
      var found: Set<Ref> = []
      for range in lines {
        if let before = declarations.last(where: { $0.line <= range.lowerBound }),
          !range.isEmpty || holds(before.node, codeTakenOutBehind: range.lowerBound, in: path)
        {
          found.insert(before.node)
        }
        for (node, line) in declarations where range.contains(line) { found.insert(node) }
      }
      return found.filter { isTold($0, among: found) }.sorted()
    }
  }

  /// Code that was removed between two members does not belong to the one before: it was after all of its code, and no
  /// deeper.
  private func holds(_ member: Ref, codeTakenOutBehind line: Int, in path: String) -> Bool {
    guard [.function, .variable].contains(program.kind(member)) else { return false }
    var last = 0
    program.forEachNode(in: member) { node in
      last = max(last, program.location(node).line)
      return true
    }
    guard line >= last, let block = changed.blocksOfRemoved[path]?[line] else { return true }
    return block >= firstLine(of: member)
  }

  /// Declarations of the app, without imports and previews. The head of a type is redundant beside its members.
  private func isTold(_ node: Ref, among found: Set<Ref>) -> Bool {
    guard !program.isOutOfScope(node) else { return false }
    switch program.kind(node) {
    case .function, .variable, .enumCase: return true
    case .type, .extension: return !found.contains { $0 != node && program.contains(node, $0) }
    default: return false
    }
  }

  /// Types and their members, functions and variables of the file, each with its first line, in order of lines.
  private func declarations(in file: Ref) -> [(node: Ref, line: Int)] {
    var found: [(node: Ref, line: Int)] = []
    program.forEachNode(in: file) { node in
      switch program.kind(node) {
      case .function, .variable:
        found.append((node, firstLine(of: node)))
        // A nested declaration is a part of it.
        return false
      case .type, .extension, .enumCase: found.append((node, firstLine(of: node)))
      default:
        // A preview is beside the declarations and is none of them.
        if program.parent(node) == file { found.append((node, firstLine(of: node))) }
      }
      return true
    }
    return found.sorted { ($0.line, $0.node) < ($1.line, $1.node) }
  }

  /// The line of its attributes where they precede it.
  private func firstLine(of declaration: Ref) -> Int {
    (program.children(declaration, .attributes) + [declaration]).map { program.location($0).line }.min() ?? 1
  }
}
