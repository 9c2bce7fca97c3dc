import NavigationModel

/// One picture of a page: the whole of a small app; of a larger one the overview, or one of its areas.
struct PagePicture {
  var title: String
  var plan: MapPlan
  var svg: [UInt8] = []
  /// The parts of it that changed: new, or, on an earlier picture, gone.
  var marks: (sign: MapChange.Sign, of: MapChange.Marks)?
  /// The prefix of the titles of earlier pictures.
  var prefix = ""
  /// The screen that leads into the area that the picture shows.
  var root: Screen.ID?
  /// The title in a list of pictures of the same side of a change.
  var label: String?

  /// The data on the picture for the page's script: which element shows which screens, and which picture a card opens.
  /// - Parameter index: the screens' numbers on the page.
  func members(_ index: [Screen.ID: Int], among pictures: [PagePicture]) -> [JSONValue.Member] {
    var ofNode: [String: String] = [:]
    for (at, node) in plan.nodes.enumerated() { ofNode[node.name] = "n\(at)" }
    for (at, node) in plan.aside.enumerated() { ofNode[node.name] = "a\(at)" }
    let screens = Dictionary(grouping: plan.nodeOfScreen.sorted { $0.key < $1.key }, by: \.value).mapValues {
      $0.map(\.key)
    }
    func numbers(_ node: MapNode) -> JSONValue {
      .array((screens[node.name] ?? []).compactMap { index[$0] }.map { .integer($0) })
    }
    let places = Dictionary(pictures.enumerated().map { ($1.title, $0) }) { first, _ in first }
    return [
      .init("title", .string(DotText.line(title, columns: 400))), .init("isBefore", .boolean(!prefix.isEmpty)),
      .init("label", .string(DotText.line(label ?? title, columns: 400))),
      .init("root", JSONValue(root.flatMap { index[$0] })),
      .init("nodes", .array(plan.nodes.map(numbers))),
      .init("aside", .array(plan.aside.map(numbers))),
      .init(
        "opens",
        .array(plan.nodes.map { JSONValue($0.role == .group ? places[prefix + $0.title] ?? places[$0.title] : nil) })),
      .init("edges", .array(plan.edges.map { edge($0, ofNode) })), .init("sign", JSONValue(marks?.sign.rawValue)),
      .init("changed", .array(changed(screens).map { .string($0) })),
    ]
  }

  /// The elements that a change added or removed.
  private func changed(_ screens: [String: [Screen.ID]]) -> [String] {
    guard let marks = marks?.of else { return [] }
    func isMarked(_ node: MapNode) -> Bool { screens[node.name]?.contains(where: marks.screens.contains) ?? false }
    let nodes = plan.nodes.enumerated().filter { isMarked($1) }.map { "n\($0.offset)" }
    let aside = plan.aside.enumerated().filter { isMarked($1) }.map { "a_a\($0.offset)" }
    let edges = plan.edges.enumerated().filter { $1.transitions.contains(where: marks.transitions.contains) }
    return nodes + aside + edges.map { "e\($0.offset)" }
  }

  private func edge(_ edge: MapEdge, _ ofNode: [String: String]) -> JSONValue {
    [
      "from": JSONValue(ofNode[edge.source]),  // A line into a flow has no one screen at its end.
      "to": JSONValue(edge.isIntoFlow ? nil : ofNode[edge.target]), "kind": JSONValue(edge.kind?.rawValue),
      "confidence": .string(edge.confidence.rawValue),
    ]
  }
}

extension FlowMap {
  /// The map as one HTML file to search, filter and click through, without a network.
  /// - Parameter live: the page's number on a server that shows it and answers to `news`; newer pages then replace it.
  ///   nil for a page that needs no server.
  public func page(live: Int? = nil) throws(DrawingError) -> (bytes: [UInt8], notes: [String]) {
    try page(live: live, change: nil, driver: nil)
  }

  /// The current map, with an earlier picture, and the differences marked on both.
  public func page(change: MapChange) throws(DrawingError) -> (bytes: [UInt8], notes: [String]) {
    try page(live: nil, change: change, driver: nil)
  }

  func page(live: Int? = nil, change: MapChange? = nil, driver: String?) throws(DrawingError)
    -> (bytes: [UInt8], notes: [String])
  {
    var pictures = pagePictures()
    if let change {
      for at in pictures.indices { pictures[at].marks = (.came, change.came) }
      pictures += FlowMap(graph: change.before, options: options).picturesOfBefore(change.went)
    }
    for at in pictures.indices { pictures[at].svg = try draw(pictures[at].plan, at) }
    let sorted = findings.sorted { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }
    let writer = PageWriter(
      graph: part(), findings: sorted, options: options, pictures: pictures, areas: groupTitles(),
      changes: change?.lines ?? [], live: live, driver: driver)
    return (Array(writer.text().utf8), pictures[0].plan.notes)
  }

  /// A map that is too large to be read at once is shown as an overview, and a picture of each of its areas.
  private func pagePictures() -> [PagePicture] {
    func plan(_ view: MapView) -> MapPlan {
      var options = options
      options.theme = .light
      options.view = view
      return MapPlanner(graph: graph, findings: findings, options: options).plan()
    }
    var view = options.view
    let first = plan(view)
    guard first.density == .overview else { return [PagePicture(title: "All", plan: first)] }
    // The note would refer to this very page.
    if view.overview == .auto { view.overview = .always }
    let areas = options.groupBy == .ways ? AreaFinder.areas(of: graph, options).areas : []
    let roots = Dictionary(areas.compactMap { area in area.root.map { (area.title, $0) } }) { first, _ in first }
    let overview = PagePicture(title: "Overview", plan: view == options.view ? first : plan(view))
    return [overview]
      + groupsInOrder().map { group in
        var part = view
        part.overview = .never
        part.group = group.screens
        part.hasDoors = true
        return PagePicture(title: group.name, plan: plan(part), root: roots[group.name])
      }
  }

  /// The whole, and the areas that lost something.
  private func picturesOfBefore(_ marks: MapChange.Marks) -> [PagePicture] {
    let pictures = pagePictures()
    let touched = Set(
      graph.transitions.filter { marks.transitions.contains($0.id) }.flatMap { $0.from + [$0.to ?? ""] }
    )
    .union(marks.screens)
    let kept = pictures.enumerated().filter { at, picture in
      at == 0 || groups().first { $0.name == picture.title }?.screens.contains(where: touched.contains) ?? false
    }
    return kept.map { at, picture in
      var picture = picture
      picture.label = picture.title
      picture.title = at == 0 ? "Before" : "Before: \(picture.title)"
      picture.prefix = "Before: "
      picture.marks = (.went, marks)
      return picture
    }
  }

  /// - Parameter number: the number of the picture on the page, whose elements have names of their own.
  private func draw(_ plan: MapPlan, _ number: Int) throws(DrawingError) -> [UInt8] {
    // The page has links of its own; a click that selects an element would follow a link in the picture.
    var options = options
    options.theme = .light
    options.sourceLink = nil
    let prefix = number == 0 ? "" : "p\(number)"
    let dot = DotWriter(plan: plan, options: options, hasHeading: false, prefix: prefix).text()
    return SVGFinishing(plan: plan, options: options, isOnPage: true, prefix: prefix)
      .finish(try renderer.render(dot: dot, format: .svg))
  }

  private func groupsInOrder() -> [(name: String, screens: [Screen.ID])] {
    let order = Dictionary(areaTitles.enumerated().map { ($1, $0) }) { first, _ in first }
    return groups().sorted { (order[$0.name] ?? .max, $0.name) < (order[$1.name] ?? .max, $1.name) }
  }

  private func groupTitles() -> [Screen.ID: String] {
    guard options.groupBy != .none else { return [:] }
    return Dictionary(groups().flatMap { group in group.screens.map { ($0, group.name) } }) { first, _ in first }
  }
}
