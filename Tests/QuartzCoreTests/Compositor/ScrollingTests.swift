import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// The cost of scrolling a list, and its correctness far from its beginning.
@MainActor @Suite struct ScrollingTests {
  /// Rows of 20 points in a container of 100 by 100 pixels.
  private final class List {
    let canvas: Canvas
    let container = CALayer()
    let drawing = PatternDrawing()
    var rows: [Int: CALayer] = [:]

    init(width: Int = 100, height: Int = 100, scale: CGFloat = 1, offset: CGFloat = 0) {
      canvas = Canvas(width: width, height: height, scale: scale)
      container.frame = canvas.root.bounds
      container.masksToBounds = true
      container.isScrollContainer = true
      container.backgroundColor = .white
      canvas.root.addSublayer(container)
      scroll(to: offset)
    }

    func scroll(to offset: CGFloat) {
      CATransaction.withoutActions {
        container.bounds.origin.y = offset
        let height = container.bounds.height
        let wanted = Int((offset / 20).rounded(.down))..<Int(((offset + height) / 20).rounded(.up))
        for (index, row) in rows where !wanted.contains(index) {
          row.removeFromSuperlayer()
          rows[index] = nil
        }
        for index in wanted where rows[index] == nil {
          let row = layer(0, CGFloat(index) * 20, container.bounds.width, 20, UInt32(index % 7 + 1) * 0x1F1F1F)
          let text = layer(10, 4, 60, 12)
          text.contentDrawing = drawing
          row.addSublayer(text)
          container.addSublayer(row)
          rows[index] = row
        }
      }
      canvas.render(at: canvas.time + 1.0 / 60)
    }
  }

  @Test func everyRowIsDrawnOnceWhileVisible() {
    let list = List()
    expectEqual(list.canvas.compositor.counters.rasterisedLayers, 5)
    for offset in stride(from: 4, through: 400, by: 4) { list.scroll(to: CGFloat(offset)) }
    // 25 rows were seen, the one at the end twice entered by no pixel.
    expectEqual(list.canvas.compositor.counters.rasterisedLayers, 25)
    expectEqual(list.drawing.count, 25)
  }

  @Test func scrollingMovesPixelsAndPaintsOnlyTheNewStrip() {
    let list = List()
    let before = list.canvas.compositor.counters
    list.scroll(to: 10)
    let after = list.canvas.compositor.counters
    expectEqual(after.bytesMoved - before.bytesMoved, 100 * 90 * 4)
    expectEqual(after.pixelsPainted - before.pixelsPainted, 100 * 10)
  }

  @Test func memoryOfLeavingRowsIsReusedByEnteringRows() {
    let list = List()
    for offset in stride(from: 10, through: 200, by: 10) { list.scroll(to: CGFloat(offset)) }
    let blocks = list.canvas.compositor.memoryAllocations
    for offset in stride(from: 210, through: 2000, by: 10) { list.scroll(to: CGFloat(offset)) }
    expectEqual(list.canvas.compositor.memoryAllocations, blocks)
  }

  /// An update of a list shows and hides rows by the screenful.
  @Test func memoryIsKeptUntilAnAnimationEnds() {
    let canvas = Canvas(width: 200, height: 200)
    let tile = layer(10, 10, 180, 180, 0xFF0000)
    tile.addSublayer(layer(0, 0, 90, 90, 0x00FF00))
    canvas.root.addSublayer(tile)
    canvas.render(at: 0)
    func alternate(_ frames: Int) -> Int {
      let taken = canvas.compositor.memoryAllocations
      for frame in 0..<frames {
        CATransaction.withoutActions { tile.isHidden = frame % 2 == 0 }
        canvas.render(at: canvas.time + 0.01)
      }
      return canvas.compositor.memoryAllocations - taken
    }
    // A layer that fades has a bitmap, here of more than half a frame.
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 0.2
    animation.toValue = 0.8
    animation.duration = 1
    // In the canvas's time: the machine's clock would give another beginning.
    animation.beginTime = 0.001
    tile.add(animation, forKey: nil)
    _ = alternate(2)
    expectEqual(alternate(20), 0)
    canvas.render(at: 10)
    expect(canvas.compositor.memory.usage.resident * 4096 <= 200 * 200 * 2)

    animation.repeatCount = .infinity
    tile.add(animation, forKey: nil)
    expect(alternate(10) > 20, "an animation without end does not keep memory for good")
  }

  @Test func aBarInFrontOfScrollingContentCostsOnlyItsOwnArea() {
    let list = List()
    let bar = layer(0, 0, 100, 20)
    bar.backgroundColor = color(0xFF0000, alpha: 0.5)
    list.canvas.root.addSublayer(bar)
    list.canvas.render()
    let before = list.canvas.compositor.counters
    list.scroll(to: 10)
    let after = list.canvas.compositor.counters
    // Inside the bar its colour covers what it covered before: its edge and the strip at the end are painted.
    expectEqual(after.pixelsPainted - before.pixelsPainted, 100 * 10 + 100 * 10)
    expect(list.canvas.isAsFromScratch)
  }

  @Test func highlightingARowRedrawsOnlyThatRow() {
    let list = List()
    let before = list.canvas.compositor.counters.rasterisedLayers
    let damage = list.canvas.show { list.rows[2]?.backgroundColor = color(0x00FF00) }
    expectEqual(list.canvas.compositor.counters.rasterisedLayers, before + 1)
    expectEqual(damage, [PixelRect(x: 0, y: 40, width: 100, height: 20)])
    expectEqual(list.canvas.pixel(50, 45), "00ff00")
  }

  @Test func aMovingRowAndTheRowsItCoversAreDrawnOnce() {
    let list = List()
    CurrentTime.value = list.canvas.time
    let animation = CABasicAnimation(keyPath: "position.y")
    animation.byValue = 30
    animation.duration = 0.5
    list.rows[1]?.add(animation, forKey: nil)
    let before = list.canvas.compositor.counters.rasterisedLayers
    for frame in 0..<30 { list.canvas.render(at: CurrentTime.value + Double(frame) / 60) }
    // Itself and the two rows that it comes to lie under, each at most once in thirty frames.
    expect(list.canvas.compositor.counters.rasterisedLayers <= before + 3)
  }

  @Test func rowsFarFromTheOriginAreDrawnExactly() {
    let near = List(width: 120, height: 160, scale: 2, offset: 7)
    let far = List(width: 120, height: 160, scale: 2, offset: 189_999_987)
    // Far from the origin the same rows modulo seven: colours repeat, and so must every pixel.
    let shift = 189_999_980 / 20 % 7
    near.canvas.show {
      for row in 0..<6 { near.rows[row]?.backgroundColor = color(UInt32((row + shift) % 7 + 1) * 0x1F1F1F) }
    }
    var isEqual = near.canvas.copy == far.canvas.copy
    expect(isEqual)
    for step in 1...5 {
      near.scroll(to: 7 + CGFloat(step) * 0.5)
      far.scroll(to: 189_999_987 + CGFloat(step) * 0.5)
      isEqual = near.canvas.copy == far.canvas.copy
      expect(isEqual, "after \(step) half points")
    }
    expect(far.canvas.compositor.counters.bytesMoved > 0)
  }

  @Test func aLayerOfTheWholeContentHeightIsDrawnOnlyWhereVisible() {
    let list = List(offset: 190_000_000)
    let tall = CALayer()
    tall.frame = CGRect(x: 40, y: 0, width: 10, height: 380_000_000)
    tall.backgroundColor = color(0xFF0000)
    tall.cornerRadius = 2
    list.container.addSublayer(tall)
    CATransaction.withoutActions { _ = list.canvas.render() }
    expect(list.canvas.pixel(45, 50) == "ff0000" && list.canvas.pixel(45, 99) == "ff0000")
    expect(list.canvas.pixel(39, 50) != "ff0000")
  }

  @Test func aFrameWithoutChangesDrawsNothing() {
    let list = List()
    let counters = list.canvas.compositor.counters
    expect(!list.canvas.compositor.needsFrame)
    expect(list.canvas.render(at: 5).isEmpty)
    expectEqual(list.canvas.compositor.counters, counters)
  }
}
