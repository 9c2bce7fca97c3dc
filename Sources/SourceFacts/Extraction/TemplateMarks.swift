/// Marks of code generators in templates that are otherwise Swift:
///     {% for name in names %}
///     struct {{ name }}View: View {}
///     {% endfor %}
///
/// Such a file is no broken Swift. Marks for a name become a name, the others become spaces; lines and columns stay the
/// same.
enum TemplateMarks {
  private struct Mark: Sendable {
    let begin: [UInt8]
    let end: [UInt8]
    /// Whether a text may stand between the two.
    var fits: @Sendable (_ inner: ArraySlice<UInt8>) -> Bool = { _ in true }
    /// Whether the mark stands for a name; else it stands for nothing.
    let isName: @Sendable (_ inner: ArraySlice<UInt8>) -> Bool
  }

  /// Stencil, Mustache and Liquid; SwiftTemplate and ERB; Xcode's own (`___PACKAGENAME:identifier___`).
  private static let marks = [
    Mark(begin: Array("{{".utf8), end: Array("}}".utf8)) { inner in
      !(inner.first { $0 != UInt8(ascii: " ") }.map { Array("#/!>^&".utf8).contains($0) } ?? true)
    },
    Mark(begin: Array("{%".utf8), end: Array("%}".utf8)) { _ in false },
    Mark(begin: Array("{#".utf8), end: Array("#}".utf8)) { _ in false },
    Mark(begin: Array("<%".utf8), end: Array("%>".utf8)) { $0.first == UInt8(ascii: "=") },
    Mark(begin: Array("___".utf8), end: Array("___".utf8), fits: isXcodeName) { _ in true },
  ]

  /// `PACKAGENAME:identifier`
  @Sendable private static func isXcodeName(_ inner: ArraySlice<UInt8>) -> Bool {
    !inner.isEmpty && inner.allSatisfy { $0.isOfName || $0 == UInt8(ascii: ":") }
  }

  /// The source without marks; nil where there are none. Only called for source that does not parse: `{{ 1 }}` may be
  /// Swift.
  static func filled(_ source: [UInt8]) -> [UInt8]? {
    var result = source
    var hasMarks = false
    var place = 0
    while place < source.count {
      guard let mark = marks.first(where: { source[place...].starts(with: $0.begin) }),
        let end = end(of: mark, in: source, from: place + mark.begin.count)
      else {
        place += 1
        continue
      }
      hasMarks = true
      let isName = mark.isName(source[(place + mark.begin.count)..<(end - mark.end.count)])
      // Directly after a name a mark becomes a part of it: `Int{% if isOptional %}?{% endif %}`.
      let isPart = place > 0 && result[place - 1].isOfName
      for index in place..<end where source[index] != 0x0A && source[index] != 0x0D {
        result[index] = isName || isPart ? UInt8(ascii: "_") : UInt8(ascii: " ")
      }
      // A name has a letter.
      if isName, !isPart { result[place] = UInt8(ascii: "T") }
      place = end
    }
    return hasMarks ? result : nil
  }

  /// Marks are short, and end on their line: a later end belongs to something else.
  private static let longest = 400

  private static func end(of mark: Mark, in source: [UInt8], from start: Int) -> Int? {
    let last = min(source.count, start + longest) - mark.end.count
    guard start <= last else { return nil }
    guard
      let end = (start...last).first(where: {
        source[$0] == 0x0A || source[$0] == mark.end[0] && source[$0...].starts(with: mark.end)
      }), source[end] != 0x0A, mark.fits(source[start..<end])
    else { return nil }
    return end + mark.end.count
  }
}
