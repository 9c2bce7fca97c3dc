// Nobody runs the private function: elsewhere the name means a case and another method

import UIKit
final class TokensCoordinator {
  let navigationController = UINavigationController()
  lazy var artController = UIViewController()
  @objc private func collectibles() {
    navigationController.pushViewController(artController, animated: true)
  }
}
// file: Network.swift
protocol TokenNetwork { func collectibles() }
func load(_ network: TokenNetwork) { network.collectibles() }
