import Dialects
import NavigationModel
import SourceFacts
import Threads

/// Reads what tests do to an app.
public struct TestReader: Sendable {
  private let code: TestCode

  /// - Parameters:
  ///   - tests: facts of tests, with all function bodies (``FactExtractor/wholeTest(path:source:)``).
  ///   - app: the app's files, for the constants and types that tests name.
  public init(tests: [FileFacts], app: [FileFacts], words: InterfaceTests = .standard) {
    code = TestCode(tests: tests, app: app, words: words)
  }

  /// All tests, in the order of their names.
  public func tests(threads: Int) -> [ReadTest] {
    let found = methods.sorted { ($0.name, $0.code.file, $0.code.node) < ($1.name, $1.code.file, $1.code.node) }
    return LargeStack.map(found, threads: threads) { [code] method in Self.read(method, code) }
  }

  private struct Method: Sendable {
    var name: String
    var code: Code
    /// nil for a function outside of types.
    var type: String?
    /// Of a test case, whose preparations run first.
    var isOfCase: Bool
  }

  private var methods: [Method] {
    var found: [Method] = []
    for (type, entry) in code.types where entry.isOfTests && entry.declaration != nil {
      let lineage = code.lineage(type)
      let isCase = lineage.contains(where: code.words.cases.contains)
      // A test case also runs the tests that it inherits from another of the tests' own classes; they are read once.
      for (name, members) in entry.members {
        for member in members where isTest(member, isCase) {
          found.append(Method(name: "\(type).\(name)", code: member, type: type, isOfCase: isCase))
        }
      }
    }
    for (name, members) in code.globals {
      for member in members where isTest(member, false) {
        found.append(Method(name: name, code: member, type: nil, isOfCase: false))
      }
    }
    return found
  }

  private func isTest(_ member: Code, _ isInCase: Bool) -> Bool {
    guard code.kind(member) == .function else { return false }
    if code.children(member, .attributes).contains(where: { code.name($0) == code.words.attribute }) { return true }
    return isInCase && code.name(member).hasPrefix(code.words.methodPrefix)
      && code.children(member, .parameters).isEmpty
  }

  private static func read(_ method: Method, _ code: TestCode) -> ReadTest {
    var run = TestRun(code: code)
    if let type = method.type {
      let object = run.object(of: type, [])
      if method.isOfCase {
        for name in code.words.preparations {
          _ = run.invoke(name, on: .type(type), [], at: method.code)
          _ = run.invoke(name, on: .object(object), [], at: method.code)
        }
      }
      run.start(method.code, TestScope(object: object, type: type))
    } else {
      run.start(method.code, TestScope())
    }
    let node = code.node(method.code)
    return ReadTest(
      name: method.name,
      location: SourceLocation(
        file: code.files[method.code.file].path, line: Int(node.line), column: Int(node.column)),
      steps: run.recorded, isCut: run.isCut)
  }
}

extension TestRun {
  fileprivate mutating func start(_ function: Code, _ scope: TestScope) {
    guard let block = code.child(function, .body) else { return }
    _ = body(block, TestScope(outer: scope))
  }
}
