import Foundation
import Testing

@testable import SourceFacts

@Suite("Node layouts")
struct NodeLayoutTests {
  private static let source = """
    import SwiftUI
    @available(iOS 17, *) public final class Shop<Item: Codable>: Base, Selling where Item: Hashable {
      @State private var path: [Route] = [.cart], (a, b) = pair
      var title: String { get { "Shop \\(count)" } set { store[.title, default: ""] = newValue } }
      func open(_ route: Route = .cart, animated: Bool...) async -> some View where Item: Sized {
        guard let path, case .cart(let id)? = route else { return }
        if path.isEmpty, !isOpen { throw Failure() } else if count > 1 { open() } else { close() }
        for case let x? in list where x > 1 { print(x as? Int, x is String, -x) }
        while a { } ; repeat { } while b
        switch (route, id) {
        #if DEBUG
        case (.cart, is Int), (let y as Text, _) where y == 1: defer { close() }
        #endif
        case limit: return true
        @unknown default: break
        }
        do { try load() } catch { fail() }
        sheet(item: $route, onDismiss: nil) { [self = model] (r: Route) in r.view } content: { \\Route.title }
        let map: [Int: (a: Int, b: (Int) -> any View & Codable)] = [1: (a: 1, b: Foo<Bar>.self)], t: A.B<C>.Type = x ? \
    y : z
      }
      subscript(index: Int) -> Item? { items[index] }
      deinit { #selector(close); observe(open(_:animated:)) }
    }
    extension Shop: Equatable where Item: Equatable { enum Kind: String { case a = "A", b(Int, of: Text) } }
    protocol P { associatedtype A: B = C; typealias D<T> = E }
    """

  @Test("A role stands once in a kind's layout")
  func unique() {
    for kind in Node.Kind.allCases {
      let roles = kind.layout.slots + [kind.layout.run].compactMap(\.self)
      #expect(Set(roles).count == roles.count, "\(kind)")
    }
  }

  @Test("Every role is used")
  func used() {
    let used = Node.Kind.allCases.flatMap { $0.layout.slots + [$0.layout.run].compactMap(\.self) }
    #expect(Set(ChildRole.allCases).subtracting(used).isEmpty)
  }

  @Test("What extraction writes has a role for every child, and is found again by it")
  func written() {
    let facts = extract(Self.source)
    var kinds: Set<Node.Kind> = []
    for (id, node) in facts.nodes.enumerated() {
      let (children, layout) = (Array(facts.children(NodeID(id))), node.kind.layout)
      kinds.insert(node.kind)
      #expect(layout.run != nil || children.count <= layout.slots.count, "\(node.kind)")
      for (slot, role) in layout.slots.enumerated() {
        #expect(facts.child(NodeID(id), role) == (slot < children.count ? children[slot] : 0), "\(node.kind) \(role)")
      }
      if let run = layout.run {
        #expect(Array(facts.children(NodeID(id), run)) == Array(children.dropFirst(layout.slots.count)), "\(node.kind)")
      }
    }
    #expect(Set(Node.Kind.allCases).subtracting(kinds).isEmpty)
  }

  @Test("A child that nodes of a kind do not have is absent")
  func otherKinds() throws {
    let facts = extract("open(a.b)")
    let call = try #require(facts.first(.call))
    #expect(facts.child(call, .base) == 0)
    #expect(facts.children(call, .arms).isEmpty)
    #expect(facts.children(try #require(facts.first(.name)), .parameters).isEmpty)
  }

  @Test("The children of a role that is a list are those in the list")
  func lists() throws {
    let facts = extract("func open(_ a: Int, b: Int) { run(); stop() }")
    let function = try #require(facts.first(.function))
    #expect(facts.children(function, .parameters).map(facts.name) == ["a", "b"])
    #expect(facts.children(function, .body).map(facts.name) == ["run", "stop"])
    #expect(facts.children(function, .attributes).isEmpty)
  }

  /// A changed layout breaks the build, or is one edit: nobody else knows a place.
  @Test("No child is taken by its number")
  func numbers() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let byNumber = [
      #"\bchild\([^()]*(\([^()]*\))?[^()]*, *\d+\)"#, #"children\([^(),]*\)+(\.dropFirst|\.dropLast|\[\d)"#,
      #"members\(of: [^()]*from:"#,
    ]
    let pattern = try Regex(byNumber.joined(separator: "|"))
    for module in ["Linking", "Rules"] {
      let folder = root.appending(path: "Sources/\(module)")
      let paths = try #require(FileManager.default.enumerator(atPath: folder.path)).compactMap { $0 as? String }
      for path in paths.sorted() where path.hasSuffix(".swift") {
        let lines = try String(contentsOf: folder.appending(path: path), encoding: .utf8).split(
          separator: "\n", omittingEmptySubsequences: false)
        for (number, line) in lines.enumerated() where line.contains(pattern) {
          Issue.record("\(module)/\(path):\(number + 1) takes a child by its number: name its role (NodeLayout).")
        }
      }
    }
  }
}
