import NavigationModel

/// Screens that one other leads to and that lead nowhere, as one box.
struct ScreenList {
  var name: String
  /// The tinted box that contains it.
  var flow: String?
  /// Indexes of `MapPlan.aside`.
  var cells: Range<Int>
}

/// Finds the lists of a picture. A line to each of many such screens is a fan over all of it, and a column of cards as
/// high as several windows.
struct ScreenLists {
  /// With fewer, lines are easier to follow.
  static let fewest = 7

  private var found: [(name: String, flow: String?, cells: [MapNode])] = []

  private struct Fan: Hashable, Comparable {
    var source: String
    var kind: Transition.Kind
    var flow: String?

    static func < (a: Self, b: Self) -> Bool {
      (a.source, a.kind.rawValue, a.flow ?? "") < (b.source, b.kind.rawValue, b.flow ?? "")
    }
  }

  var cells: [MapNode] { found.flatMap(\.cells) }

  var notes: [String] {
    found.isEmpty ? [] : ["A screen in a list leads nowhere on; the words above its name are what users tap."]
  }

  /// `count`: the number of cards before the first list's cells.
  func lists(after count: Int) -> [ScreenList] {
    var start = count
    return found.map { list in
      defer { start += list.cells.count }
      return ScreenList(name: list.name, flow: list.flow, cells: start..<(start + list.cells.count))
    }
  }

  /// Replaces the cards and their lines by lists.
  mutating func take(_ draft: inout MapDraft) {
    for (fan, keys) in Self.fans(draft).sorted(by: { $0.key < $1.key }) where keys.count >= Self.fewest {
      let name = "list \(found.count) \(fan.source)"
      var cells: [MapNode] = []
      var line = MapEdge(
        source: fan.source, target: name, kind: fan.kind, count: 0, isGuessed: true, confidence: .guessed,
        isIntoFlow: true)
      line.tooltip = ["\(draft.nodes[fan.source]?.title ?? "") \u{2192} \(MapPlanner.count(keys.count, "screen"))"]
      for key in keys.sorted() {
        guard let step = draft.edges.removeValue(forKey: key), let card = draft.nodes.removeValue(forKey: key.target)
        else { continue }
        cells.append(Self.cell(card, step))
        line.take(step)
      }
      found.append((name, fan.flow, cells.sorted { ($0.title, $0.name) < ($1.title, $1.name) }))
      draft.edges[MapDraft.EdgeKey(source: fan.source, target: name, kind: fan.kind)] = line
    }
  }

  private static func fans(_ draft: MapDraft) -> [Fan: [MapDraft.EdgeKey]] {
    let leading = Set(draft.edges.keys.map(\.source))
    let led = Dictionary(grouping: draft.edges.keys, by: \.target).mapValues(\.count)
    var fans: [Fan: [MapDraft.EdgeKey]] = [:]
    for (key, edge) in draft.edges where !edge.staysALine && led[key.target] == 1 && !leading.contains(key.target) {
      guard let kind = key.kind, let source = draft.nodes[key.source], let target = draft.nodes[key.target],
        isLeaf(target), target.flow == source.flow || source.role == .group
      else { continue }
      fans[Fan(source: key.source, kind: kind, flow: target.flow), default: []].append(key)
    }
    return fans
  }

  private static func isLeaf(_ node: MapNode) -> Bool {
    guard case .screen = node.role else { return false }
    return !node.isSatellite && !node.isEntry && !node.isContext && node.sketch == nil && node.image == nil
  }

  private static func cell(_ node: MapNode, _ step: MapEdge) -> MapNode {
    var cell = node
    let tap = TriggerLabel.captions(step.triggers).first ?? ""
    if tap.lowercased() != node.title.lowercased() { cell.tap = TriggerLabel.fitted(tap, columns: 28) }
    cell.tooltip += step.tooltip
    return cell
  }
}

extension MapEdge {
  /// Adds what another line stands for.
  fileprivate mutating func take(_ other: MapEdge) {
    count += 1
    transitions += other.transitions
    isGuessed = isGuessed && other.isGuessed
    confidence = max(confidence, other.confidence)
    tooltip += other.tooltip.prefix(1)
    location = location ?? other.location
  }
}
