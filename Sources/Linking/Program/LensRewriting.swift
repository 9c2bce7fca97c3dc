import Dialects
import NavigationModel
import SourceFacts

/// Rewrites calls that only reach deeper into their receiver to the member chains they stand for: `store.scope(state:
/// \.a?.b, action: \.a.b)` becomes `store.a.b`.
///
/// The chain reuses the nodes of the call it replaces, so that no other node moves. A call with fewer nodes than its
/// path has parts stays as it is; so does one without a literal key path.
struct LensRewriting {
  let lenses: [Dialect.Lens]

  func rewritten(_ file: FileFacts) -> FileFacts {
    let names = Set(lenses.filter { !$0.path.isEmpty }.map(\.call))
    let transparent = Set(lenses.filter(\.path.isEmpty).map(\.call))
    let calls = file.nodes.indices.filter { file.nodes[$0].kind == .call && names.contains(file.name(NodeID($0))) }
    let members = file.nodes.indices.filter {
      file.nodes[$0].kind == .member && transparent.contains(file.name(NodeID($0)))
    }
    if calls.isEmpty, members.isEmpty { return file }
    var result = file
    var strings: [String: UInt32] = [:]
    for (i, s) in file.strings.enumerated() where strings[s] == nil { strings[s] = UInt32(i) }
    // Inner calls have lower ids; a rewritten one is a member and stays the receiver of the outer.
    for call in calls { rewrite(NodeID(call), &result, &strings) }
    for member in members {
      // The member takes its receiver's place; nothing refers to the receiver's own node any more.
      let receiver = result.child(NodeID(member), .base)
      if receiver != 0 { result.nodes[member] = result.nodes[Int(receiver)] }
    }
    return result
  }

  private func rewrite(_ call: NodeID, _ file: inout FileFacts, _ strings: inout [String: UInt32]) {
    guard let asked = asked(by: call, in: file) else { return }
    let (receiver, arguments, parts) = (asked.receiver, asked.arguments, asked.parts)
    // The call itself is the outermost member; unused nodes below it become the inner ones.
    let free = ([file.child(call, .callee)] + arguments + arguments.map { file.child($0, .value) })
      .filter { $0 != 0 && $0 > receiver }.sorted(by: >)
    guard free.count >= parts.count - 1 else { return }
    let places = [call] + free.prefix(parts.count - 1)
    let below = arguments.flatMap { nodes(below: file.child($0, .value), in: file) }
    let (line, column) = (file.nodes[Int(call)].line, file.nodes[Int(call)].column)
    for (i, place) in places.enumerated() {
      let name = parts[parts.count - 1 - i]
      let base = i + 1 < places.count ? places[i + 1] : receiver
      if strings[name] == nil {
        strings[name] = UInt32(file.strings.count)
        file.strings.append(name)
      }
      let children = UInt32(file.links.count)
      file.links += [1, base]
      file.nodes[Int(place)] = Node(
        kind: .member, line: line, column: column, name: strings[name] ?? 0, children: children)
    }
    // Nothing refers to the rest of the call any more, nor does code below it count: `action: { .alert($0) }`.
    for rest in free.dropFirst(parts.count - 1) + below {
      file.nodes[Int(rest)] = Node(kind: .none, line: 0, column: 0)
    }
  }

  /// The receiver of a lens, and its path.
  private func asked(by call: NodeID, in file: FileFacts) -> (receiver: NodeID, arguments: [NodeID], parts: [String])? {
    let target = file.child(call, .callee)
    guard target != 0, file.nodes[Int(target)].kind == .member else { return nil }
    let receiver = file.child(target, .base)
    guard receiver != 0, let lens = lenses.first(where: { $0.call == file.name(call) }) else { return nil }
    let arguments = file.children(call, .arguments).filter { $0 != 0 }
    guard
      let path = lens.path.compactMap({ label in arguments.first { file.name($0) == label } }).first.map({
        file.child($0, .value)
      }), path != 0,
      file.nodes[Int(path)].kind == .keyPath
    else { return nil }
    let parts = DottedName.parts(of: file.name(path)).map { $0.hasPrefix("$") ? String($0.dropFirst()) : String($0) }
    guard !parts.isEmpty, parts != ["self"], !parts.contains("[]") else { return nil }
    return (receiver, arguments, parts)
  }

  private func nodes(below node: NodeID, in file: FileFacts) -> [NodeID] {
    var result: [NodeID] = []
    var queue = file.children(node).filter { $0 != 0 }
    while let next = queue.popLast() {
      result.append(next)
      queue += file.children(next).filter { $0 != 0 }
    }
    return result
  }
}
