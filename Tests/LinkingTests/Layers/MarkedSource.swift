import NavigationModel
import Testing

/// A source whose questions and answers stand in it: an arrow before what is asked about, and at the end of the line,
/// after `//=`, the answer to each arrow of the line in order, with ` | ` between them.
///
/// ```swift
/// let router = ↓Router() //= Router
/// ```
struct MarkedSource: ExpressibleByStringLiteral {
  struct Mark: Sendable {
    let location: NavigationModel.SourceLocation
    let answer: String
  }

  static let file = "App.swift"

  /// Without the marks and the answers.
  let text: String
  let marks: [Mark]

  init(stringLiteral source: String) {
    var lines: [String] = []
    var marks: [Mark] = []
    for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let halves = line.split(separator: "//=", maxSplits: 1)
      let answers = halves.count == 2 ? halves[1].split(separator: "|").map { $0.trimmed } : []
      let parts = (halves.first ?? "").split(separator: "↓", omittingEmptySubsequences: false)
      precondition(
        parts.count == answers.count + 1, "line \(number + 1): \(parts.count - 1) marks, \(answers.count) answers")
      var column = 1
      for (part, answer) in zip(parts, answers) {
        column += part.utf8.count
        marks.append(
          Mark(
            location: NavigationModel.SourceLocation(file: Self.file, line: number + 1, column: column), answer: answer)
        )
      }
      lines.append(parts.joined())
    }
    text = lines.joined(separator: "\n")
    self.marks = marks
  }

  var answers: [String] { marks.map { "\($0.location.line): \($0.answer)" } }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
