import NavigationModel

/// The map's colours and line styles. Kinds also differ in dash, width and arrowhead, so that nobody depends on
/// colours.
/// Within a theme equal colours have one meaning: so a light picture can be recoloured for the dark theme by its
/// colours alone (`MapRecolouring`). That is why several whites and greys differ by one step.
struct MapTheme: Sendable {
  struct Line: Sendable {
    /// A Graphviz colour; `a:invis:a` draws a double line.
    var color: String
    /// A single plain colour, for text and the legend.
    var ink: String
    var style: String
    var width: String
    var head: String
    /// The arrowhead as a character that most fonts have, for the legend.
    var glyph: String
    var meaning: String
  }

  struct Tint: Hashable, Sendable {
    var fill: String
    var line: String
    var ink: String
  }

  /// Fonts that a browser, a PDF viewer and fontconfig know; the last ones contain Korean, Japanese and Chinese.
  static let fonts = "Helvetica,Arial,Noto Sans CJK KR,Apple SD Gothic Neo,Malgun Gothic,sans-serif"

  let background: String
  let ink: String
  let soft: String
  let faint: String
  let paper: String
  let border: String
  let unreachableFill: String
  let error: String
  let warning: String
  let info: String
  /// The box of an entry, and the text in it.
  let start: String
  let startInk: String
  let codeFill: String
  let anywhereFill: String
  let anywhereLine: String
  let alertFill: String
  let externalFill: String
  /// A box of several small cards.
  let listFill: String
  let listLine: String
  /// A part of another flow, drawn to show where lines go.
  let contextFill: String
  let contextInk: String
  /// The way that was asked for.
  let highlight: String
  /// Cards of a map that is coloured by tests.
  let testedFill: String
  let perhapsFill: String
  let untestedFill: String
  /// Grey parts of a wireframe, and a button in it.
  let sketchLine: String
  let sketchFill: String
  let sketchAccent: String
  let sketchAccentInk: String

  /// For screens that no line is connected to.
  let aside: Tint
  /// Eight hues that people with a colour vision deficiency can distinguish.
  let tints: [Tint]
  private let kinds: [Transition.Kind: String]

  func line(for kind: Transition.Kind) -> Line {
    let color = kinds[kind] ?? ink
    func line(_ style: String, _ width: String, _ head: String, _ glyph: String, _ meaning: String) -> Line {
      Line(color: color, ink: color, style: style, width: width, head: head, glyph: glyph, meaning: meaning)
    }
    switch kind {
    case .push: return line("solid", "1.3", "normal", "\u{25BA}", "push")
    case .sheet: return line("dashed", "1.4", "onormal", "\u{25B7}", "sheet")
    case .cover: return line("bold", "2.6", "box", "\u{25A0}", "full-screen cover")
    case .popover: return line("dotted", "1.8", "odot", "\u{25CB}", "popover")
    case .alert: return line("dotted", "1.8", "tee", "\u{2502}", "alert")
    case .dialog: return line("dotted", "1.8", "obox", "\u{25A1}", "dialog")
    case .tab: return line("solid", "3.2", "dot", "\u{25CF}", "tab")
    case .root:
      var double = line("solid", "1.2", "normal", "\u{25BA}", "root replaced")
      double.color = "\(color):invis:\(color)"
      return double
    case .flow: return line("solid", "1.8", "diamond", "\u{2666}", "flow started")
    case .back: return line("dashed", "0.9", "vee", "\u{203A}", "back")
    case .url: return line("dotted", "1.6", "vee", "\u{203A}", "address opened")
    }
  }

  /// Every colour, in one order for all themes.
  var colors: [String] {
    [
      background, ink, soft, faint, paper, border, unreachableFill, error, warning, info, start, startInk, codeFill,
      anywhereFill,
      anywhereLine, alertFill, externalFill, listFill, listLine, contextFill, contextInk, highlight, testedFill,
      perhapsFill, untestedFill, sketchLine, sketchFill, sketchAccent, sketchAccentInk,
    ] + ([aside] + tints).flatMap { [$0.fill, $0.line, $0.ink] } + Transition.Kind.allCases.map { kinds[$0] ?? ink }
  }

  static let light = MapTheme(
    background: "#FFFFFF", ink: "#1B1F24", soft: "#57606A", faint: "#8C959F", paper: "#FEFEFE", border: "#424A53",
    unreachableFill: "#EFEFEF", error: "#B42318", warning: "#9A6700", info: "#58616B", start: "#1B1F25",
    startInk: "#FDFDFD",
    codeFill: "#F6F8FA", anywhereFill: "#FFF8C5", anywhereLine: "#9A6701", alertFill: "#FFF4ED",
    externalFill: "#EAF6FB",
    listFill: "#F6F8FB", listLine: "#D0D7DE", contextFill: "#FCFCFC", contextInk: "#6E7780", highlight: "#C4006A",
    testedFill: "#D3F5DB", perhapsFill: "#FFF0BF", untestedFill: "#FFE3E0",
    sketchLine: "#C9D1D9", sketchFill: "#E9ECEF", sketchAccent: "#DCE9F7", sketchAccentInk: "#0B4F8F",
    aside: Tint(fill: "#FAFAFA", line: "#D0D7DF", ink: "#57606B"),
    tints: [
      Tint(fill: "#EAF3FB", line: "#9CC4E4", ink: "#1F4E79"), Tint(fill: "#FDF3E1", line: "#E6BE7A", ink: "#7A4B00"),
      Tint(fill: "#E6F5EF", line: "#8FCDB4", ink: "#0B5D43"), Tint(fill: "#F8EAF2", line: "#DDA9C6", ink: "#7C2F5B"),
      Tint(fill: "#F1EFFA", line: "#B9AFE0", ink: "#44378A"), Tint(fill: "#FBEDE6", line: "#E5AE93", ink: "#8A3A12"),
      Tint(fill: "#E8F6F8", line: "#94CDD6", ink: "#0D5A66"), Tint(fill: "#F4F4E4", line: "#CBCB8C", ink: "#5A5A12"),
    ],
    kinds: [
      .push: "#30363D", .sheet: "#0B63B0", .cover: "#7B2D8B", .popover: "#00727A", .alert: "#B54708",
      .dialog: "#8A5A00",
      .tab: "#00795C", .root: "#6E7781", .flow: "#9C4221", .back: "#8C95A0", .url: "#1B7FA6",
    ])

  static let dark = MapTheme(
    background: "#0D1117", ink: "#E6EDF3", soft: "#9DA7B3", faint: "#6E7681", paper: "#1C2128", border: "#8B949E",
    unreachableFill: "#2A2E34", error: "#FF7B72", warning: "#E3B341", info: "#9DA7B4", start: "#E6EDF4",
    startInk: "#0D1118",
    codeFill: "#161B22", anywhereFill: "#332B00", anywhereLine: "#D29922", alertFill: "#3A2114",
    externalFill: "#0F2A36",
    listFill: "#161B23", listLine: "#30363D", contextFill: "#12161C", contextInk: "#7D8590", highlight: "#FF6EB4",
    testedFill: "#123D20", perhapsFill: "#463A08", untestedFill: "#4B1D1D",
    sketchLine: "#444C56", sketchFill: "#2D333B", sketchAccent: "#1F3A5A", sketchAccentInk: "#9CCBFF",
    aside: Tint(fill: "#12161D", line: "#30363E", ink: "#9DA7B5"),
    tints: [
      Tint(fill: "#10202F", line: "#2F5D86", ink: "#9CCBF2"), Tint(fill: "#2B2110", line: "#7A5A1E", ink: "#F0C674"),
      Tint(fill: "#0F261F", line: "#2F7A5E", ink: "#7FD6B4"), Tint(fill: "#2C1723", line: "#7E3F63", ink: "#F0A9CF"),
      Tint(fill: "#1C1A33", line: "#574B9A", ink: "#BDB2F5"), Tint(fill: "#2E1A11", line: "#87492B", ink: "#F5AE8B"),
      Tint(fill: "#0C2529", line: "#2D737E", ink: "#85D8E3"), Tint(fill: "#25250F", line: "#6B6B2A", ink: "#D9D98A"),
    ],
    kinds: [
      .push: "#C9D1D9", .sheet: "#6CB6FF", .cover: "#D699E5", .popover: "#4FC7CF", .alert: "#F69D50",
      .dialog: "#D4A72C",
      .tab: "#4AC29A", .root: "#9AA4AF", .flow: "#E8875B", .back: "#768390", .url: "#56C1E8",
    ])
}

/// CSS rules that show a picture of the light theme in the colours of the dark one.
enum MapRecolouring {
  static func rules(prefix: String = "") -> String {
    var seen: Set<String> = []
    var rules: [String] = []
    for (light, dark) in zip(MapTheme.light.colors, MapTheme.dark.colors) {
      // Graphviz writes colours in lower case.
      let light = light.lowercased()
      guard seen.insert(light).inserted else { continue }
      rules.append("\(prefix)[fill=\"\(light)\"]{fill:\(dark)}\(prefix)[stroke=\"\(light)\"]{stroke:\(dark)}")
    }
    return rules.joined(separator: "\n")
  }

  /// For a separate picture: dark on a dark screen, light on paper.
  static let styleElement =
    "<style>@media screen and (prefers-color-scheme: dark){\n\(rules())\n}</style>\n"
}
