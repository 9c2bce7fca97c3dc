import ArgumentParser
import Drawing
import Foundation
import NavigationModel
import NavlintKit
import Workspace

/// Which part of the graph is drawn, and how.
struct MapOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only this screen and what is near it. May be repeated.", valueName: "screen"))
  var focus: [String] = []

  @Option(help: ArgumentHelp("How many steps around --focus.", valueName: "steps"))
  var depth: Int = 1

  @Option(help: ArgumentHelp("With --to: only the shortest ways between two screens.", valueName: "screen"))
  var from: String?

  @Option(help: ArgumentHelp("See --from.", valueName: "screen"))
  var to: String?

  @Option(help: ArgumentHelp("Only the screens that can lead to this one.", valueName: "screen"))
  var reaches: String?

  @Option(
    help: ArgumentHelp("Only this flow and the screens next to it. May be repeated.", valueName: "flow"))
  var flow: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only this area, with links to the areas next to it: by its title on the overview, or by the screen that leads into it.",
      valueName: "area"))
  var area: String?

  @Option(help: ArgumentHelp("Only these kinds of transitions, separated by commas: push,sheet.", valueName: "kinds"))
  var kind: [String] = []

  @Option(
    help: ArgumentHelp("Leave out transitions that are less certain: exact, inferred or guessed.", valueName: "level"))
  var confidence: String?

  @Flag(help: "Only screens that findings are about, and what is next to them.")
  var onlyFindings = false

  @Option(
    help: ArgumentHelp(
      "Leave out screens by name; * matches any text. May be repeated.", valueName: "name"))
  var hide: [String] = []

  @Option(
    help: ArgumentHelp(
      "Show groups instead of screens: auto (where a picture would be too large), always or never.", valueName: "when"))
  var overview: MapView.Overview = .auto

  @Option(
    help: ArgumentHelp(
      "What the tinted boxes and an overview's cards are: ways (by how users get there: tabs, and what is behind "
        + "one screen), flows, folders, modules or none.",
      valueName: "areas"))
  var areas: Areas = .ways

  @Option(help: ArgumentHelp("The older name of --areas: ways, flow, folder, module or none.", valueName: "group"))
  var group: FlowMapOptions.Grouping?

  /// The values of `--areas`.
  enum Areas: String, CaseIterable, ExpressibleByArgument {
    case ways, flows, folders, modules, none

    var grouping: FlowMapOptions.Grouping {
      switch self {
      case .ways: .ways
      case .flows: .flow
      case .folders: .folder
      case .modules: .module
      case .none: .none
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "What a card shows: names, wireframes (sketched from source) or images (see --images).", valueName: "cards"))
  var cards: FlowMapOptions.Cards = .names

  @Option(
    help: ArgumentHelp("A folder of PNGs named after screens: HomeView.png. For svg and html.", valueName: "folder"))
  var images: String?

  @Option(
    help: ArgumentHelp(
      "A folder of PNGs named after screens, by type or title: their cards show them. For svg and html.",
      valueName: "folder"))
  var screenshots: String?

  @Option(
    help: ArgumentHelp(
      "Colour the screens by what tests open: a file that 'navlint coverage --format json' wrote.", valueName: "file"))
  var coverage: String?

  @Flag(help: "Also draw the ways back.")
  var back = false

  @Option(
    help: ArgumentHelp("The colours: light, dark or auto (svg: as the reader's system is set).", valueName: "theme"))
  var theme: FlowMapOptions.Theme = .light

  @Option(help: ArgumentHelp("The heading.", valueName: "text"))
  var title: String = Self.defaultTitle

  private static let defaultTitle = "Navigation map"

  @Option(help: ArgumentHelp("A date below the heading: 'today', or your own text.", valueName: "date"))
  var date: String?

  @Option(
    help: ArgumentHelp(
      "Draw for a sheet of this size: A4, A3, A2, A1, A0, Letter or Tabloid. For svg and pdf.", valueName: "size"))
  var page: MapPaper.Size?

  @Option(
    help: ArgumentHelp(
      "With --page: a poster of several sheets, written into the folder that -o names: 3x2 for three columns and two "
        + "rows.", valueName: "tiles"))
  var tiles: String?

  @Option(
    help: ArgumentHelp(
      "Link cards and lines to the source: https://github.com/me/app/blob/main/{path}#L{line}, vscode://file/{path}:{line}.",
      valueName: "template"))
  var sourceLink: String?

  func validate() throws {
    if area != nil, !focus.isEmpty || !flow.isEmpty {
      throw ValidationError("--area shows one area whole. Leave out --focus and --flow, or --area.")
    }
    guard (0...1_000).contains(depth) else { throw ValidationError("--depth takes a number from 0 to 1000.") }
    guard (from == nil) == (to == nil) else {
      throw ValidationError("--from and --to go together: name both ends of the way.")
    }
    if tiles != nil, page == nil { throw ValidationError("--tiles needs --page: --page A3 --tiles 3x2.") }
    _ = try paper()
    if screenshots != nil, images != nil || cards != .names {
      throw ValidationError("--screenshots says what cards show. Leave out --cards and --images.")
    }
    if images != nil, cards == .names { throw ValidationError("--images needs --cards images.") }
    if cards == .images, images == nil {
      throw ValidationError("--cards images needs --images FOLDER, a folder of PNGs named after screens.")
    }
    if let confidence, Confidence(rawValue: confidence) == nil {
      throw ValidationError("--confidence takes exact, inferred or guessed.")
    }
    _ = try kinds()
  }

  /// The sheets that the map is drawn for.
  private func paper() throws -> MapPaper? {
    guard let page else { return nil }
    guard let tiles else { return MapPaper(page) }
    let sides = tiles.split(separator: "x", omittingEmptySubsequences: false).compactMap { Int($0) }
    guard sides.count == 2, sides.allSatisfy({ (1...MapPaper.mostTiles).contains($0) }),
      sides[0] * sides[1] <= MapPaper.mostTiles
    else {
      throw ValidationError("--tiles takes columns and rows, at most \(MapPaper.mostTiles) sheets in all: 3x2.")
    }
    return MapPaper(page, columns: sides[0], rows: sides[1])
  }

  /// The clock is only read for a date.
  private static func today() -> String {
    let parts = Calendar(identifier: .gregorian).dateComponents([.year, .month, .day], from: Date())
    return String(format: "%04d-%02d-%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0)
  }

  private func kinds() throws -> Set<Transition.Kind> {
    let words = kind.flatMap { $0.split(separator: ",").map(String.init) }
    return Set(
      try words.map { word in
        guard let kind = Transition.Kind(rawValue: word) else {
          throw ValidationError(
            "there is no kind '\(PlainText.line(word))'. The kinds are \(Transition.Kind.allCases.map(\.rawValue).joined(separator: ", "))."
          )
        }
        return kind
      })
  }

  /// The options with all names resolved; a name that the graph lacks is an error.
  func mapOptions(for graph: NavigationGraph) throws -> FlowMapOptions {
    let names = ScreenNames(graph)
    let view = MapView(
      focus: try focus.map { try names.screen($0) }, depth: depth, from: try from.map { try names.screen($0) },
      to: try to.map { try names.screen($0) }, reaches: try reaches.map { try names.screen($0) },
      flows: try flow.map { try names.flow($0) },
      kinds: try kinds(), onlyFindings: onlyFindings, hidden: hide,
      confidence: confidence.flatMap(Confidence.init) ?? .guessed,
      overview: overview)
    var options = FlowMapOptions(
      title: title, sourceLink: sourceLink, showsBack: back || view.kinds.contains(.back),
      groupBy: group ?? areas.grouping,
      theme: theme,
      view: view,
      cards: screenshots == nil ? cards : .images,
      images: try (screenshots ?? images).map { try ScreenImages.read($0, screens: graph.screens) } ?? [:])
    options.paper = try paper()
    options.date = date.map { $0 == "today" ? Self.today() : $0 } ?? ""
    options.standings = try coverage.map { try CoverageFile.read($0).standings(of: graph, from: $0) } ?? [:]
    return options
  }
}

extension MapPaper.Size: ExpressibleByArgument {
  /// In any spelling: `a3`, `A3`.
  public init?(argument: String) {
    guard let size = Self.allCases.first(where: { $0.rawValue.lowercased() == argument.lowercased() }) else {
      return nil
    }
    self = size
  }
}
extension MapView.Overview: ExpressibleByArgument {}
extension FlowMapOptions.Grouping: ExpressibleByArgument {}
extension FlowMapOptions.Cards: ExpressibleByArgument {}
extension FlowMapOptions.Theme: ExpressibleByArgument {}

extension MapOptions {
  /// Selects the area that `--area` names. A map of one area, or around one screen, has its title.
  func choose(_ options: inout FlowMapOptions, in graph: NavigationGraph) throws {
    let focus = graph.screens.filter { options.view.focus.contains($0.id) }
    if title == Self.defaultTitle, focus.count == 1 {
      options.title = options.titles[focus[0].id] ?? focus[0].spokenTitle
    }
    guard let area else { return }
    let map = FlowMap(graph: graph, options: options)
    guard let found = map.area(area) else {
      throw UsageError(ScreenNames.message("area", area, names: map.areaTitles, all: "The overview shows them all."))
    }
    options.view.group = found.screens
    options.view.hasDoors = true
    if title == Self.defaultTitle { options.title = found.title }
  }
}

extension FlowMapOptions {
  /// Applies the configuration's settings for maps.
  mutating func apply(_ shape: MapShape) {
    titles = shape.titles
    areas = shape.areas.map { ChosenArea(title: $0.title, screens: $0.screens) }
    view.omitted = shape.hidden
    standings = Dictionary(standings.map { (shape.name($0.key), $0.value) }) { $0.isTested ? $0 : $1 }
    view.focus = view.focus.map(shape.name)
    view.from = view.from.map(shape.name)
    view.to = view.to.map(shape.name)
    view.reaches = view.reaches.map(shape.name)
  }
}

/// Finds screens and flows by the names that people use.
struct ScreenNames {
  private let graph: NavigationGraph

  init(_ graph: NavigationGraph) { self.graph = graph }

  func screen(_ name: String) throws -> Screen.ID {
    if let screen = graph.screens.first(where: { $0.id == name }) ?? graph.screens.first(where: { $0.name == name }) {
      return screen.id
    }
    let alike = graph.screens.filter { $0.name.lowercased() == name.lowercased() || $0.name.hasSuffix(".\(name)") }
    if alike.count == 1 { return alike[0].id }
    let titled = graph.screens.filter { $0.spokenTitle.lowercased() == name.lowercased() }
    if titled.count == 1 { return titled[0].id }
    throw UsageError(Self.message("screen", name, names: graph.screens.map(\.name)))
  }

  func flow(_ name: String) throws -> String {
    if let flow = graph.flows.first(where: { $0.id == name })
      ?? graph.flows.first(where: { $0.id.lowercased() == name.lowercased() })
    {
      return flow.id
    }
    throw UsageError(Self.message("flow", name, names: graph.flows.map(\.id)))
  }

  static func message(
    _ noun: String, _ name: String, names: [String], all: String = "'navlint graph' lists them all."
  ) -> String {
    var near = names.filter { !name.isEmpty && $0.lowercased().contains(name.lowercased()) }.sorted()
    if let nearest = Spelling.nearest(to: name, in: names.sorted()) { near = [nearest] }
    let hint =
      near.isEmpty
      ? " \(all)"
      : " Did you mean \(near.prefix(3).map { "'\(PlainText.line($0))'" }.joined(separator: " or "))?"
    return "no \(noun) is called '\(PlainText.line(name))'.\(hint)"
  }
}

/// Pictures of screens from a folder.
enum ScreenImages {
  /// A page with more could not be opened.
  private static let mostBytes = 64 << 20

  /// Opens only files that are named after a screen: by its type, or else by its title.
  static func read(_ folder: String, screens: [Screen]) throws -> [String: ScreenImage] {
    guard InputFile.isFolder(folder) else {
      throw UsageError("'\(PlainText.line(folder))' is not a folder. Name a folder of PNGs named after screens.")
    }
    var images: [String: ScreenImage] = [:]
    var total = 0
    let titles = Dictionary(screens.map { ($0.name, $0.spokenTitle) }) { first, _ in first }
    for (name, title) in titles.sorted(by: { $0.key < $1.key }) {
      let files = [name, title].filter { !$0.isEmpty && !$0.contains("/") && !$0.contains("\u{0}") }
      let found = files.lazy.compactMap { file in
        InputFile.contents(FilePaths.join(folder, "\(file).png"), within: folder, atMost: ScreenImage.largestFile)
      }.first
      guard let bytes = found, let image = ScreenImage(png: bytes) else { continue }
      total += bytes.count
      guard total <= mostBytes else { break }
      images[name] = image
    }
    return images
  }
}
