import SourceFacts

/// A control whose words depend on how it is drawn: on the construction of its view, and on the arguments of the
/// function that draws it. `row("Sound")` and `row("Light")`, with `func row(_ title: String) -> some View {
/// Button(title) { … } }`, are two controls.
struct DrawnControls {
  let controls: Controls
  /// The code that the control runs, where it was passed to the view.
  let code: Attribution.Code
  let givers: [Ref]
  private var attribution: Attribution { controls.attribution }

  /// The control around a place, once for each set of words that it is drawn with.
  func said(_ control: FoundTrigger, at place: Ref, in member: Ref, _ budget: inout Int) -> [FoundTrigger] {
    // What happens by itself has no words.
    if control.isEvent { return [control] }
    let plain = spoken(control, controls, code.outer?.calls ?? [])
    if !plain.words.isOpen { return [plain] }
    let ways = ways(to: member, &budget)
    guard attribution.semantics.allows(\.drawnControls, after: ways.count - 1) else { return [plain] }
    var result: [FoundTrigger] = []
    for way in ways {
      var drawn = controls.knowing(way.calls).control(around: place, in: member) ?? plain
      drawn = spoken(drawn, controls, way.outer)
      if !result.contains(drawn) { result.append(drawn) }
    }
    return result.isEmpty ? [plain] : result
  }

  /// A control without words of its own has the words that its view received together with the code.
  private func spoken(_ control: FoundTrigger, _ controls: Controls, _ outer: [Passage]) -> FoundTrigger {
    guard control.words.isOpen, let handed = code.handed else { return control }
    var result = control
    let outside = controls.knowing(outer)
    result.words = control.words.filled(from: outside.words(givenWith: handed))
      .filled(from: outside.words(ofViewMade: control.place, by: handed))
    return result
  }

  /// The calls that lead to the code around the control, the innermost first, and those that lead to the place which
  /// passed that code.
  private func ways(to member: Ref, _ budget: inout Int) -> [(calls: [Passage], outer: [Passage])] {
    var result: [(calls: [Passage], outer: [Passage])] = []
    for outer in outerWays(&budget) {
      let known = attribution.calls(toObjectGivenCode: code.handed, by: givers, around: member, after: outer)
      let code = Attribution.Code(handed: code.handed, outer: outer)
      for calls in attribution.calls(drawing: member, of: known ?? [], byObjectGivenCode: code, &budget) {
        result.append((calls, outer?.calls ?? []))
      }
    }
    return result
  }

  private func outerWays(_ budget: inout Int) -> [Attribution.KnownCode?] {
    guard let handed = code.handed, let member = attribution.unit(of: handed) else { return [code.outer] }
    let known = code.outer.flatMap { $0.member == member ? $0.calls : nil } ?? []
    return attribution.calls(drawing: member, of: known, byObjectGivenCode: Attribution.Code(), &budget).map {
      Attribution.KnownCode(member: member, calls: $0)
    }
  }
}
