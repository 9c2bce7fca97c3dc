// Copied libraries among the app's own sources: what is public there, and a folder with a prefix of its own

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Text("Home") } }
}
// file: App/Helper/DatePicker/YearPickerController.swift
public class YearPickerController: UIViewController {}
// file: App/ImageSelector/MLPickerController.swift
class MLPickerController: UIViewController {}
// file: App/ImageSelector/Views/MLPickerCell.swift
class MLPickerCell: UICollectionViewCell {}
// file: App/ImageSelector/MLAsset.swift
struct MLAsset {}
// file: App/ImageSelector/ML+Image.swift
extension UIImage {}
// file: App/Home.swift
struct Home {}
// file: App/Feed.swift
struct Feed {}
// file: App/Map.swift
struct Map {}
// file: App/Chat.swift
struct Chat {}
// file: App/Club.swift
struct Club {}
// file: App/Shop.swift
struct Shop {}
// file: App/Login.swift
struct Login {}
