import Linking
import NavigationModel
import SourceFacts

/// Pairs of code that run for the same event.
struct JointTriggers {
  struct Pair {
    var place: Ref
    var other: Ref
    var bodies: (Ref, Ref)
    /// Why both run, as a clause.
    var cause: String
    /// The variable that links the two: a write to it is no record of what was done.
    var link: Ref
  }

  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  var all: [Pair] { changes + subscriptions + sends + taps }

  /// A tap on a row that its cell handles, and also passes to the table: `tap.cancelsTouchesInView = false`.
  private var taps: [Pair] {
    program.assignments(to: "cancelsTouchesInView").flatMap { assignment -> [Pair] in
      guard program.child(assignment, .value).map({ program.name($0) == "false" }) ?? false,
        let tap = program.child(assignment, .target).flatMap({ program.child($0, .base) }).flatMap(
          program.variable(of:)),
        let made = program.child(tap, .initializer), program.name(made) == "UITapGestureRecognizer",
        let cell = program.enclosingType(assignment), isCell(cell), !program.isOutOfUsersReach(codeAt: assignment),
        let action = program.argument("action", of: made).flatMap({ selected(by: $0, of: cell) })
      else { return [] }
      return selections(ofRowsWith: cell).map { selection in
        Pair(
          place: made, other: selection, bodies: (action, selection),
          cause: "the cell handles the tap and also leaves it to the table, and both open it", link: made)
      }
    }
  }

  private func isCell(_ type: TypeID) -> Bool {
    !program.supertypeNames(of: type).isDisjoint(with: ["UITableViewCell", "UICollectionViewCell"])
  }

  private func selected(by action: Ref, of type: TypeID) -> Ref? {
    let names = Set(program.nodes([.name, .member], in: action).map(program.name))
    return names.flatMap { program.members(named: $0, of: type) }.filter { program.kind($0) == .function }.min()
  }

  /// The handlers of row selection in code that names the cell.
  private func selections(ofRowsWith cell: TypeID) -> [Ref] {
    let name = DottedName.last(of: program.typeName(cell))
    let users = Set(program.mentions(of: name).filter { !program.isOutOfScope($0) }.compactMap(program.enclosingType))
    return users.sorted().flatMap { type in
      ["tableView", "collectionView"].flatMap { program.ownMembers(named: $0, of: type) }
    }.filter { !Set(program.labels(of: $0)).isDisjoint(with: SDK.rowTaps) }
  }

  /// `onChange(of: x) { … }`, and the code that sets `x`.
  private var changes: [Pair] {
    program.calls(named: "onChange").flatMap { observer -> [Pair] in
      guard program.isExternal(observer), !program.isOutOfUsersReach(codeAt: observer),
        let observed = program.argument("of", of: observer).flatMap(program.variable(of:)), program.isMember(observed),
        let closure = program.trailingClosure(of: observer)
      else { return [] }
      return program.usesThroughBindings(ofVariable: observed).compactMap { use in
        guard case .write(let value) = use.kind, use.isCertain, program.kind(value) != .null,
          !program.contains(closure, use.place), !program.isOutOfUsersReach(codeAt: use.place),
          let body = program.enclosingBody(use.place)
        else { return nil }
        return Pair(
          place: observer, other: use.place, bodies: (closure, body),
          cause: "the code that sets '\(Wording.name(program.name(observed)))' opens it, and so does its change",
          link: observed)
      }
    }
  }

  /// Two subscriptions of one type to one publisher.
  private var subscriptions: [Pair] {
    let sinks = ["sink", "onReceive"].flatMap(program.calls(named:)).filter {
      program.isExternal($0) && !program.isOutOfUsersReach(codeAt: $0)
    }.sorted()
    let known = sinks.compactMap { call -> (call: Ref, publisher: Ref, object: String, closure: Ref)? in
      guard let expression = source(of: call), let publisher = publisher(of: call),
        let object = program.chain(expression),
        let closure = program.trailingClosure(of: call) ?? program.argument("receiveValue", of: call)
      else { return nil }
      return (call, publisher, object, closure)
    }
    return known.enumerated().flatMap { number, later in
      known.prefix(number).compactMap { earlier -> Pair? in
        // Two objects of one class publish different values.
        guard earlier.publisher == later.publisher, earlier.object == later.object,
          program.enclosingType(earlier.call) == program.enclosingType(later.call)
        else { return nil }
        return Pair(
          place: later.call, other: earlier.call, bodies: (earlier.closure, later.closure),
          cause: "both subscriptions to '\(Wording.name(program.name(later.publisher)))' open it", link: later.publisher
        )
      }
    }
  }

  /// A subscription, and the code that sends: what it does besides comes on top. `signedIn.send(); done()`
  private var sends: [Pair] {
    ["sink", "onReceive"].flatMap(program.calls(named:)).sorted().flatMap { call -> [Pair] in
      guard program.isExternal(call), !program.isOutOfUsersReach(codeAt: call), publisher(of: call) != nil,
        let closure = program.trailingClosure(of: call) ?? program.argument("receiveValue", of: call)
      else { return [] }
      return program.causes(ofClosure: closure).compactMap { cause in
        guard program.kind(cause) == .call, !program.contains(closure, cause), let body = program.enclosingBody(cause)
        else { return nil }
        return Pair(
          place: call, other: cause, bodies: (closure, body),
          cause: "this opens it, and so does the code that sends the event", link: cause)
      }
    }
  }

  /// The property behind the publisher.
  private func publisher(of call: Ref) -> Ref? {
    source(of: call).flatMap(program.variable(of:)).flatMap { program.isMember($0) ? $0 : nil }
  }

  /// The expression that is subscribed to, where no operator holds a value back.
  private func source(of call: Ref) -> Ref? {
    var expression =
      program.name(call) == "sink"
      ? program.receiver(of: call) : program.arguments(of: call).first.flatMap { program.child($0, .value) }
    while let operation = expression, program.kind(operation) == .call {
      guard Self.neutral.contains(program.name(operation)) else { return nil }
      expression = program.receiver(of: operation)
    }
    return expression
  }

  private static let neutral: Set<String> = SDK.neutralSteps
}
