import UIKit

@MainActor
protocol Coordinator: AnyObject {
  var childCoordinators: [Coordinator] { get set }
  func start()
}

extension Coordinator {
  func addChild(_ child: Coordinator) {
    childCoordinators.append(child)
  }

  func removeChild(_ child: Coordinator) {
    childCoordinators.removeAll { $0 === child }
  }
}
