import SwiftUI

/// Builds the view for a route whose type is known only where it was registered.
struct NavigationViewFactory: Equatable {
  let key: String
  let factory: @MainActor (Any) -> AnyView?

  init<D, C: View>(_ type: D.Type, _ build: @escaping @MainActor (D) -> C) {
    key = String(reflecting: type)
    factory = { value in
      guard let route = value as? D else { return nil }
      return AnyView(build(route))
    }
  }

  static func == (a: Self, b: Self) -> Bool { a.key == b.key }
}

struct SheetFactoryKey: PreferenceKey {
  static let defaultValue: [String: NavigationViewFactory] = [:]

  static func reduce(value: inout [String: NavigationViewFactory], nextValue: () -> [String: NavigationViewFactory]) {
    value.merge(nextValue()) { _, new in new }
  }
}

struct CoverFactoryKey: PreferenceKey {
  static let defaultValue: [String: NavigationViewFactory] = [:]

  static func reduce(value: inout [String: NavigationViewFactory], nextValue: () -> [String: NavigationViewFactory]) {
    value.merge(nextValue()) { _, new in new }
  }
}

extension View {
  func sheetDestination<D, C>(for type: D.Type, @ViewBuilder sheet: @escaping @MainActor (D) -> C) -> some View
  where D: Identifiable & Hashable, C: View {
    preference(key: SheetFactoryKey.self, value: [String(reflecting: type): NavigationViewFactory(type, sheet)])
  }

  func coverDestination<D, C>(for type: D.Type, @ViewBuilder cover: @escaping @MainActor (D) -> C) -> some View
  where D: Identifiable & Hashable, C: View {
    preference(key: CoverFactoryKey.self, value: [String(reflecting: type): NavigationViewFactory(type, cover)])
  }
}
