import NavigationModel

/// One mistake in a configuration, reported to a person: where it is, what is wrong and what to do.
public struct ConfigurationProblem: Hashable, Sendable, CustomStringConvertible {
  /// As the person knows the file.
  public var file: String
  /// nil if the file as a whole is meant.
  public var place: LocatedValue.Place?
  public var message: String

  public init(file: String, place: LocatedValue.Place?, message: String) {
    self.file = file
    self.place = place
    self.message = message
  }

  public var description: String { "\(position): \(PlainText.line(message))" }

  /// How much a problem matters.
  public enum Grade: String, Sendable {
    case warning, error
  }

  /// The line in the format of compilers, which editors understand: `.navlint.yml:4:3: error: there is no rule
  /// 'push-lop'.`
  public func line(_ grade: Grade) -> String { "\(position): \(grade.rawValue): \(PlainText.line(message))" }

  private var position: String { PlainText.line(file) + (place.map { ":\($0.line):\($0.column)" } ?? "") }
}

/// Why a configuration cannot be used.
public struct ConfigurationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// In the order of files and lines; never empty.
  public var problems: [ConfigurationProblem]

  public init(_ problems: [ConfigurationProblem]) { self.problems = problems }

  init(file: String, place: LocatedValue.Place? = nil, _ message: String) {
    problems = [ConfigurationProblem(file: file, place: place, message: message)]
  }

  /// No more mistakes are listed: people fix some and run navlint again.
  static let mostShown = 20

  /// One line for each problem, in the format of compilers.
  public var description: String {
    var lines = problems.prefix(Self.mostShown).map { $0.line(.error) }
    if problems.count > Self.mostShown {
      lines.append("error: \(problems.count - Self.mostShown) more mistakes are not listed.")
    }
    return lines.joined(separator: "\n")
  }
}
