/// Sources that are small to write and could be dear to read: each grows with one number, and navlint's time must not
/// grow faster than the number does.
///
/// `PathologicalTests` runs them at small sizes; `make pathological` at the sizes of an attack.
struct PathologicalSource: Sendable {
  var name: String
  /// The number of an attack.
  var size: Int
  /// A limit that is said when it is met ends its growth just above this size.
  var isBounded = false
  /// File names and their texts.
  var files: @Sendable (Int) -> [String: String]

  private init(
    _ name: String, _ size: Int, isBounded: Bool = false, files: @escaping @Sendable (Int) -> [String: String]
  ) {
    self.name = name
    self.size = size
    self.isBounded = isBounded
    self.files = files
  }

  /// One Swift file.
  private init(
    _ name: String, _ size: Int, isBounded: Bool = false, _ source: @escaping @Sendable (Int) -> String
  ) {
    self.init(name, size, isBounded: isBounded) { ["App.swift": source($0)] }
  }

  static let all: [PathologicalSource] = runs + types + graphs + code + expressions + repositories

  private static func each(_ count: Int, _ line: (Int) -> String) -> String { (0..<count).map(line).joined() }

  private static func times(_ count: Int, _ text: String) -> String { String(repeating: text, count: count) }

  private static func app(_ body: String, _ rest: String = "") -> String {
    """
    import SwiftUI
    @main struct Main: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HomeView: View { var body: some View { NavigationStack {
    \(body)
    } } }
    \(rest)

    """
  }

  // MARK: what the parser looks ahead over

  private static let runs: [PathologicalSource] = [
    .init("at-signs-in-pattern", 100_000) { "func g() { switch x { case \(times($0, "@"))a: a } }\n" },
    .init("modifier-words", 20_000) { app(times($0, "borrowing ") + "a") },
    .init("modifier-lines", 20_000) { app(times($0, "final\n") + "a") },
    .init("modifiers-with-detail", 20_000) { app(times($0, "nonisolated(unsafe) ") + "a") },
    .init("modifier-pairs", 20_000) { app(times($0, "package weak ") + "a") },
    .init("attributes", 20_000) { app(times($0, "@a ") + "a") },
    .init("attributes-with-arguments", 20_000) { app(times($0, "@a(b) ") + "a") },
    .init("prefix-operators", 100_000) { "let x = \(times($0, "- "))a\n" },
    .init("tries", 20_000) { "let x = \(times($0, "try "))a\n" },
  ]

  // MARK: types

  private static let types: [PathologicalSource] = [
    .init("class-chain", 20_000) { size in
      each(size) { "class C\($0): C\($0 + 1) {}\n" } + "class C\(size): UIViewController {}\n"
    },
    .init("protocol-net", 5_000) { size in
      each(size) { "protocol P\($0): P\($0 + 1), P\(7 * $0 % size) {}\n" } + "protocol P\(size): View {}\n"
    },
    .init("class-fan", 20_000) { size in
      "class Base: UIViewController {}\n" + each(size) { "class C\($0): Base {}\n" }
    },
    .init("protocol-fan", 20_000) { size in
      "protocol P { func show() }\n" + each(size) { "struct S\($0): P { func show() { } }\n" }
        + "func run(_ p: P) { p.show() }\n"
    },
    .init("alias-chain", 20_000) { size in
      each(size) { "typealias A\($0) = A\($0 + 1)\n" }
        + "struct A\(size): View { var body: some View { Text(\"\") } }\n"
    },
    .init("extensions-of-one-type", 20_000) { size in
      app("S()", "struct S: View { var body: some View { Text(\"\") } }\n")
        + each(size) { "extension S { func f\($0)() {} }\n" }
    },
    .init("overloads", 20_000) { size in app("a0(1)") + each(size) { "func a0(_ x: T\($0)) { a0(x) }\n" } },
    .init("methods-of-one-name", 20_000) { size in
      each(size) { "class C\($0) { func show() { other.show() } }\n" }
    },
    .init("nested-types", 2_000) { size in each(size) { "struct S\($0) {\n" } + times(size, "}\n") },
  ]

  // MARK: graphs

  private static func routes(_ size: Int, _ arms: String) -> String {
    app(
      "List { ForEach(all) { NavigationLink(value: $0) { Text(\"\") } } }"
        + ".navigationDestination(for: R.self) { r in switch r {\n" + arms + "} }",
      "enum R: Hashable {\n" + each(size) { "case c\($0)\n" } + "}\n"
        + "struct A: View { var body: some View { Text(\"\") } }\n")
  }

  private static let graphs: [PathologicalSource] = [
    .init("switch-over-all-cases", 20_000) { size in routes(size, each(size) { "case .c\($0): A()\n" }) },
    .init("enum-without-switch", 20_000) { size in routes(size, "default: A()\n") },
    .init("switch-over-all-screens", 5_000) { size in
      routes(size, each(size) { "case .c\($0): S\($0)()\n" })
        + each(size) { "struct S\($0): View { var body: some View { Text(\"\") } }\n" }
    },
    .init("routes-made-one-by-one", 5_000) { size in
      routes(size, each(size) { "case .c\($0): A()\n" })
        + "struct Menu: View { var body: some View { VStack {\n"
        + each(size) { "NavigationLink(\"\", value: R.c\($0))\n" } + "} } }\n"
    },
    .init("registrations-of-one-type", 2_000, isBounded: true) { size in
      routes(size, "default: A()\n")
        + "struct Menu: View { @State var path: [R] = []\nvar body: some View { NavigationStack(path: $path) { Text(\"\")\n"
        + each(size) { ".navigationDestination(for: R.self) { _ in S\($0)() }\n" } + "} }\nfunc open() {\n"
        + each(size) { "path.append(.c\($0))\n" } + "} }\n"
        + each(size) { "struct S\($0): View { var body: some View { Text(\"\") } }\n" }
    },
    .init("views-that-push-one", 20_000) { size in
      app(each(size) { "V\($0)()\n" }, "struct DetailView: View { var body: some View { Text(\"\") } }\n")
        + "struct CartView: View { var body: some View { Text(\"\") } }\n"
        + each(size) {
          "struct V\($0): View { @State var on = false\nvar body: some View { NavigationLink(\"x\") { DetailView() }"
            + ".sheet(isPresented: $on) { CartView() } } }\n"
        }
    },
    .init("links-in-one-body", 50_000) { size in
      app(
        times(size, "NavigationLink(\"x\") { DetailView() }\n"),
        "struct DetailView: View { var body: some View { Text(\"\") } }\n")
    },
    .init("screens-that-link-to-all", 200) { size in
      app("S0()")
        + each(size) { i in
          "struct S\(i): View { var body: some View { VStack {\n"
            + each(size) { "NavigationLink(\"x\") { S\($0)() }\n" } + "} } }\n"
        }
    },
    .init("chain-of-screens", 20_000) { size in
      app("S0()")
        + each(size) { "struct S\($0): View { var body: some View { NavigationLink(\"x\") { S\($0 + 1)() } } }\n" }
    },
    .init("notifications-of-one-name", 20_000) { size in
      each(size) {
        "class C\($0): UIViewController { func f() { NotificationCenter.default.post(name: .a, object: nil) }\n"
          + "func g() { NotificationCenter.default.addObserver(self, selector: #selector(h), name: .a, object: nil) }\n"
          + "@objc func h() { present(C\($0)(), animated: true) } }\n"
      }
    },
    // A chain has at most 12,000 members and calls.
    .init("flags-in-one-view", 6_000, isBounded: true) { size in
      app(
        "Text(\"\")\n" + each(size) { ".sheet(isPresented: $f\($0)) { A() }\n" },
        "struct A: View { var body: some View { Text(\"\") } }\n")
        + "extension HomeView {\n" + each(size) { "var f\($0): Bool { true }\n" } + "}\n"
    },
  ]

  // MARK: code

  private static let code: [PathologicalSource] = [
    .init("link-handed-on", 4_000, isBounded: true) { count in
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { f0(contexts.first?.url) }
        func f\(count)(_ link: URL?) { if let link { UIWindow().rootViewController = Page(link) } }
        \((0..<count).reversed().map { "func f\($0)(_ link: URL?) { let next = link; f\($0 + 1)(next) }\n" }.joined())
        func other() { f0(URL(string: "a")) }
      }
      final class Page: UIViewController { init(_ link: URL) { super.init(nibName: nil, bundle: nil) } }

      """
    },
    .init("links-in-namesakes", 2_000) { count in
      """
      import SwiftUI
      @main struct Main: App {
        var body: some Scene { WindowGroup { Text("a").onOpenURL { link in \(each(count) { "A\($0).url = link; " }) } \
      } }
      }
      \(each(count) { "enum A\($0) { static var url: URL? }\n" })

      """
    },
    .init("large-file", 20_000_000) { size in
      let unit = { (i: Int) in
        "struct S\(i): View {\n  @State var a = 1\n  var body: some View {\n    VStack { Text(\"a\").padding(\(i)); f(a) }\n"
          + "  }\n  func f(_ x: Int) -> Int { let y = x + 1; return g(y) }\n}\n"
      }
      return each(max(1, size / 175), unit)
    },
    .init("callers-of-one-method", 20_000) { size in
      "final class Router: UIViewController { func show() { present(D(), animated: true) } }\n"
        + "final class D: UIViewController {}\n"
        + each(size) { "final class C\($0): UIViewController { let router: Router\nfunc f() { router.show() } }\n" }
    },
    .init("calls-in-one-method", 20_000) { size in
      "final class Router: UIViewController { func show() { present(D(), animated: true) }\nfunc all() {\n"
        + times(size, "show()\n") + "} }\nfinal class D: UIViewController {}\n"
    },
    .init("chain-of-functions", 20_000) { size in
      "final class D: UIViewController {}\nfinal class C: UIViewController {\n"
        + each(size) { "func f\($0)() { f\($0 + 1)() }\n" }
        + "func f\(size)() { present(D(), animated: true) }\noverride func viewDidLoad() { f0() } }\n"
    },
    .init("chain-of-arguments", 20_000) { size in
      "final class D: UIViewController {}\nfinal class C: UIViewController {\n"
        + each(size) { "func f\($0)(_ x: UIViewController) { f\($0 + 1)(x) }\n" }
        + "func f\(size)(_ x: UIViewController) { present(x, animated: true) }\n"
        + "override func viewDidLoad() { f0(D()) } }\n"
    },
    .init("chain-of-properties", 20_000) { size in
      each(size) { "let p\($0) = p\($0 + 1)\n" } + "let p\(size) = UIViewController()\n"
        + "final class C: UIViewController { func f() { present(p0, animated: true) } }\n"
    },
    .init("locals", 20_000) { size in
      "final class C: UIViewController { func f() {\nlet v0 = UIViewController()\n"
        + each(size) { "let v\($0 + 1) = v\($0)\n" } + "present(v\(size), animated: true) } }\n"
    },
    .init("writes-of-one-variable", 20_000) { size in
      app(
        "Button(\"\") { on = true }.sheet(isPresented: $on) { A() }",
        "struct A: View { var body: some View { Text(\"\") } }\n") + "extension HomeView {\n"
        + each(size) { "func f\($0)() { on = true }\n" } + "}\n"
    },
    .init("pushes-onto-one-path", 20_000) { size in
      app(
        "Text(\"\").navigationDestination(for: Int.self) { _ in A() }",
        "struct A: View { var body: some View { Text(\"\") } }\n")
        + "struct B: View { @State var path: [Int] = []\nvar body: some View { NavigationStack(path: $path) { A() }"
        + ".navigationDestination(for: Int.self) { _ in A() } }\n"
        + each(size) { "func f\($0)() { path.append(\($0)) }\n" }
        + "}\n"
    },
    .init("guards-between-presentations", 8_000) { size in
      "final class C: UIViewController { func f(a: Int) {\n"
        + each(size) { "guard a != \($0) else { return }\npresent(D(), animated: true)\n" }
        + "} }\nfinal class D: UIViewController {}\n"
    },
    .init("else-ifs", 20_000) { size in app(each(size) { "if a == \($0) { A() } else " } + "{ A() }") },
    .init("comments-that-suppress", 50_000) { size in
      app("A()") + times(size, "// navlint:disable:next push-loop\nlet x = 1\n")
    },
    .init("findings-in-one-file", 20_000) { size in
      each(size) {
        "struct V\($0): View { var body: some View { NavigationStack { NavigationStack { Text(\"\") } } } }\n"
      }
    },
  ]

  // MARK: expressions

  private static let expressions: [PathologicalSource] = [
    .init("operators", 100_000) { "let x = a\(times($0, " + a"))\n" },
    .init("texts", 100_000) { "let x = \"a\"\(times($0, " + \"a\""))\n" },
    .init("mixed-operators", 100_000) { "let x = a\(times($0, " + a * a == a ?? a"))\n" },
    .init("ternaries", 20_000) { "let x = \(times($0, "a ? b : "))c\n" },
    .init("array", 200_000) { "let x = [\(times($0, "a, "))]\n" },
    .init("array-of-calls", 100_000) { "let x = [\(times($0, ".a(1), "))]\n" },
    .init("dictionary", 200_000) { size in "let x = [\(each(size) { "\"a\($0)\": b, " })]\n" },
    .init("modifiers-of-a-view", 20_000) { app("Text(\"\")" + times($0, "\n.padding()")) },
    .init("switch", 100_000) { size in "func f() { switch a {\n" + each(size) { "case \($0): g()\n" } + "} }\n" },
    .init("interpolations", 50_000) { "let x = \"\(times($0, "\\(a)"))\"\n" },
    .init("path-of-members", 50_000) { "let x = a\(times($0, ".b"))\n" },
    .init("calls-of-calls", 50_000) { "let x = a\(times($0, "()"))\n" },
    .init("arguments", 100_000) { "let x = f(\(times($0, "a: b, "))a: c)\n" },
    .init("parameters", 50_000) { size in "func f(\(each(size) { "a\($0): A, " })z: Z) { f() }\n" },
  ]

  // MARK: repositories

  private static let repositories: [PathologicalSource] = [
    .init("ignore-rules", 20_000) { size in
      var files = ["App.swift": "struct A {}\n"]
      files[".gitignore"] = each(size) { "**/a*b*c\($0)*d*/**/x?[a-z]*\n" }
      for i in 0..<500 { files["a\(times(50, "bcda"))\(i)/App\(i).swift"] = "struct A\(i) {}\n" }
      return files
    },
    .init("scenes-of-one-name", 20_000) { size in
      let scene =
        "<scene sceneID=\"s\"><objects><viewController storyboardIdentifier=\"a\" id=\"v\" customClass=\"C\"/></objects></scene>\n"
      return [
        "App.swift":
          "class C: UIViewController { func f() { storyboard?.instantiateViewController(identifier: \"a\") } }\n",
        "Main.storyboard":
          "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>\n"
          + times(size, scene) + "</scenes></document>\n",
      ]
    },
    .init("scenes-with-segues", 5_000) { size in
      [
        "App.swift": "class C: UIViewController { }\n",
        "Main.storyboard":
          "<?xml version=\"1.0\"?><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><scenes>\n"
          + each(size) {
            "<scene sceneID=\"s\($0)\"><objects><viewController id=\"v\($0)\" customClass=\"C\">"
              + "<connections><segue destination=\"v\($0 + 1)\" kind=\"show\" id=\"g\($0)\"/></connections></viewController></objects></scene>\n"
          } + "</scenes></document>\n",
      ]
    },
    .init("keys-of-a-table", 100_000) { size in
      [
        "App.swift": app("NavigationLink(NSLocalizedString(\"k1\", comment: \"\")) { Detail() }")
          + "struct Detail: View { var body: some View { Text(\"k2\") } }\n",
        "en.lproj/Localizable.strings": each(size) { "\"k\($0)\" = \"t\\U\\\($0)\";\n" },
        "Other.xcstrings": "{\"strings\" : {"
          + each(size) { "\"k\($0)\" : {\"localizations\" : {\"en\" : {\"variations\" : {\"a\" : {}}}}}, " } + "}}",
      ]
    },
    .init("depth-of-a-table", 500_000) { size in
      let deep = "{\"sourceLanguage\" : \"en\", \"strings\" : {\"a\" : {\"localizations\" : {\"en\" : "
      return [
        "App.swift": app("Text(\"a\")"), "A.xcstrings": deep + times(size, "{\"variations\" : {\"x\" : {\"other\" : "),
        "en.lproj/B.strings": times(size, "{\"a\" = "), "en.lproj/C.strings": "\"a\" = \"" + times(size, "\\"),
      ]
    },
    .init("tables-of-one-name", 2_000) { size in
      var files = ["App.swift": app(each(size) { "NavigationLink(\"k\($0)\") { Detail() }\n" })]
      files["App.swift"]! += "struct Detail: View { var body: some View { Text(\"d\") } }\n"
      for i in 0..<size { files["a\(i)/en.lproj/Localizable.strings"] = "k\(i) = t;\nall = t\(i);\n" }
      return files
    },
    .init("patterns-of-configuration", 5_000) { size in
      var files = [".navlint.yml": "excluded:\n" + each(size) { "  - \"**/a*b*c\($0)*d\"\n" }]
      for i in 0..<1000 { files["a\(times(50, "bcda"))\(i).swift"] = "struct A\(i) {}\n" }
      return files
    },
    // As many as a configuration may have.
    .init("policies", 200, isBounded: true) { size in
      [
        ".navlint.yml": "policies:\n"
          + each(size) { "  - name: p\($0)\n    forbidden:\n      from: \"S\($0)*\"\n      to: \"*\($0)\"\n" },
        "App.swift": app("S0()")
          + each(size) { "struct S\($0): View { var body: some View { NavigationLink(\"x\") { S\($0 + 1)() } } }\n" },
      ]
    },
  ]
}
