import Foundation

/// A headless Chromium or Chrome, to see what a page really does.
enum Browser {
  /// `NAVLINT_BROWSER` names one; `required` there makes its absence a failure.
  static let wish = ProcessInfo.processInfo.environment["NAVLINT_BROWSER"] ?? ""

  static let executable: URL? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"]
    let places =
      (wish.hasPrefix("/") ? [wish] : [])
      + path.split(separator: ":").flatMap { folder in names.map { "\(folder)/\($0)" } }
      + [
        "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
        "/Applications/Chromium.app/Contents/MacOS/Chromium",
      ]
    return places.first { FileManager.default.isExecutableFile(atPath: $0) }.map { URL(fileURLWithPath: $0) }
  }()

  struct Visit {
    /// The document at the end.
    var document: String
    /// What a developer would see in the console.
    var console: [String]

    /// What the driver reported.
    var report: [String: Any] {
      guard let start = document.range(of: "<pre id=\"report\">"),
        let end = document[start.upperBound...].range(of: "</pre>")
      else { return [:] }
      let text = document[start.upperBound..<end.lowerBound]
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&nbsp;", with: "\u{A0}").replacing(
          "&amp;", with: "&")
      return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [String: Any] ?? [:]
    }
  }

  enum Failure: Error { case noBrowser, timeout }

  static func visit(_ page: [UInt8], fragment: String = "") throws -> Visit {
    guard let executable else { throw Failure.noBrowser }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("navlint page \(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("map.html")
    try Data(page).write(to: file)
    let out = folder.appendingPathComponent("out")
    let err = folder.appendingPathComponent("err")
    for log in [out, err] { try Data().write(to: log) }

    let process = Process()
    process.executableURL = executable
    process.arguments = [
      "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run",
      "--disable-extensions",
      "--disable-background-networking", "--window-size=1440,900", "--force-prefers-reduced-motion",
      "--enable-logging=stderr",
      "--user-data-dir=\(folder.appendingPathComponent("profile").path)", "--virtual-time-budget=3000", "--dump-dom",
      file.absoluteString + (fragment.isEmpty ? "" : "#" + fragment),
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: out)
    process.standardError = try FileHandle(forWritingTo: err)
    try process.run()
    let end = Date().addingTimeInterval(90)
    while process.isRunning, Date() < end { Thread.sleep(forTimeInterval: 0.05) }
    if process.isRunning {
      process.terminate()
      throw Failure.timeout
    }
    let log = String(decoding: try Data(contentsOf: err), as: UTF8.self)
    return Visit(
      document: String(decoding: try Data(contentsOf: out), as: UTF8.self),
      console: log.split(separator: "\n").map(String.init).filter { $0.contains("CONSOLE") })
  }
}
