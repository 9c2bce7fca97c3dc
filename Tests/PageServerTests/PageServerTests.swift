import Foundation
import Testing

@testable import PageServer

@Suite struct PageServerTests {
  private let page = LivePage()

  private func request(
    _ server: PageServer, _ path: String, method: String = "GET", host: String? = nil
  ) -> Response {
    let host = host ?? String(server.address.dropFirst("http://".count).prefix { $0 != "/" })
    let head = "\(method) \(path) HTTP/1.1\r\nHost: \(host)"
    return server.response(to: Request(head: Array(head.utf8)[...])!)
  }

  private func home(_ server: PageServer) -> String {
    "/" + server.address.split(separator: "/").last! + "/"
  }

  @Test func whoKnowsTheAddressSeesThePage() throws {
    page.show(Array("<p>1".utf8), changes: [])
    let server = try PageServer(page, port: 0)
    let home = home(server)
    #expect(home.count == 34)
    #expect(request(server, home).body == Array("<p>1".utf8))
    #expect(String(decoding: request(server, home + "news").body, as: UTF8.self).contains(#""version": "1.0""#))
    #expect(request(server, home, method: "HEAD").status == .ok)
  }

  /// A token that is wrong, a name of the web that leads to this machine, and what is no question.
  @Test func nobodyElseDoes() throws {
    page.show(Array("<p>secret".utf8), changes: [])
    let server = try PageServer(page, port: 0)
    let home = home(server)
    let port = server.address.dropFirst("http://127.0.0.1:".count).prefix { $0 != "/" }
    for path in [
      "/", "/news", "//", "/index.html", home + "../", home + "etc/passwd", String(home.dropLast()), "/%2e/",
    ] {
      #expect(request(server, path).status == .notFound, "\(path)")
    }
    for host in ["evil.example", "evil.example:\(port)", "127.0.0.1", "127.0.0.1:1", ""] {
      #expect(request(server, home, host: host).status == .badRequest, "\(host)")
    }
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "get"] {
      #expect(request(server, home, method: method).status == .methodNotAllowed, "\(method)")
    }
    #expect(try PageServer(page, port: 0).address != server.address)
  }

  @Test func answersNeverLeaveTheMachineOrTheToken() throws {
    let text = String(
      decoding: Response(status: .ok, type: "text/html", body: [65]).bytes(withBody: true), as: UTF8.self)
    #expect(text.hasPrefix("HTTP/1.1 200 OK\r\n") && text.hasSuffix("\r\n\r\nA"))
    for header in ["Referrer-Policy: no-referrer", "Cache-Control: no-store", "X-Frame-Options: DENY"] {
      #expect(text.contains("\r\n\(header)\r\n"))
    }
    #expect(!text.contains("Access-Control-Allow-Origin"))
    #expect(!Response.failure(.notFound).bytes(withBody: false).isEmpty)
  }

  @Test func newsComeWithEachPageAndEachProblem() {
    #expect(page.next == 1)
    page.show([1], changes: [])
    #expect(page.current.version == "1.0" && page.next == 2)
    // What is known already is waited for, and not for ever.
    #expect(page.state(after: "1.0", waiting: 0.01).version == "1.0")
    page.fail("broken")
    #expect(page.state(after: "1.0", waiting: 60).problem == "broken")
    #expect(page.current.page == [1] && page.current.version == "1.1")
    page.show([2], changes: ["+ A"])
    let state = page.state(after: "1.1", waiting: 60)
    #expect(state.version == "2.0" && state.problem == nil && state.changes == ["+ A"])
  }

  @Test func aPortIsTakenOnce() throws {
    let server = try PageServer(page, port: 0)
    let port = try #require(UInt16(server.address.split(separator: ":")[2].prefix { $0 != "/" }))
    #expect(throws: LoopbackSocket.Failure.self) { try PageServer(page, port: port) }
  }
}
