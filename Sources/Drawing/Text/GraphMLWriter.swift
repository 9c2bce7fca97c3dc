import NavigationModel

/// Writes a graph as GraphML: one node for each screen, one edge for each transition and source.
struct GraphMLWriter {
  let graph: NavigationGraph
  let findings: [Finding]

  private static let nodeKeys = [
    ("name", "string"), ("kind", "string"), ("title", "string"), ("flow", "string"), ("file", "string"),
    ("line", "int"), ("entry", "boolean"),
    ("reachable", "boolean"), ("depth", "int"), ("findings", "int"), ("routes", "string"),
  ]
  private static let edgeKeys = [
    ("kind", "string"), ("owner", "string"), ("route", "string"), ("trigger", "string"), ("guard", "string"),
    ("confidence", "string"),
    ("file", "string"), ("line", "int"),
  ]

  func text() -> String {
    var out = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<graphml xmlns=\"http://graphml.graphdrawing.org/xmlns\">\n"
    for (name, type) in Self.nodeKeys {
      out += "  <key id=\"n-\(name)\" for=\"node\" attr.name=\"\(name)\" attr.type=\"\(type)\"/>\n"
    }
    for (name, type) in Self.edgeKeys {
      out += "  <key id=\"e-\(name)\" for=\"edge\" attr.name=\"\(name)\" attr.type=\"\(type)\"/>\n"
    }
    out += "  <graph id=\"navigation\" edgedefault=\"directed\">\n"
    let subjects = FindingSubjects(graph: graph)
    var found: [Screen.ID: Int] = [:]
    for finding in findings { for id in subjects.screens(of: finding) { found[id, default: 0] += 1 } }
    let routes = graph.routesByScreen
    var ids: [Screen.ID: String] = [:]
    for screen in graph.screens where ids[screen.id] == nil {
      ids[screen.id] = "n\(ids.count)"
      out += node(screen, id: ids[screen.id] ?? "", findings: found[screen.id] ?? 0, routes: routes[screen.id] ?? [])
    }
    var number = 0
    for transition in graph.transitions {
      guard let target = transition.to.flatMap({ ids[$0] }) else { continue }
      for from in transition.from {
        guard let source = ids[from] else { continue }
        out += edge(transition, id: "e\(number)", source: source, target: target)
        number += 1
      }
    }
    return out + "  </graph>\n</graphml>\n"
  }

  private func node(_ screen: Screen, id: String, findings: Int, routes: [Route]) -> String {
    let values: [String?] = [
      screen.name, screen.kind.rawValue, screen.title, screen.flow, screen.location?.file,
      screen.location.map { String($0.line) },
      String(screen.isEntry), String(screen.isReachable), screen.depth.map { String($0) }, String(findings),
      routes.isEmpty ? nil : routes.map(\.signature).joined(separator: "; "),
    ]
    return "    <node id=\"\(id)\">\(data(values, Self.nodeKeys, "n"))</node>\n"
  }

  private func edge(_ transition: Transition, id: String, source: String, target: String) -> String {
    let values: [String?] = [
      transition.kind.rawValue, transition.owner, transition.route, transition.trigger, transition.guard,
      transition.confidence.rawValue,
      transition.location.file, String(transition.location.line),
    ]
    return
      "    <edge id=\"\(id)\" source=\"\(source)\" target=\"\(target)\">\(data(values, Self.edgeKeys, "e"))</edge>\n"
  }

  private func data(_ values: [String?], _ keys: [(String, String)], _ prefix: String) -> String {
    zip(values, keys).map { value, key in
      value.map { "<data key=\"\(prefix)-\(key.0)\">\(Self.escaped($0))</data>" } ?? ""
    }.joined()
  }

  /// Characters that XML does not allow, or that are invisible, are removed.
  private static func escaped(_ text: String) -> String { MarkupText.escaped(DotText.line(text, columns: 2_000)) }
}

extension FlowMap {
  /// The graph as GraphML, for Gephi, yEd, NetworkX and similar tools.
  public func graphML() -> String { GraphMLWriter(graph: part(), findings: findings).text() }
}
