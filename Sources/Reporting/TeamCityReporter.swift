import NavigationModel

/// Service messages of TeamCity: an inspection type a rule, an inspection a finding. TeamCity counts lines only.
public struct TeamCityReporter: Reporter {
  static let commands = ["##teamcity[inspectionType ", "##teamcity[inspection "]

  public init() {}

  public func text(for report: Report) -> String {
    let types = Set(report.findings.map(\.rule)).sorted().map { id in
      let entry = report.entry(id)
      return message(
        "inspectionType",
        [
          ("id", id), ("name", entry.name), ("category", "\(Tool.name): \(entry.category)"),
          ("description", entry.summary),
        ])
    }
    let inspections = report.findings.map { finding in
      message(
        "inspection",
        [
          ("typeId", finding.rule), ("message", finding.message), ("file", report.relativePath(of: finding.location)),
          ("line", String(max(1, finding.location.line))), ("SEVERITY", finding.severity.rawValue.uppercased()),
        ])
    }
    return types.joined() + inspections.joined()
  }

  private func message(_ name: String, _ attributes: [(key: String, value: String)]) -> String {
    "##teamcity[\(name)" + attributes.map { " \($0.key)='\(Self.escaped($0.value))'" }.joined() + "]\n"
  }

  static func escaped(_ text: String) -> String {
    var out = ""
    for unit in text.utf16 {
      switch unit {
      case 0x27: out += "|'"
      case 0x7C: out += "||"
      case 0x5B: out += "|["
      case 0x5D: out += "|]"
      case 0x0A: out += "|n"
      case 0x0D: out += "|r"
      case 0x20...0x7E: out.unicodeScalars.append(Unicode.Scalar(UInt8(unit)))
      default:
        let digits = String(unit, radix: 16, uppercase: true)
        out += "|0x" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return out
  }
}
