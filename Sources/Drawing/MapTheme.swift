import NavigationModel

/// The map's colours and line styles. Kinds differ in dash, width and arrowhead too, so that no one needs the colour.
struct MapTheme {
  struct Line {
    /// A Graphviz colour; `a:invis:a` draws a double line.
    var color: String
    /// One plain colour, for words and the legend.
    var ink: String
    var style: String
    var width: String
    var head: String
    /// The arrowhead as a character that most fonts have, for the legend.
    var glyph: String
    var meaning: String
  }

  struct Tint {
    var fill: String
    var line: String
    var ink: String
  }

  /// Fonts that a browser, a PDF viewer and fontconfig know; the last ones hold Korean, Japanese and Chinese.
  static let fonts = "Helvetica,Arial,Noto Sans CJK KR,Apple SD Gothic Neo,Malgun Gothic,sans-serif"

  let background = "#FFFFFF"
  let ink = "#1B1F24"
  let soft = "#57606A"
  let faint = "#8C959F"
  let paper = "#FFFFFF"
  let border = "#424A53"
  let unreachableFill = "#EFEFEF"
  let error = "#B42318"
  let warning = "#9A6700"
  let info = "#57606A"
  let badgeInk = "#FFFFFF"

  /// For screens that no line touches.
  static let aside = Tint(fill: "#FAFAFA", line: "#D0D7DE", ink: "#57606A")

  /// Tints of eight hues that stay apart for people with a colour vision deficiency.
  static let tints: [Tint] = [
    Tint(fill: "#EAF3FB", line: "#9CC4E4", ink: "#1F4E79"), Tint(fill: "#FDF3E1", line: "#E6BE7A", ink: "#7A4B00"),
    Tint(fill: "#E6F5EF", line: "#8FCDB4", ink: "#0B5D43"), Tint(fill: "#F8EAF2", line: "#DDA9C6", ink: "#7C2F5B"),
    Tint(fill: "#F1EFFA", line: "#B9AFE0", ink: "#44378A"), Tint(fill: "#FBEDE6", line: "#E5AE93", ink: "#8A3A12"),
    Tint(fill: "#E8F6F8", line: "#94CDD6", ink: "#0D5A66"), Tint(fill: "#F4F4E4", line: "#CBCB8C", ink: "#5A5A12"),
  ]

  func line(for kind: Transition.Kind) -> Line {
    switch kind {
    case .push:
      Line(color: "#30363D", ink: "#30363D", style: "solid", width: "1.3", head: "normal", glyph: "\u{25BA}", meaning: "push")
    case .sheet:
      Line(color: "#0B63B0", ink: "#0B63B0", style: "dashed", width: "1.4", head: "onormal", glyph: "\u{25B7}", meaning: "sheet")
    case .cover:
      Line(color: "#7B2D8B", ink: "#7B2D8B", style: "bold", width: "2.6", head: "box", glyph: "\u{25A0}", meaning: "full-screen cover")
    case .popover:
      Line(color: "#00727A", ink: "#00727A", style: "dotted", width: "1.8", head: "odot", glyph: "\u{25CB}", meaning: "popover")
    case .alert:
      Line(color: "#B54708", ink: "#B54708", style: "dotted", width: "1.8", head: "tee", glyph: "\u{2502}", meaning: "alert")
    case .dialog:
      Line(color: "#8A5A00", ink: "#8A5A00", style: "dotted", width: "1.8", head: "obox", glyph: "\u{25A1}", meaning: "dialog")
    case .tab:
      Line(color: "#00795C", ink: "#00795C", style: "solid", width: "3.2", head: "dot", glyph: "\u{25CF}", meaning: "tab")
    case .root:
      Line(color: "#6E7781:invis:#6E7781", ink: "#57606A", style: "solid", width: "1.2", head: "normal", glyph: "\u{25BA}", meaning: "root replaced")
    case .flow:
      Line(color: "#9C4221", ink: "#9C4221", style: "solid", width: "1.8", head: "diamond", glyph: "\u{2666}", meaning: "flow started")
    case .back:
      Line(color: "#8C959F", ink: "#6E7781", style: "dashed", width: "0.9", head: "vee", glyph: "\u{203A}", meaning: "back")
    case .url:
      Line(color: "#1B7FA6", ink: "#1B7FA6", style: "dotted", width: "1.6", head: "vee", glyph: "\u{203A}", meaning: "address opened")
    }
  }
}
