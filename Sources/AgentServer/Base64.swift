import Foundation

enum Base64 {
  static func text(_ bytes: [UInt8]) -> String { Data(bytes).base64EncodedString() }
}
