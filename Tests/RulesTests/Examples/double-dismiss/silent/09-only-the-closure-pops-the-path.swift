// Only the closure pops the path

import SwiftUI

@main
struct DemoApp: App {
    var body: some Scene {
        WindowGroup { AddressesHost() }
    }
}

enum AddressRoute: Hashable { case edit(Int) }

@MainActor
final class AddressRouter: ObservableObject {
    @Published var path: [AddressRoute] = []
    func edit(_ id: Int) { path.append(.edit(id)) }
    func pop() { if !path.isEmpty { path.removeLast() } }
}

struct AddressesHost: View {
    @StateObject private var router = AddressRouter()

    var body: some View {
        NavigationStack(path: $router.path) {
            AddressesScreen()
                .navigationDestination(for: AddressRoute.self) { route in
                    switch route {
                    case .edit(let id):
                        AddressForm(id: id) { router.pop() }
                    }
                }
        }
        .environmentObject(router)
    }
}

struct AddressesScreen: View {
    @EnvironmentObject private var router: AddressRouter
    var body: some View {
        List(0..<3, id: \.self) { id in
            Button("Address \(id)") { router.edit(id) }
        }
    }
}

struct AddressForm: View {
    let id: Int
    let onSaved: () -> Void
    @State private var street = ""

    var body: some View {
        Form {
            TextField("Street", text: $street)
            Button("Save", action: save)
        }
    }

    private func save() {
        UserDefaults.standard.set(street, forKey: "street\(id)")
        onSaved()
    }
}
