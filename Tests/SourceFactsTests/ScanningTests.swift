import SourceFacts
import Testing

/// What is found out of a text without parsing it.
@Suite struct ScanningTests {
  @Test func importedModules() {
    let source = """
      // import No
      import UIKit
        @testable import App
      @_exported public import struct Kit.Box
      internal import Core.Part
      @preconcurrency @_spi(Testing) import Spi
      let important = 1
      import  Two
      """
    #expect(
      ImportedModules.all(in: Array(source.utf8)) == ["UIKit", "App", "Kit", "Core", "Spi", "Two"])
    #expect(ImportedModules.all(in: []).isEmpty && ImportedModules.all(in: Array("import".utf8)).isEmpty)
  }

  private func names(_ source: String) -> DeclaredNames { DeclaredNames(in: Array(source.utf8)) }

  private func texts(_ names: Set<DeclaredNames.Name>) -> [String] {
    names.map { $0.isPublic ? "+" + $0.text : $0.text }.sorted()
  }

  @Test func declaredNames() {
    let found = names(
      """
      /* class Past {} */
      // struct Remark {}
      public final class Router { class func make() {}; struct Inner { let text = "enum Text { " } }
      @MainActor open
      class Base {}
      public typealias Name = Int; enum `default` {}
      func global() { let local = 1 }
      public var state = \"""
        struct Long {
        \"""
      extension Outer.View { public func shown() {}; var hidden: Int { 1 } }
      public extension Text { func bold() {}; private func own() { func inner() {} } }
      protocol Plain { func asked() }
      """)
    #expect(texts(found.types) == ["+Base", "+Name", "+Router", "Inner", "Plain", "default"])
    #expect(texts(found.globals) == ["+state", "global"])
    #expect(found.extended.mapValues(texts) == ["View": ["+shown", "hidden"], "Text": ["+bold", "+own"]])
    #expect(!found.isEmpty && names("import A // and nothing else").isEmpty)
  }

  @Test(arguments: ["\"", "/*", "class", "extension A.", "\"\"\"", "{ } } }", "public", "func `", "\"\\"])
  func textThatEndsAnywhere(_ source: String) { _ = names(source) }
}
