import NavigationModel
import SourceFacts

/// The source code. `Node.Kind` documents the children of each kind.
extension LinkedProgram {
  package func kind(_ node: Ref) -> Node.Kind { program.kind(node) }
  package func flags(_ node: Ref) -> Node.Flags { program.flags(node) }
  package func name(_ node: Ref) -> String { program.name(node) }
  /// The child with a role: nil where it is absent, and where nodes of this kind have no such child.
  package func child(_ node: Ref, _ role: ChildRole) -> Ref? { program.child(node, role) }
  /// The children with a role: those in its list or block, or the run at the node's end.
  package func children(_ node: Ref, _ role: ChildRole) -> [Ref] { program.children(node, role) }
  /// The base of a link in a chain: the base of a member or subscript, the callee of a call.
  package func chained(_ node: Ref) -> Ref? { program.chained(node) }
  /// The expressions that decide a branch: the conditions of an `if`, `guard` or loop, the subject of a `switch`, the
  /// condition of a ternary.
  package func decider(_ node: Ref) -> Ref? { program.decider(node) }
  /// The one child of a node that has no other.
  package func onlyChild(_ node: Ref) -> Ref? { program.onlyChild(node) }
  /// Those that are there.
  package func children(_ node: Ref) -> [Ref] { program.children(node) }
  package func parent(_ node: Ref) -> Ref? { program.parent(node) }
  package func location(_ node: Ref) -> SourceLocation {
    let n = program.node(node)
    return SourceLocation(file: path(node), line: Int(n.line), column: Int(n.column))
  }
  /// The file's path.
  package func path(_ node: Ref) -> String { program.files[Int(node.file)].path }

  func countFoldersAbove() -> Int {
    // Sorted by path: a prefix of the first and the last is a prefix of all.
    let own = files
    guard let first = own.first.map({ path($0).split(separator: "/").dropLast() }),
      let last = own.last.map({ path($0).split(separator: "/").dropLast() })
    else { return 0 }
    return zip(first, last).prefix { $0.0 == $0.1 }.count
  }

  /// The root nodes of all files of the app, in order of path.
  package var files: [Ref] {
    program.files.indices.map { Ref(file: UInt32($0), node: program.files[$0].root) }.filter {
      !program.isOfDependency($0)
    }
  }

  /// In the source of a dependency: code that is followed, but not linted.
  package func isOfDependency(_ node: Ref) -> Bool { program.isOfDependency(node) }

  /// The paths of the dependencies' files.
  package var dependencyPaths: Set<String> {
    Set(program.files.indices.filter { program.sight.isForeign(UInt32($0)) }.map { program.files[$0].path })
  }

  /// From the parent outwards.
  package func ancestors(_ node: Ref) -> [Ref] {
    var result: [Ref] = []
    var current = program.parent(node)
    while let c = current {
      result.append(c)
      current = program.parent(c)
    }
    return result
  }

  package func contains(_ outer: Ref, _ inner: Ref) -> Bool { program.contains(outer, inner) }

  /// The root first, in source order; `body` returns whether to visit a node's children.
  package func forEachNode(in root: Ref, _ body: (Ref) -> Bool) { program.forEachNode(in: root, body) }

  /// All nodes of a kind in a subtree, in source order.
  package func nodes(_ kinds: Set<Node.Kind>, in root: Ref) -> [Ref] {
    var result: [Ref] = []
    program.forEachNode(in: root) { r in
      if kinds.contains(program.kind(r)) { result.append(r) }
      return true
    }
    return result
  }

  /// All nodes of a kind in all files of the app, in order of file; within one, inner ones first. Linear in the nodes
  /// of the program.
  package func forEachNode(of kind: Node.Kind, _ body: (Ref) -> Void) {
    for (number, file) in program.files.enumerated() where !program.sight.isForeign(UInt32(number)) {
      for (id, node) in file.nodes.enumerated() where node.kind == kind {
        body(Ref(file: UInt32(number), node: NodeID(id)))
      }
    }
  }

  /// A preview, a test or a mock.
  package func isOutOfScope(_ node: Ref) -> Bool { program.isOutOfScope(node) }

  // MARK: by name, in the app's own code (no previews, tests, mocks), in order of file and place

  /// Calls by the callee's last name (`sheet` for `view.sheet(…)`; `Foo` for `Foo()`).
  package func calls(named name: String) -> [Ref] { program.callsNamed(name).filter { !program.isOutOfScope($0) } }
  /// Assignments by the target's last name.
  package func assignments(to name: String) -> [Ref] {
    program.assignmentsNamed(name).filter { !program.isOutOfScope($0) }
  }
  /// `name` and `member` nodes.
  package func mentions(of name: String) -> [Ref] {
    program.symbols.find(name).map { program.mentions[$0].filter { !program.isOutOfScope($0) } } ?? []
  }
  /// `attribute` nodes by name, without `@`.
  package func attributes(named name: String) -> [Ref] {
    program.symbols.find(name).map { program.attributes[$0].filter { !program.isOutOfScope($0) } } ?? []
  }
  /// Calls that send an action to a reducer's store, and functions that run code which sends one, as the dialects have
  /// them: `send`, `run`.
  package var actionCalls: (sending: Set<String>, running: Set<String>) {
    (Set(semantics.library.dispatches.keys), Set(semantics.library.actionSenders.keys))
  }
  /// Attributes of state that presents while it holds something, as the dialects have them: `Presents`.
  package var presentationAttributes: [String] { semantics.library.presentationAttributes.sorted() }
  /// The declaration that an attribute is written on.
  package func owner(ofAttribute attribute: Ref) -> Ref? { program.parent(attribute).flatMap(program.parent) }

  /// Names of a declaration's attributes, without `@`.
  package func attributeNames(of declaration: Ref) -> [String] {
    program.children(declaration, .attributes).map(program.name)
  }

  // MARK: surroundings

  /// The innermost type around a node.
  package func enclosingType(_ node: Ref) -> TypeID? { program.enclosingType(node) }
  /// The innermost member (or global) function or variable around a node; not a closure.
  package func enclosingMember(_ node: Ref) -> Ref? { program.enclosingMember(node) }
  /// The innermost function, accessor, closure or declaration body: the code that runs as one.
  package func enclosingBody(_ node: Ref) -> Ref? {
    ancestors(node).first {
      [.function, .accessor, .closure, .variable].contains(program.kind($0))
        && (program.kind($0) != .variable || program.parent($0).map(program.isDeclarationScope) == true)
    }
  }

  // MARK: calls

  /// The call whose callee an expression is: `onDone` in `onDone(order)`.
  package func call(of callee: Ref) -> Ref? {
    program.parent(callee).flatMap { program.kind($0) == .call && program.child($0, .callee) == callee ? $0 : nil }
  }

  /// `argument` nodes.
  package func arguments(of call: Ref) -> [Ref] { semantics.arguments(of: call) }
  /// Each argument has a parameter, and each parameter without a default an argument.
  package func arguments(of call: Ref, fit function: Ref) -> Bool { semantics.arguments(of: call, fit: function) }
  /// The expression of the argument with a label; an empty label for the first without one.
  package func argument(_ label: String, of call: Ref) -> Ref? { semantics.argument(labelled: label, of: call) }
  package func trailingClosure(of call: Ref) -> Ref? { semantics.trailingClosure(of: call) }
  /// The expression that a method is called on: `view` in `view.sheet(…)`; nil for `sheet(…)`.
  package func receiver(of call: Ref) -> Ref? {
    program.child(call, .callee).flatMap { program.kind($0) == .member ? program.child($0, .base) : nil }
  }
  /// The start of a chain of modifiers: `Text("x")` in `Text("x").bold().padding()`.
  package func chainBase(_ expression: Ref) -> Ref { semantics.chainBase(expression) }
  /// The statements of a closure, a function, an accessor or a block.
  package func statements(of body: Ref) -> [Ref] {
    switch program.kind(body) {
    case .closure, .function, .accessor: program.children(body, .body)
    default: program.children(body)
    }
  }
}
