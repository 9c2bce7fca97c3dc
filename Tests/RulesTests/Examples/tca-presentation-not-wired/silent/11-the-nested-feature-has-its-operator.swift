// The nested feature has its operator

import ComposableArchitecture
import SwiftUI

@main
struct BudgetApp: App {
    var body: some Scene {
        WindowGroup {
            BudgetView(store: Store(initialState: BudgetFeature.State()) { BudgetFeature() })
        }
    }
}

@Reducer
struct BudgetFeature {
    @ObservableState
    struct State {
        var categories = CategoriesFeature.State()
        var total = 0
    }
    enum Action {
        case categories(CategoriesFeature.Action)
        case reset
    }
    var body: some ReducerOf<Self> {
        Scope(state: \.categories, action: \.categories) { CategoriesFeature() }
        Reduce { state, action in
            switch action {
            case .categories: return .none
            case .reset:
                state.total = 0
                return .none
            }
        }
    }
}

@Reducer
struct CategoriesFeature {
    @Reducer
    enum Destination {
        case add(AddCategoryFeature)
    }
    @ObservableState
    struct State {
        @Presents var destination: Destination.State?
        var names: [String] = []
    }
    enum Action {
        case addTapped
        case destination(PresentationAction<Destination.Action>)
    }
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .addTapped:
                state.destination = .add(AddCategoryFeature.State())
                return .none
            case .destination(.presented(.add(.saveTapped))):
                state.destination = nil
                return .none
            case .destination:
                return .none
            }
        }
        .ifLet(\.$destination, action: \.destination)
    }
}

@Reducer
struct AddCategoryFeature {
    @ObservableState
    struct State { var name = "" }
    enum Action { case saveTapped, nameChanged(String) }
    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .saveTapped: return .none
            case .nameChanged(let name):
                state.name = name
                return .none
            }
        }
    }
}

struct BudgetView: View {
    let store: StoreOf<BudgetFeature>
    var body: some View {
        CategoriesView(store: store.scope(state: \.categories, action: \.categories))
    }
}

struct CategoriesView: View {
    @Bindable var store: StoreOf<CategoriesFeature>
    var body: some View {
        Button("Add") { store.send(.addTapped) }
            .sheet(item: $store.scope(state: \.destination?.add, action: \.destination.add)) { store in
                AddCategoryView(store: store)
            }
    }
}

struct AddCategoryView: View {
    @Bindable var store: StoreOf<AddCategoryFeature>
    var body: some View {
        Form {
            TextField("Name", text: $store.name.sending(\.nameChanged))
            Button("Save") { store.send(.saveTapped) }
        }
    }
}
