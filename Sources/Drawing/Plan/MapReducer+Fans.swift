import NavigationModel

extension MapReducer {
  /// More lines than this from one screen into another flow are replaced by one that ends at the flow's box.
  static let widestFanIntoFlow = 4

  /// The lines of a tab bar to every screen of a flow, or of a root to every sheet, run side by side over half the map.
  /// One line says the same, if each of the screens names where it is opened from.
  mutating func bundleFansIntoFlows() {
    struct Fan: Hashable {
      var source: String
      var flow: String
      var kind: Transition.Kind
    }
    var fans: [Fan: [MapDraft.EdgeKey]] = [:]
    for (key, edge) in draft.edges where !edge.staysALine {
      guard let kind = key.kind, !edge.isUnresolved, let flow = draft.nodes[key.target]?.flow,
        draft.nodes[key.source]?.flow != flow
      else { continue }
      fans[Fan(source: key.source, flow: flow, kind: kind), default: []].append(key)
    }
    let led = Dictionary(grouping: draft.edges.keys, by: \.target)
    for (fan, unsorted) in fans.sorted(by: {
      ($0.key.source, $0.key.flow, $0.key.kind.rawValue) < ($1.key.source, $1.key.flow, $1.key.kind.rawValue)
    }) {
      let keys = unsorted.sorted()
      guard keys.count > Self.widestFanIntoFlow, let source = draft.nodes[fan.source] else { continue }
      // Graphviz places the box by one screen in it: one that no other screen of the flow leads to.
      let first =
        keys.first { key in led[key.target]?.allSatisfy { draft.nodes[$0.source]?.flow != fan.flow } ?? true }
        ?? keys[0]
      var bundle = MapEdge(
        source: fan.source, target: first.target, kind: fan.kind, count: 0, isGuessed: true, confidence: .guessed,
        isIntoFlow: true)
      bundle.tooltip = ["\(source.title) → \(MapPlanner.count(keys.count, "screen")) of \(fan.flow)"]
      for key in keys {
        guard let edge = draft.edges.removeValue(forKey: key) else { continue }
        bundled.append(key)
        bundle.count += 1
        bundle.transitions += edge.transitions
        bundle.isGuessed = bundle.isGuessed && edge.isGuessed
        bundle.confidence = max(bundle.confidence, edge.confidence)
        bundle.tooltip.append(contentsOf: edge.tooltip.prefix(1))
        bundle.location = bundle.location ?? edge.location
        let trigger =
          TriggerLabel.captions(edge.triggers).first.map { " · " + TriggerLabel.fitted($0, columns: 20) } ?? ""
        draft.nodes[key.target]?.openedBy.append(MapReference(kind: fan.kind, title: source.title + trigger))
        draft.nodes[key.target]?.tooltip.append(contentsOf: edge.tooltip)
        draft.nodes[key.target]?.isLedToThroughFlow = true
      }
      draft.edges[first] = bundle
    }
    if !bundled.isEmpty {
      say(
        "A line that ends at an area\u{2019}s box leads to the given number of its screens; they name its start."
      )
    }
  }
}
