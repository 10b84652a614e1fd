import CAllocations
import Expectations
import Testing

@testable import QuartzCore

struct ScratchMemoryTests {
  @Test func scratchMemoryIsAllocatedOncePerSize() {
    let scratch = ScratchMemory()
    scratch.withRoom(4000) { $0.storeBytes(of: 7, as: UInt8.self) }
    let count = allocation_count_of_thread()
    for _ in 0..<10 { scratch.withRoom(4000) { $0.storeBytes(of: 7, as: UInt8.self) } }
    let kept = scratch.withRoom(100) { $0.load(as: UInt8.self) }
    let after = allocation_count_of_thread()
    expectEqual(after, count)
    expectEqual(kept, 7, "the same memory serves for less")
    scratch.withRoom(8000) { $0.storeBytes(of: 9, toByteOffset: 7999, as: UInt8.self) }
    expect(allocation_count_of_thread() > count)
    expectEqual(scratch.withRoom(0) { Int(bitPattern: $0) } % 16, 0)
  }
}
