import NavigationModel

extension NodeLabel {
  /// The text on the box of another area: its name, and its screens that lines lead to or start from.
  func words(forDoor node: MapNode, title: String) -> [String] {
    let most = 5
    let shown = node.contents.count <= most + 1 ? node.contents[...] : node.contents.prefix(most)
    var lines = ["<FONT POINT-SIZE=\"12\"><B>\(title)</B></FONT>"]
    lines += shown.filter { shown.count > 1 || $0 != node.title }.map {
      "<FONT POINT-SIZE=\"10\">\(DotText.html(DotText.line($0, columns: 32)))</FONT>"
    }
    if shown.count < node.contents.count { lines.append(small("and \(node.contents.count - shown.count) more")) }
    return lines
  }

  /// The text on an overview's card: how users get there, its name, its size, its contents, and what opens it.
  func words(forGroup node: MapNode, title: String) -> [String] {
    var lines: [String] = []
    if let words = node.area?.words {
      lines.append("<FONT POINT-SIZE=\"10\" COLOR=\"\(theme.soft)\"><B>\(DotText.html(words.uppercased()))</B></FONT>")
    }
    let badges = badges(errors: node.errors, warnings: node.warnings, infos: node.infos)
    lines.append("<FONT POINT-SIZE=\"17\"><B>\(title)</B></FONT>\(badges)")
    lines.append(
      "<FONT POINT-SIZE=\"10\" COLOR=\"\(theme.soft)\">\(DotText.html(DotText.line(node.caption, columns: 48)))</FONT>")
    lines += node.contents.map { "<FONT POINT-SIZE=\"12\">\(DotText.html(DotText.line($0, columns: 32)))</FONT>" }
    if node.contentsLeftOut > 0 {
      lines.append("<FONT POINT-SIZE=\"11\" COLOR=\"\(theme.soft)\">and \(node.contentsLeftOut) more</FONT>")
    }
    lines += node.marks.map { mark in
      let sign = mark.hasPrefix(OverviewCards.continuation) ? "" : "\u{25B6} "
      return "<FONT POINT-SIZE=\"11\" COLOR=\"\(theme.line(for: .url).ink)\">\(sign)\(DotText.html(mark))</FONT>"
    }
    lines += summary(node.openedBy, sign: "from")
    lines += summary(node.leadsTo.filter { !$0.leadsHome }, sign: "\u{2192}")
    lines += summary(node.leadsTo.filter(\.leadsHome), sign: "\u{21A9}")
    return lines
  }

  /// The most important ones in one line.
  private func summary(_ references: [MapReference], sign: String) -> [String] {
    guard !references.isEmpty else { return [] }
    let sorted = references.sorted { ($1.count, $0.title) < ($0.count, $1.title) }
    var words = ""
    var shown = 0
    for reference in sorted {
      let next = (words.isEmpty ? "" : ", ") + DotText.line(reference.title, columns: 26)
      guard shown == 0 || DotText.columns(words + next) <= 34 else { break }
      words += next
      shown += 1
    }
    if shown < sorted.count { words += " +\(sorted.count - shown)" }
    return ["<FONT POINT-SIZE=\"11\" COLOR=\"\(theme.soft)\">\(sign) \(DotText.html(words))</FONT>"]
  }
}

extension MapNode {
  /// The colours of an overview's card, by how users get there.
  func tint(_ theme: MapTheme) -> MapTheme.Tint? {
    switch area {
    case .launch: theme.tints[0]
    case .tab: theme.tints[2]
    case .shared: theme.tints[4]
    case .otherApp: theme.tints[7]
    case .outside: theme.tints[6]
    case .chosen, .part, .unreached, nil: nil
    }
  }
}
