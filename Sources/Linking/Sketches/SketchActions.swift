import NavigationModel
import SourceFacts

/// The transitions of a sketch's control: those whose site stands in the control itself, or in a function that it
/// calls.
struct SketchActions {
  private let program: Program
  private let functions: [Symbol: [Ref]]

  /// A name of more functions tells nothing.
  private static let mostOfOneName = 4
  private static let mostFunctions = 24

  init(program: Program) {
    self.program = program
    var functions: [Symbol: [Ref]] = [:]
    for type in program.types where type.isDeclared && !type.isOutOfScope {
      for (name, members) in type.members {
        functions[name, default: []] += members.filter { program.kind($0) == .function }
      }
    }
    self.functions = functions
  }

  func transitions(of control: Ref, among moves: [Transition]) -> [Transition.ID] {
    let places = places(of: control)
    return moves.filter { move in
      places.contains { $0.file == move.location.file && $0.lines.contains(move.location.line) }
    }.map(\.id).sorted()
  }

  private struct Place {
    var file: String
    var lines: ClosedRange<Int>
  }

  private func places(of control: Ref) -> [Place] {
    var result: [Place] = []
    var seen: Set<Ref> = [control]
    var open = [control]
    while let root = open.popLast(), result.count < Self.mostFunctions {
      var first = Int.max
      var last = 0
      program.forEachNode(in: root) { node in
        let line = Int(program.node(node).line)
        if line > 0 {
          first = min(first, line)
          last = max(last, line)
        }
        if program.kind(node) == .call, let known = functions[program.symbol(node)], known.count <= Self.mostOfOneName {
          for function in known where seen.insert(function).inserted { open.append(function) }
        }
        return true
      }
      if first <= last { result.append(Place(file: program.files[Int(root.file)].path, lines: first...last)) }
    }
    return result
  }
}
