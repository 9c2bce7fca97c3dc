import NavigationModel

/// The text in a node's box.
struct NodeLabel {
  let theme: MapTheme
  let density: MapDensity
  let options: FlowMapOptions

  func html(for node: MapNode) -> String {
    let title = DotWriter.nonEmpty(DotText.html(DotText.line(node.title, columns: density.titleColumns)))
    if case .entry = node.role { return "<FONT COLOR=\"\(theme.startInk)\" POINT-SIZE=\"12\"><B>\(title)</B></FONT>" }
    if node.role == .unresolved { return "<FONT COLOR=\"\(theme.soft)\"><B>?</B></FONT>" }
    return
      "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"1\">\(rows(for: node, title: title).joined())</TABLE>"
  }

  /// The text alone, line by line: text stays at the top of a cell that is higher, while a table would be stretched.
  func text(for node: MapNode) -> String {
    let title = DotWriter.nonEmpty(DotText.html(DotText.line(node.title, columns: density.titleColumns)))
    return words(for: node, title: title).map { $0 + "<BR ALIGN=\"LEFT\"/>" }.joined()
  }

  private func rows(for node: MapNode, title: String) -> [String] {
    var rows = words(for: node, title: title).map(row)
    if node.presentation == .sheet { rows.insert(grabber(), at: 0) }
    if let sketch = node.sketch { rows.append(SketchLabel(theme: theme).row(for: sketch)) }
    if let name = node.image, let image = options.images[name] { rows.append(place(for: image)) }
    return rows
  }

  private func words(for node: MapNode, title: String) -> [String] {
    var lines: [String] = []
    if !node.tap.isEmpty { lines.append(small(node.tap)) }
    if node.role != .group, !node.marks.isEmpty {
      lines.append(small("\u{25B6} " + node.marks.joined(separator: ", "), bold: true))
    }
    let badges = badges(errors: node.errors, warnings: node.warnings, infos: node.infos)
    switch node.role {
    case .screen(.alert), .screen(.dialog), .screen(.external), .screen(.inline), .screen(.system):
      lines.append("<FONT POINT-SIZE=\"11\">\(title)</FONT>\(badges)")
      // For most of these, the kind is the whole name.
      if !node.caption.isEmpty, node.caption != node.title { lines.append(small(node.caption)) }
    case .component, .anywhere:
      lines.append("<FONT POINT-SIZE=\"11\" COLOR=\"\(theme.soft)\">\(title)</FONT>")
      lines.append(small(node.caption))
    case .group:
      lines += node.isContext ? words(forDoor: node, title: title) : words(forGroup: node, title: title)
    default: lines += words(forScreen: node, title: "<B>\(title)</B>\(badges)")
    }
    if node.isUnreachable { lines.append(small("unreachable", bold: true)) }
    if let tested = node.tested { lines.append(small(tested.words)) }
    if node.role == .group { return lines }
    return lines + references(node.leadsTo, sign: "\u{2192}") + references(node.openedBy, sign: "from")
  }

  private func words(forScreen node: MapNode, title: String) -> [String] {
    var lines = [title]
    if !node.caption.isEmpty { lines.append(small(node.caption)) }
    guard density.isRoomy else { return lines }
    if !node.route.isEmpty { lines.append(small(node.route)) }
    return lines + Self.lines(of: node.arguments).map { small($0) }
  }

  /// `(id: Int, from: Source)`, in as few lines as their width allows.
  static func lines(of arguments: [String]) -> [String] {
    let mostLines = 3
    let columns = 40
    var lines: [String] = []
    for (at, argument) in arguments.enumerated() {
      let word = DotText.line(argument, columns: columns) + (at + 1 < arguments.count ? "," : ")")
      if let last = lines.last, DotText.columns(last) + DotText.columns(word) < columns {
        lines[lines.count - 1] = last + " " + word
      } else if lines.count == mostLines {
        return lines + ["… and \(arguments.count - at) more)"]
      } else {
        lines.append(lines.isEmpty ? "(" + word : word)
      }
    }
    return lines
  }

  /// Signs after a name: symbol, number, colour.
  func badges(errors: Int, warnings: Int, infos: Int) -> String {
    [(errors, "\u{2715}", theme.error), (warnings, "\u{25B2}", theme.warning), (infos, "\u{25CB}", theme.info)].filter {
      $0.0 > 0
    }
    .map { "<FONT POINT-SIZE=\"11\" COLOR=\"\($0.2)\"><B>  \($0.1)\($0.0)</B></FONT>" }.joined()
  }

  private func row(_ title: String) -> String { "<TR><TD ALIGN=\"LEFT\">\(title)</TD></TR>" }

  /// The handle at the top of a sheet. A table of fixed size stays small and centred.
  private func grabber() -> String {
    // Space below it: the title's tall letters would touch it.
    "<TR><TD>\(NodeLabel.bar(width: 28, height: 3, color: theme.line(for: .sheet).ink))</TD></TR><TR><TD "
      + "FIXEDSIZE=\"TRUE\" WIDTH=\"28\" HEIGHT=\"4\"></TD></TR>"
  }

  static func bar(width: Int, height: Int, color: String) -> String {
    "<TABLE BORDER=\"0\" CELLBORDER=\"0\" CELLSPACING=\"0\" CELLPADDING=\"0\" FIXEDSIZE=\"TRUE\" WIDTH=\"\(width)\" "
      + "HEIGHT=\"\(height)\"><TR><TD BGCOLOR=\"\(color)\" FIXEDSIZE=\"TRUE\" WIDTH=\"\(width)\" "
      + "HEIGHT=\"\(height)\"></TD></TR></TABLE>"
  }

  /// An empty cell for the picture, which is inserted later; Graphviz itself opens no file.
  private func place(for image: ScreenImage) -> String {
    let size = image.shown
    return
      "<TR><TD FIXEDSIZE=\"TRUE\" WIDTH=\"\(size.width)\" HEIGHT=\"\(size.height)\" BGCOLOR=\"\(theme.sketchFill)\"></TD></TR>"
  }

  func small(_ text: String, bold: Bool = false) -> String {
    let words = DotWriter.nonEmpty(DotText.html(DotText.line(text, columns: 64)))
    return "<FONT POINT-SIZE=\"9\" COLOR=\"\(theme.soft)\">\(bold ? "<B>\(words)</B>" : words)</FONT>"
  }

  private func references(_ references: [MapReference], sign: String) -> [String] {
    let unique = Set(references).sorted { ($0.kind.rawValue, $0.title) < ($1.kind.rawValue, $1.title) }
    let limit = density.referencesPerBox
    if limit == 0 { return unique.isEmpty ? [] : [small("\(sign) \(MapPlanner.count(unique.count, "other screen"))")] }
    // If only one line were left out, the text "1 more" would take its space.
    let shown = unique.count <= limit + 1 ? unique[...] : unique.prefix(limit)
    var rows = shown.map { reference in
      let color = theme.line(for: reference.kind).ink
      let title = DotWriter.nonEmpty(DotText.html(DotText.line(reference.title, columns: 32)))
      let kind =
        reference.kind == .push || reference.title == reference.kind.rawValue ? "" : " (\(reference.kind.rawValue))"
      return
        "<FONT POINT-SIZE=\"9.5\" COLOR=\"\(color)\">\(sign) \(title)\(kind)</FONT>"
    }
    if shown.count < unique.count { rows.append(small("\(sign) \(unique.count - shown.count) more")) }
    return rows
  }

  // MARK: Tooltips and links

  /// Lines as one DOT value.
  func tooltip(_ lines: [String]) -> String {
    var shown = lines.prefix(16).map { DotText.tooltip(DotText.line($0, columns: 160)) }
    if lines.count > 16 { shown.append("… and \(lines.count - 16) more") }
    return shown.joined(separator: "\\n")
  }

  func address(_ location: SourceLocation?) -> String? {
    guard let location, let source = SourceLink(template: options.sourceLink) else { return nil }
    return source.address(of: location)
  }
}
