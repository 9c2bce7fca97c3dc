import Linking
import NavigationModel
import Testing

/// What a class tells a base class to do that nobody has read.
@Suite struct InheritedOrderTests {
  @Test func anOrderWithAScreen() {
    let graph = graph([
      "App.swift": """
      import FlowFoundation
      import UIKit
      final class Checkout: FoundationCoordinator {
        func pay() { perform(.push(PaymentController())); perform(.track(PaymentController.self)) }
      }
      final class PaymentController: UIViewController {}
      """
    ])
    #expect(graph.transitions.map(\.to) == ["PaymentController"])
    #expect(graph.transitions.map(\.kind) == [.push])
    #expect(graph.transitions.map(\.confidence) == [.inferred])
  }
}
