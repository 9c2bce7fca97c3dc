import Foundation

/// Which reader gets the bytes. One program for all, so that it is linked once: `NAVLINT_FUZZ=swift fuzz corpus`.
///
/// A reader may refuse what it is given, by an error or nil. It must not crash, hang, or read or write where it should
/// not; and what it takes, it must be able to write and read again.
private let target: Target = {
  let name = ProcessInfo.processInfo.environment["NAVLINT_FUZZ"] ?? ""
  guard let target = Target(rawValue: name) else {
    fatalError("NAVLINT_FUZZ names the reader: \(Target.allCases.map(\.rawValue).joined(separator: ", ")).")
  }
  return target
}()

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  if let seeds { target.writeSeed(of: bytes, to: seeds) } else { target.read(bytes) }
  return 0
}

/// Where seeds of a form that no file has are written, instead of fuzzing.
private let seeds = ProcessInfo.processInfo.environment["NAVLINT_FUZZ_WRITE"]
