import Foundation

/// A small app that parts of an attack are put into, and a folder beside it that nobody may look into.
struct AttackedApp {
  let folder: TemporaryFolder
  var root: String { folder.at("app") }
  var outside: String { folder.at("outside") }
  var canary: String { folder.at("CANARY") }

  static let source = """
    import SwiftUI
    @main struct Main: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HomeView: View {
      @State var shown = false
      var body: some View {
        NavigationStack { NavigationLink("Detail") { DetailView() } }.sheet(isPresented: $shown) { DetailView() }
          .onOpenURL { url in if url.host == "detail" { shown = true } }
      }
    }
    struct DetailView: View { var body: some View { Text("") } }
    struct LostView: View { var body: some View { NavigationLink("Home") { HomeView() } } }

    """

  init(parts: [AttackPart], random: inout AttackRandom) throws {
    folder = try TemporaryFolder()
    try folder.write(
      "outside/Secret.swift", "import SwiftUI\nstruct SecretView: View { var body: some View { Text(\"\") } }\n")
    try folder.write("app/.git/HEAD", "ref: refs/heads/main\n")
    for name in ["objects", "refs"] {
      try FileManager.default.createDirectory(atPath: at(".git/\(name)"), withIntermediateDirectories: true)
    }
    try write("Sources/App.swift", Self.source)
    for part in parts { try part.plant(self, &random) }
  }

  func at(_ item: String) -> String { folder.at("app/\(item)") }
  /// What the file system does not take, an attacker cannot give either.
  func write(_ item: String, _ text: String) throws { _ = try? folder.write("app/\(item)", text) }
  func write(_ item: String, bytes: [UInt8]) throws { _ = try? folder.write("app/\(item)", bytes: bytes) }

  /// The names of all files of both folders.
  var files: Set<String> {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return Set(found ?? [])
  }
}

/// Draws the same from the same seed (SplitMix64).
struct AttackRandom {
  private var state: UInt64

  init(seed: Int) { state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 }

  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }
  mutating func one<Element>(of all: [Element]) -> Element { all[below(all.count)] }
  /// A part of a name, so that two files of one kind stand beside each other.
  var number: Int { mutating get { below(10_000) } }
  var text: String { mutating get { one(of: AttackPart.texts) } }
}

extension String {
  /// A string literal of Swift with the text as its value.
  var asLiteral: String {
    "\""
      + unicodeScalars.map {
        $0 == "\"" || $0 == "\\" ? "\\\($0)" : $0.value < 0x20 ? "\\u{\(String($0.value, radix: 16))}" : String($0)
      }.joined() + "\""
  }

  /// What may stand between backticks.
  var asRawIdentifier: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.value >= 0x20 && $0 != "`" && $0 != "\\" }))
  }

  var asFileName: String {
    let name = replacing("/", with: "").replacing("\0", with: "")
    return name.isEmpty || name.hasPrefix(".") ? "x" + name : String(name.prefix(60))
  }

  var asJSON: String { String(decoding: try! JSONEncoder().encode(self), as: UTF8.self) }

  var asMarkup: String {
    unicodeScalars.map { $0.value < 0x20 || "<>&\"'".unicodeScalars.contains($0) ? "&#\($0.value);" : String($0) }
      .joined()
  }
}
