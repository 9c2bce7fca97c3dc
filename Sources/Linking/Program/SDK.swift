import Dialects

/// Facts about Apple's frameworks are the dialects'; rules read them here, too.
package typealias SDK = Dialects.SDK
