import CoreGraphics
import Expectations
import Testing

@testable import Stage

struct FrameMappingTests {
  /// Sizes that no other test asks for.
  private static let bytes = 4096 * 331

  @Test func memoryOfAFrameIsReusedForEqualSizes() {
    let first = FrameMapping.take(Self.bytes).mapping
    first.base.storeBytes(of: 7, toByteOffset: Self.bytes - 1, as: UInt8.self)
    // Other tests' frames may take the place of the one that is kept.
    let isTaken = (0..<100).contains { _ in
      first.leave()
      let (next, isZero) = FrameMapping.take(Self.bytes)
      expectEqual(isZero, (next !== first))
      return next === first
    }
    expect(isTaken)
  }

  @Test func anotherSizeGetsNewMemory() {
    let first = FrameMapping.take(Self.bytes).mapping
    first.leave()
    let (other, isZero) = FrameMapping.take(Self.bytes + 4096)
    expect(other !== first && isZero)
    expectEqual(other.base.load(fromByteOffset: Self.bytes + 4095, as: UInt8.self), 0)
  }

  @Test @MainActor func anOffscreenStageReleasesSpareMemory() {
    let first = FrameMapping.take(Self.bytes).mapping
    first.leave()
    OffscreenStage(size: CGSize(width: 4, height: 4), scale: 1).releaseSpareMemory()
    expect(FrameMapping.take(Self.bytes).mapping !== first)
  }

  @Test func memoryOfALargeWindowIsNotKept() {
    let large = FrameMapping.take(40 << 20).mapping
    large.leave()
    expect(FrameMapping.take(40 << 20).mapping !== large)
  }
}
