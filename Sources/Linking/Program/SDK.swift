import Dialects

/// Facts about Apple's frameworks belong to the dialects; rules read them through this alias.
package typealias SDK = Dialects.SDK
