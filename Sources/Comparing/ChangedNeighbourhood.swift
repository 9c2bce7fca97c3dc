import NavigationModel

/// The changed moves between screens, for a picture. Ways back are omitted: pictures do not draw them.
public struct ChangedNeighbourhood: Hashable, Sendable {
  public enum Mark: Hashable, Sendable {
    case same, added, removed, changed
  }

  public struct Node: Hashable, Sendable {
    public var id: String
    public var label: String
    public var mark: Mark
  }

  public struct Edge: Hashable, Sendable {
    public var from: String
    public var to: String
    public var kind: Transition.Kind
    public var mark: Mark
  }

  public private(set) var nodes: [Node] = []
  public private(set) var edges: [Edge] = []
  /// The number of changed moves that the picture omits.
  public private(set) var rest = 0

  /// - Parameters:
  ///   - mostEdges: the number of moves that a reader can take in.
  ///   - mostBytes: a bound for the names in them.
  public init(_ difference: GraphDifference, mostEdges: Int = 60, mostBytes: Int = 10_000) {
    var seen: Set<Edge> = []
    let all = Self.edges(difference).filter { seen.insert($0).inserted }
    // A reviewer must not miss removals.
    let ordered = [Mark.removed, .changed, .added].flatMap { mark in all.filter { $0.mark == mark } }
    var size = 0
    edges = Array(
      ordered.prefix(mostEdges).prefix { edge in
        size += 2 * (edge.from.utf8.count + edge.to.utf8.count) + 60
        return size <= mostBytes
      })
    rest = all.count - edges.count

    let added = Set(difference.addedScreens.map(\.id))
    let removed = Set(difference.removedScreens.map(\.id))
    let changed = Set((difference.lostScreens + difference.foundScreens + difference.rekindedScreens).map(\.after.id))
    var known: Set<String> = []
    for id in edges.flatMap({ [$0.from, $0.to] }) where known.insert(id).inserted {
      let mark: Mark =
        added.contains(id) ? .added : removed.contains(id) ? .removed : changed.contains(id) ? .changed : .same
      nodes.append(Node(id: id, label: Screen.readableName(id), mark: mark))
    }
    for id in difference.lostScreens.map(\.after.id) where known.insert(id).inserted {
      nodes.append(Node(id: id, label: Screen.readableName(id), mark: .changed))
    }
  }

  private static func edges(_ difference: GraphDifference) -> [Edge] {
    var edges: [Edge] = []
    func add(_ transition: Transition, from sources: [Screen.ID]? = nil, _ mark: Mark) {
      guard let to = transition.to, transition.kind != .back else { return }
      for source in sources ?? (transition.from.isEmpty ? [transition.owner] : transition.from) {
        edges.append(Edge(from: source, to: to, kind: transition.kind, mark: mark))
      }
    }
    for transition in difference.addedTransitions { add(transition, .added) }
    for transition in difference.removedTransitions { add(transition, .removed) }
    for change in difference.changedTransitions {
      if change.isRetargeted || change.isRekinded {
        add(change.before, .removed)
        add(change.after, .changed)
      } else {
        add(change.before, from: change.lostSources, .removed)
        add(change.after, from: change.newSources, .added)
      }
    }
    return edges
  }
}
