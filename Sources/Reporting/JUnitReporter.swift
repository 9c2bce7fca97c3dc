import NavigationModel

/// JUnit's XML, for test views (GitLab, Jenkins, Bitbucket, Bitrise, CircleCI): one failed test a finding.
///
/// Consumers use class name and name as a test's key and drop duplicates, so the name is the finding's identity and not
/// its line. Findings of severity `info` are passed tests with output.
public struct JUnitReporter: Reporter {
  public init() {}

  public func text(for report: Report) -> String {
    let failures = report.findings.count { $0.severity > .info }
    let counts = XMLText.attributes([
      "tests": String(max(1, report.findings.count)), "failures": String(failures), "errors": "0",
    ])
    var out = XMLText.declaration
    out += "<testsuites name=\"\(Tool.name)\"\(counts)>\n  <testsuite name=\"\(Tool.name)\"\(counts)>\n"
    for finding in report.findings { out += testCase(finding, report) }
    // A suite without a test looks as if it had not run.
    if report.findings.isEmpty { out += "    <testcase classname=\"\(Tool.name)\" name=\"no findings\"/>\n" }
    return out + "  </testsuite>\n</testsuites>\n"
  }

  private func testCase(_ finding: Finding, _ report: Report) -> String {
    let number = finding.occurrence == 1 ? "" : " #\(finding.occurrence)"
    let head = XMLText.attributes(["classname": "\(Tool.name).\(finding.rule)", "name": finding.subject + number])
    let place = "\(report.relativePath(of: finding.location)):\(finding.location.line):\(finding.location.column)"
    let related = finding.related.map { "\n\(report.relativePath(of: $0.location)):\($0.location.line): \($0.message)" }
    let details = XMLText.escaped("\(place): \(finding.message)" + related.joined())
    var out = "    <testcase\(head)>\n"
    if finding.severity > .info {
      let attributes = XMLText.attributes(["type": finding.severity.rawValue, "message": finding.message])
      out += "      <failure\(attributes)>\(details)</failure>\n"
    } else {
      out += "      <system-out>\(details)</system-out>\n"
    }
    return out + "    </testcase>\n"
  }
}
