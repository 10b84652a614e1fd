import Expectations
import Testing

@testable import QuartzCore

/// A screen that is drawn once must not pay for fresh pages each time.
struct SparePixelsTests {
  private let spare = SparePixels()

  @Test func memoryOfACompositorIsReusedByTheNext() {
    let memory = spare.take()
    memory.give(memory.take(1 << 20))
    spare.keep(memory)
    let next = spare.take()
    expect(next === memory && next.usage.resident == 256, "the pages are still there")
    expect(spare.take() !== memory, "and serve one compositor at a time")
  }

  @Test func memoryWithALiveBitmapIsNotReused() {
    let memory = PixelMemory()
    let block = memory.take(1 << 20)
    spare.keep(memory)
    expect(spare.take() !== memory)
    memory.give(block)
  }

  @Test func keptMemoryIsLimitedToAScreensBitmaps() {
    let memory = PixelMemory()
    memory.give(memory.take(20 << 20))
    spare.keep(memory)
    expectEqual(memory.usage.resident * 4096, 8 << 20)
  }

  @Test func aMemoryWarningReleasesKeptMemory() {
    let memory = PixelMemory()
    spare.keep(memory)
    spare.release()
    expect(spare.take() !== memory)
  }
}
