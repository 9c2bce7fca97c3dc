import Crypto
import Foundation

/// The hashes by which the page's security policy names the only script and style that may run.
enum ContentHash {
  /// As a Content-Security-Policy wants it.
  static func policySource(_ text: String) -> String {
    "'sha256-\(Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString())'"
  }
}
