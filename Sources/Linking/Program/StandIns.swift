import NavigationModel
import SourceFacts

/// Types that replace others in previews and tests: they conform to a protocol of the sources, and only code outside of
/// the app makes them (`private class MockModel: HomeModel` next to a preview).
///
/// A view that only previews make is no stand-in: its maintainer wants to hear that nothing shows it.
struct StandIns {
  let nodes: NodeTable
  let mentions: NodeIndex
  let outOfScopeFiles: [Bool]

  func mark(_ types: inout [TypeInfo], named typesByName: [Symbol: [TypeID]], typeOfBody: [Ref: TypeID]) {
    var views: [Symbol: Bool] = [:]
    let standIns = types.indices.filter { id in
      let type = types[id]
      guard [.class, .struct, .actor].contains(type.kind), !type.isOutOfScope, !type.inheritance.isEmpty else {
        return false
      }
      guard type.isFilePrivate || isCalledAStandIn(nodes.text(type.name)) else { return false }
      let names = type.inheritance.map(nodes.symbol)
      let answersProtocol = names.contains { name in
        typesByName[name]?.contains { types[$0].kind == .protocol } ?? false
      }
      guard answersProtocol, !names.contains(where: { isView($0, types, typesByName, &views) }) else { return false }
      return isMadeOutside(id, types, typeOfBody) && !isDeclaredAsType(type)
    }
    for id in standIns { types[id].isOutOfScope = true }
  }

  private func isCalledAStandIn(_ name: String) -> Bool {
    let name = DottedName.spoken(name)
    return ["Mock", "Preview", "Stub", "Fake", "Dummy", "Spy"].contains { name.hasPrefix($0) || name.hasSuffix($0) }
  }

  /// Some variable in the file of a private type has the type: the code that sets the variable may make it without its
  /// name.
  private func isDeclaredAsType(_ type: TypeInfo) -> Bool {
    guard type.isFilePrivate, let file = type.declaration?.file else { return false }
    return nodes.files[Int(file)].nodes.indices.contains { place in
      let node = Ref(file: file, node: UInt32(place))
      return nodes.kind(node) == .typeName && nodes.symbol(node) == type.name && !nodes.flags(node).contains(.isPreview)
    }
  }

  /// Only its own code, previews and tests name the type. A type that is visible in the whole program and not named may
  /// be made by tests, which are not read.
  private func isMadeOutside(_ id: TypeID, _ types: [TypeInfo], _ typeOfBody: [Ref: TypeID]) -> Bool {
    var isMade = !types[id].isFilePrivate
    for mention in mentions[types[id].name] {
      let f = nodes.flags(mention)
      var isOutside = f.contains(.isPreview) || f.contains(.isTest) || outOfScopeFiles[Int(mention.file)]
      if let body = nodes.surrounding(mention).map({ nodes.bodies[$0] }), let around = typeOfBody[body] {
        if around == id { continue }
        isOutside = isOutside || types[around].isOutOfScope
      }
      guard isOutside else { return false }
      isMade = true
    }
    return isMade
  }

  /// The name of SwiftUI's `View`, or of a protocol whose conforming types are views.
  private func isView(
    _ name: Symbol, _ types: [TypeInfo], _ typesByName: [Symbol: [TypeID]], _ known: inout [Symbol: Bool]
  ) -> Bool {
    if let answer = known[name] { return answer }
    let text = nodes.text(name)
    if SDK.partsOfInterfaces.contains(text) || text.hasSuffix("Controller") || text.hasSuffix("Representable") {
      return true
    }
    known[name] = false
    let result = (typesByName[name] ?? []).contains { id in
      types[id].inheritance.contains { isView(nodes.symbol($0), types, typesByName, &known) }
    }
    known[name] = result
    return result
  }
}
