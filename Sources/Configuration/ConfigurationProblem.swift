import NavigationModel

/// One mistake in a configuration, told to a person: where it stands, what is wrong and what to do.
public struct ConfigurationProblem: Hashable, Sendable, CustomStringConvertible {
  /// As the person knows the file.
  public var file: String
  /// nil where the file as a whole is meant.
  public var place: LocatedValue.Place?
  public var message: String

  public init(file: String, place: LocatedValue.Place?, message: String) {
    self.file = file
    self.place = place
    self.message = message
  }

  public var description: String {
    let place = place.map { ":\($0.line):\($0.column)" } ?? ""
    return "\(PlainText.line(file))\(place): \(PlainText.line(message))"
  }
}

/// Why a configuration cannot be used.
public struct ConfigurationFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// In the order of files and lines; never empty.
  public var problems: [ConfigurationProblem]

  public init(_ problems: [ConfigurationProblem]) { self.problems = problems }

  init(file: String, place: LocatedValue.Place? = nil, _ message: String) {
    problems = [ConfigurationProblem(file: file, place: place, message: message)]
  }

  /// More mistakes are not listed: whoever reads them mends some and runs again.
  static let mostShown = 20

  /// One line a problem, each but the first after `error: `, as the command line writes the first.
  public var description: String {
    var lines = problems.prefix(Self.mostShown).map(\.description)
    if problems.count > Self.mostShown {
      lines.append("\(problems.count - Self.mostShown) more mistakes are not listed.")
    }
    return lines.joined(separator: "\nerror: ")
  }
}
