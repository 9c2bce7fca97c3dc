import NavigationModel
import SourceFacts

/// Tabs that code selects by their place in the bar: `tabBarController?.selectedIndex = 1`.
extension SinkResolver {
  /// A place that is not known selects no known tab.
  func askPlace(_ place: Ref, _ sink: Sink, _ question: Question) -> Answer {
    var answer = settled
    guard let list = tabList(ofBarAt: sink.place) else { return answer }
    for value in evaluator.values(of: caseOfRawValue(place) ?? place, in: question.root) {
      if let key = value.root {
        answer.open.append(key)
      } else if let number = number(of: value) {
        answer.targets += screens(at: number, in: list).map { ($0, nil, nil) }
      }
    }
    return answer
  }

  /// The list of the bar; where any bar may be meant, that of the only one.
  private func tabList(ofBarAt place: Ref) -> TabList? {
    let lists =
      switch TabList.Bar(at: place, semantics) {
      case .own(let type): tabLists.filter { $0.bar == type }
      case .any: tabLists
      case nil: [TabList]()
      }
    return lists.count == 1 ? lists.first : nil
  }

  /// `tab` in `tab.rawValue`, where the raw values of the enum are numbers.
  private func caseOfRawValue(_ e: Ref) -> Ref? {
    program.kind(e) == .member && program.name(e) == "rawValue" ? program.child(e, .base) : nil
  }

  private func number(of value: Value) -> Int? {
    switch value {
    case .unknown(let written): program.kind(written) == .number ? Int(program.name(written)) : nil
    case .enumCase(let id, let name, _, _): evaluator.rawNumbers(of: id)?[name]
    default: nil
    }
  }

  private func screens(at number: Int, in list: TabList) -> [Target] {
    let lists = evaluator.values(of: list.screens, in: Environment(parent: nil))
    guard lists.count == 1, case .array(let screens)? = lists.first, screens.indices.contains(number) else { return [] }
    return finder.targets(of: [screens[number]]).filter { if case .inline = $0 { false } else { true } }
  }
}
