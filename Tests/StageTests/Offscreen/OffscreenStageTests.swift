import CoreGraphics
import Expectations
import QuartzCore
import Testing

@testable import Stage

@MainActor @Suite struct OffscreenStageTests {
  let stage = OffscreenStage(size: CGSize(width: 10, height: 20), scale: 2)
  let delegate = RecordingStageDelegate()

  init() {
    stage.delegate = delegate
  }

  @Test func theFrameBufferHasTheSizeInPixels() {
    expectEqual(stage.pixelWidth, 20)
    expectEqual(stage.pixelHeight, 40)
    expectEqual(stage.pixel(x: 19, y: 39), 0)
  }

  @Test func fractionalPixelSizesAreRoundedUp() {
    let stage = OffscreenStage(size: CGSize(width: 10.1, height: 0.1 * 30), scale: 3)
    expectEqual(stage.pixelWidth, 31)
    expectEqual(stage.pixelHeight, 9)
  }

  @Test func drawnPixelsCanBeReadAndPersist() {
    func fill(_ value: UInt32, row: Int) {
      stage.withFrameBuffer { buffer in
        let pixels = (buffer.base + row * buffer.bytesPerRow).assumingMemoryBound(to: UInt32.self)
        for x in 0..<buffer.width { pixels[x] = value }
        return [PixelRect(x: 0, y: row, width: buffer.width, height: 1)]
      }
    }
    fill(0xFF12_3456, row: 3)
    fill(0xFFAB_CDEF, row: 4)
    expectEqual(stage.pixel(x: 0, y: 3), 0x12_3456)
    expectEqual(stage.pixel(x: 19, y: 4), 0xAB_CDEF)
    expectEqual(stage.presentationCount, 2)
    expectEqual(stage.lastDamage, [PixelRect(x: 0, y: 4, width: 20, height: 1)])
  }

  @Test func aFrameThatChangedNothingPresentsNothing() {
    stage.withFrameBuffer { _ in [] }
    expectEqual(stage.presentationCount, 0)
  }

  @Test func framesReachTheDelegateOnlyWhenRequested() {
    stage.advance(by: 1)
    expectEqual(delegate.calls, [])
    stage.clock.requestFrame()
    stage.advance(by: 1)
    expectEqual(delegate.calls, ["frame 1.0167"])
  }

  @Test func eventsReachTheDelegateAtOnce() {
    stage.send(.text("a"))
    expectEqual(delegate.calls, [#"event text("a")"#])
  }

  @Test func aNewSizeCreatesANewFrameBuffer() {
    stage.resize(to: CGSize(width: 30, height: 10))
    stage.resize(to: CGSize(width: 30, height: 10))
    expectEqual(delegate.calls, ["resize 30.0x10.0@2.0"])
    expectEqual(stage.pixelWidth, 60)
    stage.resize(to: CGSize(width: 30, height: 10), scale: 1)
    expectEqual(delegate.calls.last, "resize 30.0x10.0@1.0")
    expectEqual(stage.pixelWidth, 30)
  }

  @Test func newTraitsAreReportedOnce() {
    stage.setTraits(StageTraits(appearance: .dark))
    stage.setTraits(StageTraits(appearance: .dark))
    expectEqual(delegate.calls, ["traits dark"])
  }

  @Test func aClosedStageCallsNoDelegate() {
    stage.clock.requestFrame()
    stage.close()
    stage.send(.text("a"))
    stage.advance(by: 1)
    expectEqual(delegate.calls, [])
  }

  @Test func activityAndCloseRequestsAreReported() {
    stage.setActivity(.inactive)
    stage.requestClose()
    expectEqual(delegate.calls, ["activity inactive", "close"])
    expect(!stage.isClosed)
  }

  @Test func titleCaretAndClipboardAreStored() {
    stage.setTitle("Feed")
    stage.startTextInput(caret: CGRect(x: 1, y: 2, width: 2, height: 20))
    stage.clipboard = "copied"
    expectEqual(stage.title, "Feed")
    expectEqual(stage.textInputCaret, CGRect(x: 1, y: 2, width: 2, height: 20))
    expectEqual(stage.clipboard, "copied")
    stage.stopTextInput()
    expectNil(stage.textInputCaret)
  }
}
