import Testing

@testable import Threads

@Suite struct AddressSpaceTests {
  private static let giga = 1 << 30

  @Test(arguments: [1, 4, 16, 64, 1024]) func stacksLeaveHalfOfWhatThereIs(_ wanted: Int) {
    for left in [1, 4, 16, 64].map({ $0 * Self.giga }) {
      let threads = AddressSpace.threads(wanted, left: left)
      #expect(threads >= 1 && threads <= wanted)
      // Each thread takes its part of what the ones before it have left.
      var rest = left
      for started in 0..<threads {
        let largest = AddressSpace.largestStack(threads - started, left: rest)
        rest -= LargeStack.sizes.first { $0 <= largest } ?? 0
      }
      #expect(rest >= left / 4)
    }
  }

  @Test func aProgramWithLittleLeftHasOneThread() {
    #expect(AddressSpace.threads(16, left: 0) == 1 && AddressSpace.threads(16, left: 400 << 20) == 1)
    #expect(AddressSpace.threads(16, left: 16 * Self.giga) == 16)
    #expect(AddressSpace.largestStack(1, left: 0) == 8 << 20)
  }
}
