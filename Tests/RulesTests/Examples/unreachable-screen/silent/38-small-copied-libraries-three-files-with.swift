// Small copied libraries: three files with a prefix of their own, and a folder that says so in its own way

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { Text("Home") } }
}
// file: App/Helpers/Cropping/DXCropController.swift
class DXCropController: UIViewController {}
// file: App/Helpers/Cropping/DXCropScroller.swift
class DXCropScroller: UIScrollView {}
// file: App/Thrid Party/Countries/CountryPickerController.swift
class CountryPickerController: UIViewController {}
// file: App/Helpers/Cropping/DXFrameView.swift
class DXFrameView: UIView {}
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
