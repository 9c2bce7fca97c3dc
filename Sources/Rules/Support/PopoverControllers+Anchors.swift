import Linking
import SourceFacts

/// The anchor that code sets for a popover.
extension PopoverControllers {
  /// nil, or a view that is only made here and is in no window: `UIView()`.
  func isNowhere(_ value: Ref) -> Bool {
    if program.kind(value) == .null || isOfNothing(value) { return true }
    guard program.kind(value) == .call, case .externalType(let name) = program.callee(of: value) else { return false }
    return program.anchoring.places.contains(name)
  }

  /// `share.customView`, where the bar button was made with a title or a picture: it has no view of its own.
  private func isOfNothing(_ value: Ref) -> Bool {
    guard program.kind(value) == .member, program.anchoring.contents.contains(program.name(value)),
      let item = program.child(value, .base).flatMap(program.variable(of:)),
      // Outlets and parameters come from elsewhere.
      program.attributeNames(of: item).isEmpty, program.kind(item) == .variable
    else { return false }
    let made = program.values(givenTo: item)
    return !made.isEmpty
      && made.allSatisfy { made in
        guard program.kind(made) == .call, case .externalType(let name) = program.callee(of: made) else { return false }
        return program.anchoring.places.contains(name) && program.argument(program.name(value), of: made) == nil
      }
      && !program.assignments(to: program.name(value)).contains { assignment in
        program.child(assignment, .target).flatMap { program.child($0, .base) }.flatMap(program.variable(of:)) == item
      }
  }

  /// An anchor that the completion of the presentation sets is too late: the popover has been laid out by then.
  func isInCompletion(_ mention: Ref) -> Bool {
    program.surroundings(of: mention).contains { surrounding in
      guard case .closure(_, let call) = surrounding, program.name(call) == "present",
        program.argument("animated", of: call) != nil, program.isExternal(call),
        let shown = program.argument("", of: call)
      else { return false }
      return program.variable(of: shown) == program.variable(of: mention)
    }
  }

  /// `sheet.popoverPresentationController?.sourceView = UIView()`, also through an `if let` of the popover: every
  /// anchor that is set is in no window.
  func anchorsNowhere(_ mention: Ref) -> Bool {
    guard let popover = program.parent(mention), program.kind(popover) == .member,
      program.name(popover) == program.anchoring.popover, let member = program.enclosingMember(mention)
    else { return false }
    let places = local(for: popover).map { program.mentions(ofLocal: $0, in: member) } ?? [popover]
    let assigned = places.map(assignment)
    guard assigned.allSatisfy({ $0 != nil }) else { return false }
    let given = assigned.compactMap(\.self).filter { program.anchoring.anchors.contains($0.property) }.map(\.value)
    return !given.isEmpty && given.allSatisfy(isNowhere)
  }

  /// The code's name for the popover.
  private func local(for popover: Ref) -> Ref? {
    program.ancestors(popover).first { [.optionalBinding, .variable].contains(program.kind($0)) }.flatMap { bound in
      (program.child(bound, .value) ?? program.child(bound, .initializer)) == popover ? bound : nil
    }
  }

  /// `popover.sourceView = view`
  private func assignment(to popover: Ref) -> (property: String, value: Ref)? {
    guard let target = program.parent(popover), program.kind(target) == .member, let assign = program.parent(target),
      program.kind(assign) == .assign, program.child(assign, .target) == target,
      let value = program.child(assign, .value)
    else { return nil }
    return (program.name(target), value)
  }
}
