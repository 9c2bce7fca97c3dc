import Foundation
import Testing

/// One thing that a stranger puts into a pull request.
///
/// A part is put into a small app together with others, drawn at random, so that what no one thing does may come of two.
struct AttackPart: Sendable, CustomTestStringConvertible {
  var testDescription: String
  /// Writes into the app's folder.
  var plant: @Sendable (AttackedApp, inout AttackRandom) throws -> Void

  init(_ name: String, _ plant: @escaping @Sendable (AttackedApp, inout AttackRandom) throws -> Void) {
    (testDescription, self.plant) = (name, plant)
  }

  /// One to five; a wrong configuration ends most runs with an error, so it is drawn less often.
  static func drawn(_ random: inout AttackRandom) -> [AttackPart] {
    let parts = names + damage + places
    let drawn = (0...random.below(4)).map { _ in random.one(of: parts) }
    return random.below(6) == 0 ? drawn + [random.one(of: settings)] : drawn
  }

  /// Texts that mean something to a terminal, a service, a browser, a spreadsheet, a shell or a parser.
  static let texts: [String] = [
    "##vso[task.complete result=Succeeded]", "##[stop-commands]x", "::error file=x::y", " ::add-mask::a",
    "##teamcity[buildStop]", "#\u{AD}#[e]", "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>",
    "]]><x>", "]]]]><![CDATA[>", "&xxe;", "$(touch CANARY)", "`touch CANARY`", "'; touch CANARY; '",
    "=cmd|'/C calc'!A0",
    "+1", "-rf", "@everyone #1 http://a.example/", "[link](javascript:x)", "![i](http://a.example/i)", "```\nfence",
    "| cell |", "<!-- x -->", "\u{1B}[31mred", "\u{1B}]0;t\u{7}", "line\nbreak", "return\rback", "tab\there",
    "\u{202E}gnp.exe", "zero\u{200B}width", "\u{FEFF}mark", "\u{2028}line", "%0A::error::x", #"\N\G\T"#, #"back\slash"#,
    "${{ secrets.X }}", "{{ x }}", "%s%n%@", "a&b;c", "'single'", "\"double\"", "a.b", "..", "../../../etc/passwd",
    "e\u{301}\u{302}", "👩‍👩‍👧", "Ünïcode", "", " ", String(repeating: "long ", count: 400),
  ]

  private static let names: [AttackPart] = [
    .init("types and texts") { app, random in
      let text = random.text
      try app.write(
        "Sources/Evil\(random.number).swift",
        """
        import SwiftUI
        struct `Evil \(text.asRawIdentifier)`: View {
          @State private var shown = false
          var body: some View {
            VStack { Button(\(text.asLiteral)) { shown = true }; NavigationLink(\(text.asLiteral)) { Inner() } }
              .navigationTitle(\(text.asLiteral)).accessibilityIdentifier(\(text.asLiteral))
              .sheet(isPresented: $shown) { `Evil \(text.asRawIdentifier)`() }
          }
        }
        struct Inner: View { var body: some View { Link(\(text.asLiteral), destination: URL(string: \
        \(text.asLiteral))!) } }
        extension HomeView { var more: some View { NavigationLink(\(text.asLiteral)) { `Evil \
        \(text.asRawIdentifier)`() } } }

        """)
    },
    .init("routes") { app, random in
      let (a, b) = (random.text.asRawIdentifier, random.text.asRawIdentifier)
      try app.write(
        "Sources/Route\(random.number).swift",
        """
        import SwiftUI
        enum `R \(a)`: Hashable { case `c \(b)`(String), other }
        struct RouteList: View {
          @State var path: [`R \(a)`] = []
          var body: some View {
            NavigationStack(path: $path) { Button(\(b.asLiteral)) { path.append(.`c \(b)`(\(a.asLiteral))) }
              .navigationDestination(for: `R \(a)`.self) { r in
                switch r { case .`c \(b)`: RouteList(); case .other: EmptyView() } } }
          }
        }

        """)
    },
    .init("files and folders") { app, random in
      let name = random.text.asFileName
      try app.write(
        "Sources/\(name)/\(name).swift",
        "import SwiftUI\nstruct Named\(random.number): View { var body: some View { Text(\"\") } }\n")
    },
    .init("localised texts") { app, random in
      let (key, text) = (random.text, random.text)
      try app.write(
        "Sources/en.lproj/Localizable.strings",
        "\(key.asLiteral) = \(text.asLiteral);\n\"home.title\" = \(text.asLiteral);\n")
      try app.write(
        "Sources/Localizable.xcstrings",
        "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\(key.asJSON): {\"localizations\": {\"en\": "
          + "{\"stringUnit\": {\"state\": \"translated\", \"value\": \(text.asJSON)}}}}}}")
      try app.write(
        "Sources/Words\(random.number).swift",
        "import SwiftUI\nstruct Words: View { var body: some View { NavigationLink(\(key.asLiteral)) { HomeView() }"
          + ".navigationTitle(\"home.title\") } }\n")
    },
    .init("a storyboard") { app, random in
      let (a, b) = (random.text.asMarkup, random.text.asMarkup)
      try app.write(
        "Sources/Main.storyboard",
        """
        <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
        initialViewController="a">
        <scenes><scene sceneID="s"><objects><viewController id="a" title="\(a)" storyboardIdentifier="\(b)" \
        customClass="\(a)">
        <view key="view" id="v"><subviews><button id="b"><state key="normal" title="\(b)"/><connections>
        <segue destination="c" kind="show" identifier="\(a)" \
        id="e"/></connections></button></subviews></view></viewController>
        </objects></scene><scene sceneID="t"><objects><viewController id="c" \
        title="\(b)"/></objects></scene></scenes></document>

        """)
    },
    .init("an Info.plist") { app, random in
      let (a, b) = (random.text.asMarkup, random.text.asMarkup)
      try app.write(
        "Sources/Info.plist",
        """
        <?xml version="1.0"?><plist \
        version="1.0"><dict><key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
        <array><string>\(a)</string></array></dict></array><key>UIApplicationShortcutItems</key><array><dict>
        <key>UIApplicationShortcutItemType</key><string>\(b)</string><key>UIApplicationShortcutItemTitle</key>
        <string>\(a)</string></dict></array><key>NSUserActivityTypes</key><array><string>\(b)</string></array></dict></plist>

        """)
    },
  ]

  private static let damage: [AttackPart] = [
    .init("a stray quote") { app, _ in try app.write("Sources/Quote.swift", "let x = \"\"\"\nstruct Gone {}\n") },
    .init("an unfinished merge") { app, _ in
      try app.write("Sources/Merge.swift", "<<<<<<< HEAD\nlet a = 1\n=======\nlet a = 2\n>>>>>>> b\n")
    },
    .init("no text") { app, random in
      try app.write("Sources/Bytes\(random.number).swift", bytes: (0..<200).map { _ in UInt8(random.below(256)) })
    },
    .init("UTF-16") { app, _ in
      try app.write(
        "Sources/Wide.swift", bytes: Array("struct W {}\n".utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }))
    },
    .init("deep code") { app, random in
      let (open, close) = random.one(of: [
        ("(", ")"), ("[", "]"), ("{ ", "}"), ("a<", ">"), ("[a: ", "]"), ("if a { ", "}"),
      ])
      let depth = random.one(of: [60, 200, 5_000])
      let (start, end) = (String(repeating: open, count: depth), String(repeating: close, count: depth))
      try app.write("Sources/Deep\(random.number).swift", "func f() { let x = \(start)\(end) }\n")
    },
    .init("a cut file") { app, random in
      let text = AttackedApp.source
      try app.write("Sources/Cut\(random.number).swift", bytes: Array(text.utf8.prefix(random.below(text.utf8.count))))
    },
    .init("broken neighbours") { app, random in
      for name in [
        "A.storyboard", "Info.plist", "x.lproj/Localizable.strings", "T.xcstrings", "A.xcodeproj/project.pbxproj",
        "T.stringsdict",
      ] {
        let text = random.one(of: [
          "", "{", "<", "<a", "(((((((((", "bplist00", "\"a\" = ", "// !$*UTF8*$!\n{ a = (", "{\"strings\": {",
          "\u{FEFF}",
        ])
        try app.write("Sources/Broken\(random.number)/\(name)", text)
      }
    },
  ]

  private static let places: [AttackPart] = [
    .init("links out") { app, _ in
      for (name, target) in [
        ("Secret.swift", app.outside + "/Secret.swift"), ("Folder", app.outside), ("passwd.swift", "/etc/passwd"),
        ("root", "/"),
      ] {
        try? FileManager.default.createSymbolicLink(atPath: app.at("Sources/\(name)"), withDestinationPath: target)
      }
    },
    .init("links in circles") { app, _ in
      for (name, target) in [("Loop", "."), ("Up", ".."), ("Self.swift", "Self.swift"), ("None.swift", "no/where")] {
        try? FileManager.default.createSymbolicLink(atPath: app.at("Sources/\(name)"), withDestinationPath: target)
      }
    },
    .init("a pipe") { app, _ in
      for name in ["Pipe.swift", "Pipe.storyboard", ".gitignore"] { mkfifo(app.at("Sources/\(name)"), 0o600) }
    },
    .init("a folder that is called like a file") { app, random in
      for name in ["F.swift", "Info.plist", "project.pbxproj"] {
        try app.write("Sources/Sub\(random.number)/\(name)/x.swift", "struct X {}\n")
      }
    },
    .init("a bare repository") { app, _ in
      for name in ["objects/keep", "refs/keep", "hooks/post-index-change"] {
        try app.write("Sources/\(name)", "#!/bin/sh\ntouch '\(app.canary)'\n")
      }
      try app.write("Sources/HEAD", "ref: refs/heads/main\n")
      try app.write("Sources/config", "[core]\nfsmonitor = touch '\(app.canary)'\npager = touch '\(app.canary)'\n")
    },
  ]

  private static let settings: [AttackPart] = [
    .init("a folder that is called like a configuration") { app, _ in
      try app.write("Sources/Sub/.navlint.yml/x.swift", "struct X {}\n")
    },
    .init("a configuration") { app, random in
      let text = random.text.asJSON
      try app.write(
        ".navlint.yml",
        random.one(of: [
          "extends: ../../../etc/passwd\n", "extends: .navlint.yml\n", "a: &a [x, x]\nb: &b [*a, *a]\nc: [*b, *b]\n",
          "included: [\(text)]\n", "excluded: [\(text), \"/\", \"../**\"]\n", "only_rules: [\(text)]\n",
          "rules: {\(text): error}\n",
          "policies:\n  - {name: \(text), forbidden: {from: \(text), to: \"/(a+)+$/\"}}\n",
          "titles: {HomeView: \(text)}\n",
          "areas: {\(text): [HomeView]}\nhide: [\(text)]\n", "entry_points: [{screen: \(text), via: deep-link}]\n",
          ": : :\n", "{", "- x\n",
          "\(text): 1\n", "opt_in_rules: [all]\n", "severity: {default: \(text)}\n",
        ]))
    },
    .init("ignore rules") { app, random in
      try app.write(
        ".gitignore", random.one(of: ["*\n", "Sources\n", "[\n", "\(random.text)\n", "**/**/**/**/a\n", "!*\n"]))
    },
    .init("a baseline") { app, random in
      try app.write(
        ".navlint-baseline", "# navlint baseline, version 1. One\npush-loop\t\(random.text)\n\(random.text)\n")
    },
  ]
}
