// What a kit offers to other apps, beside its own demonstration

import UIKit
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window?.rootViewController = StartController()
    return true
  }
}
final class StartController: UIViewController {}
// file: Kit/CommentController.swift
import UIKit
public final class CommentController: UIViewController {
  public static func make() -> CommentController { CommentController() }
}
