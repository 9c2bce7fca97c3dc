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
        let shown = tab(at: number, in: list)
        answer.targets += screens(in: shown).map { ($0, nil, nil) }
        answer.hollow += shown.compactMap(finder.emptyStack)
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

  private func tab(at number: Int, in list: TabList) -> [Value] {
    let tabs = tabs(of: list)
    return tabs.indices.contains(number) ? [tabs[number]] : []
  }

  private func screens(in tab: [Value]) -> [Target] {
    finder.targets(of: tab).filter { if case .inline = $0 { false } else { true } }
  }

  /// The tabs of a bar, in its order; empty where the order is not known.
  private func tabs(of list: TabList) -> [Value] {
    let lists = evaluator.values(of: list.screens, in: Environment(parent: nil))
    guard lists.count == 1, case .array(let tabs)? = lists.first else { return [] }
    return tabs
  }

  /// The places of tabs in their bars, from 1.
  ///
  /// - Parameter filled: what code puts into stacks that are made empty, by the place that makes each.
  func positions(filled: [Ref: Set<Target>]) -> [TabPlace: Int] {
    var result: [TabPlace: Int] = [:]
    for list in tabLists {
      for (number, tab) in tabs(of: list).enumerated() {
        let content = finder.emptyStack(tab).flatMap { filled[$0] } ?? []
        for target in screens(in: [tab]) + content {
          let place = TabPlace(list: list.place, target: target)
          result[place] = min(result[place] ?? .max, number + 1)
        }
      }
    }
    return result
  }
}

/// A tab that a place puts into a bar.
struct TabPlace: Hashable {
  /// The primitive that fills the bar.
  var list: Ref
  var target: Target
}
