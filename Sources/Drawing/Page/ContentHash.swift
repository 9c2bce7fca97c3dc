import Crypto
import Foundation

/// The hashes in the page's security policy that allow only the page's own script and style.
enum ContentHash {
  /// In the form of a Content-Security-Policy.
  static func policySource(_ text: String) -> String {
    "'sha256-\(Data(SHA256.hash(data: Data(text.utf8))).base64EncodedString())'"
  }
}
