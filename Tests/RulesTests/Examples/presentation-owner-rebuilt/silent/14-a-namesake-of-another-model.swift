// A child owns the model that a property makes; a property of another model has the name

import SwiftUI
@main struct DemoApp: App { var body: some Scene { WindowGroup { RootView() } } }
struct RootView: View {
  @State private var count = 0
  @StateObject private var confirm = ConfirmModel()
  @StateObject private var menu = MenuModel()
  var body: some View { VStack { Button("More") { count += 1 }; ConfirmView(viewModel: confirm); MenuView(viewModel: menu) } }
}
final class CardsModel: ObservableObject { @Published var shows = false }
final class PaymentMethodsViewModel: ObservableObject { @Published var shows = false }
final class ConfirmModel: ObservableObject {
  @Published var showAdd = false
  var paymentMethodsViewModel: CardsModel? { CardsModel() }
}
final class MenuModel: ObservableObject {
  private(set) var paymentMethodsViewModel: PaymentMethodsViewModel?
}
struct ConfirmView: View {
  @ObservedObject var viewModel: ConfirmModel
  var body: some View {
    Button("Add") { viewModel.showAdd = true }
      .sheet(isPresented: $viewModel.showAdd) {
        if let paymentMethodsViewModel = viewModel.paymentMethodsViewModel { CardsView(viewModel: paymentMethodsViewModel) }
      }
  }
}
struct CardsView: View {
  @StateObject private var viewModel: CardsModel
  init(viewModel: CardsModel) { self._viewModel = StateObject(wrappedValue: viewModel) }
  var body: some View { Button("Show") { viewModel.shows = true }.sheet(isPresented: $viewModel.shows) { Text("Sheet") } }
}
struct MenuView: View {
  @ObservedObject private(set) var viewModel: MenuModel
  var body: some View {
    if let paymentMethodsViewModel = viewModel.paymentMethodsViewModel { MethodsView(viewModel: paymentMethodsViewModel) } else { EmptyView() }
  }
}
struct MethodsView: View {
  @ObservedObject var viewModel: PaymentMethodsViewModel
  var body: some View { Button("Show") { viewModel.shows = true }.sheet(isPresented: $viewModel.shows) { Text("Sheet") } }
}
