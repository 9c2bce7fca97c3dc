import Testing

@testable import PageServer

@Suite struct RequestTests {
  private func request(_ text: String) -> Request? { Request(head: Array(text.utf8)[...]) }

  @Test func heads() {
    let head = request("GET /abc/news?after=3.1&x HTTP/1.1\r\nAccept: */*\r\nHost: 127.0.0.1:80")
    #expect(head?.method == "GET" && head?.path == "/abc/news" && head?.host == "127.0.0.1:80")
    #expect(head?.query == ["after": "3.1", "x": ""])
    #expect(request("HEAD / HTTP/1.0")?.host == nil)
  }

  @Test(arguments: [
    "", "GET", "GET /", "GET  / HTTP/1.1", "GET a HTTP/1.1", "GET http://a/ HTTP/1.1", "GET / HTTP/2",
    "GET / HTTP/1.1\r\nHost: a\r\nhost: b", "GET /\u{0}\r\n HTTP/1.1", "\u{16}\u{3}\u{1}",
  ])
  func whatIsNoHead(_ text: String) { #expect(request(text) == nil) }

  @Test func whatIsTooLongOrNoText() {
    #expect(request("GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1") == nil)
    #expect(Request(head: [0x47, 0xFF, 0xFE]) == nil)
  }
}
