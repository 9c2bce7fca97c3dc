import Foundation
import NavigationModel
import Testing

@Suite struct GraphJSONTests {
  @Test func roundTrips() throws {
    let graph = NavigationGraph.sample
    let text = graph.jsonText()
    let read = try NavigationGraph(jsonBytes: Array(text.utf8))
    #expect(read == graph)
    #expect(read.jsonText() == text)
    #expect(try NavigationGraph(jsonBytes: Array(NavigationGraph().jsonText().utf8)) == NavigationGraph())
  }

  @Test func isJSONToOthersToo() throws {
    let object = try JSONSerialization.jsonObject(with: Data(NavigationGraph.sample.jsonText().utf8))
    let graph = try #require(object as? [String: Any])
    #expect(graph["version"] as? Int == 1)
    #expect(graph["root"] as? String == "Sources/App")
    let screens = try #require(graph["screens"] as? [[String: Any]])
    #expect(screens[0]["title"] as? String == NavigationGraph.sample.screens[0].title)
    #expect(screens[1]["kind"] as? String == "view-controller")
    #expect(screens[1]["file"] is NSNull)
    #expect(screens[1]["reachable"] as? Bool == true)
    let transitions = try #require(graph["transitions"] as? [[String: Any]])
    #expect(transitions[1]["to"] is NSNull)
    #expect(transitions[1]["back"] as? String == "pop-to-root")
    #expect(transitions[0]["back"] == nil)
    #expect((transitions[0]["evidence"] as? [[String: Any]])?.first?["line"] as? Int == 3)
  }

  @Test func keysStandInTheOrderOfTheContract() throws {
    let text = NavigationGraph.sample.jsonText()
    var rest = text[...]
    for key in ["version", "tool", "root", "entries", "screens", "routes", "transitions", "flows", "unresolved"] {
      let found = try #require(rest.range(of: "\n  \"\(key)\": "))
      rest = rest[found.upperBound...]
    }
    #expect(
      text.contains(
        "\n    {\"screen\": \"HomeView\", \"via\": \"main-scene\", \"file\": \"App/Home \\\"1\\\".swift\", \"line\": 3, \"column\": 7},\n"
      ))
  }

  @Test func holdsNothingThatATerminalObeys() {
    let unsafe = NavigationGraph.sample.jsonText().unicodeScalars.filter { PlainText.isUnsafe($0) && $0 != "\n" }
    #expect(unsafe.isEmpty)
  }

  @Test func passesOverUnknownKeysAndMissingExtras() throws {
    let text = """
      {"version": 1, "new": {"a": [1, 2.5e3, true]}, "root": "x", "entries": [], "routes": [], "transitions": [], \
      "flows": [],
       "unresolved": [], "screens": [{"id": "A", "name": "A", "kind": "view", "entry": false, "reachable": true, \
      "mood": null}]}
      """
    let graph = try NavigationGraph(jsonBytes: Array(text.utf8))
    #expect(graph.screens == [Screen(id: "A", name: "A", kind: .view, isReachable: true)])
  }

  @Test(arguments: [
    ("[]", "an object was expected here"),
    ("{", "this is not JSON: line 1, column 2: a key in quotes was expected here"),
    ("{\"version\": 2}", "version: the graph has format version 2, this navlint reads version 1"),
    ("{\"version\": \"1\"}", "version: a whole number was expected here"),
    ("{\"version\": 1}", "root: this key is missing"),
    ("{\"version\": 1, \"root\": \".\", \"entries\": [1]}", "entries[0]: an object was expected here"),
    (
      "{\"version\": 1, \"root\": \".\", \"entries\": [{\"screen\": \"A\", \"via\": \"x\\ny\"}]}",
      "entries[0].via: the format has no value \"x y\" here"
    ),
  ]) func saysWhatIsWrong(_ text: String, _ message: String) {
    let error = #expect(throws: GraphFormatError.self) { try NavigationGraph(jsonBytes: Array(text.utf8)) }
    #expect(error?.description == message)
  }
}

@Suite struct JSONParserTests {
  private func parse(_ text: String) throws -> JSONValue { try JSONValue(parsing: Array(text.utf8)) }

  @Test func readsEveryKindOfValue() throws {
    #expect(try parse(" [null, true, false, -3, 1.5, \"a\"] ") == [nil, true, false, -3, .number(1.5), "a"])
    #expect(try parse("{\"a\": {}, \"b\": []}") == ["a": [:], "b": []])
    #expect(try parse("\u{FEFF}1") == 1)
    #expect(try parse(#""\"\\\/\b\f\n\r\té\uD83D\uDE00""#) == .string("\"\\/\u{8}\u{C}\n\r\té😀"))
  }

  @Test func aLoneSurrogateIsReplaced() throws {
    #expect(try parse(#""\uD83Dx""#) == "\u{FFFD}x")
    #expect(try parse(#""\uD83DA""#) == "\u{FFFD}A")
  }

  @Test(arguments: [
    "", "{\"a\" 1}", "[1,]", "[1 2]", "tru", "\"a", "\"a\nb\"", "\"\\x\"", "\"\\u12\"", "1 2", "-", "+1", "{a: 1}",
    "1e999",
  ])
  func refusesWhatIsNoJSON(_ text: String) {
    #expect(throws: JSONSyntaxError.self) { try parse(text) }
  }

  @Test func refusesDeepNesting() {
    #expect(throws: JSONSyntaxError.self) { try parse(String(repeating: "[", count: 100_000)) }
  }

  @Test func tellsTheLine() {
    let error = #expect(throws: JSONSyntaxError.self) { try parse("{\n  \"a\": x\n}") }
    #expect(error?.line == 2)
    #expect(error?.column == 8)
  }
}
