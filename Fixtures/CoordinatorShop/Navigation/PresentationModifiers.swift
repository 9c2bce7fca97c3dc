import SwiftUI

extension View {
  func sheet(for sheetPath: Binding<SheetPath>) -> some View {
    modifier(SheetModifier(sheetPath: sheetPath))
  }

  func cover(for coverPath: Binding<CoverPath>) -> some View {
    modifier(CoverModifier(coverPath: coverPath))
  }

  func alert(for alertPath: Binding<AlertPath>) -> some View {
    modifier(AlertModifier(alertPath: alertPath))
  }
}

struct SheetModifier: ViewModifier {
  @Binding var sheetPath: SheetPath
  @State private var factories: [String: NavigationViewFactory] = [:]

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(SheetFactoryKey.self) { factories = $0 }
      .sheet(item: $sheetPath.sheet, onDismiss: sheetPath.sheet?.onDismiss) { container in
        factories[container.key]?.factory(container.route)
      }
  }
}

struct CoverModifier: ViewModifier {
  @Binding var coverPath: CoverPath
  @State private var factories: [String: NavigationViewFactory] = [:]

  func body(content: Content) -> some View {
    content
      .onPreferenceChange(CoverFactoryKey.self) { factories = $0 }
      .fullScreenCover(item: $coverPath.cover, onDismiss: coverPath.cover?.onDismiss) { container in
        factories[container.key]?.factory(container.route)
      }
  }
}

struct AlertModifier: ViewModifier {
  @Binding var alertPath: AlertPath

  func body(content: Content) -> some View {
    content
      .alert(alertPath.alert?.title ?? "", isPresented: isPresented) {
        ForEach(alertPath.alert?.buttons ?? []) { button in
          Button(button.title, role: button.role, action: button.action)
        }
      } message: {
        Text(alertPath.alert?.message ?? "")
      }
  }

  private var isPresented: Binding<Bool> {
    Binding(get: { alertPath.alert != nil }, set: { if !$0 { alertPath.alert = nil } })
  }
}
