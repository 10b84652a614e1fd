import CoreGraphics
import Expectations
import Testing

@testable import QuartzCore

/// Bitmaps of rows are held while they are of use, and what is in the frame already is not drawn again for nothing.
@MainActor @Suite struct RowBitmapTests {
  /// Five rows of 20 points, each with a drawing from 10 to 70 and a thin fill along its lower edge.
  private final class List {
    let canvas = Canvas()
    let container = CALayer()
    let drawing = PatternDrawing()
    var rows: [CALayer] = []

    init() {
      container.frame = canvas.root.bounds
      container.masksToBounds = true
      container.isScrollContainer = true
      container.backgroundColor = .white
      canvas.root.addSublayer(container)
      for index in 0..<5 { addRow(y: CGFloat(index) * 20) }
      canvas.show {}
    }

    func addRow(y: CGFloat) {
      let row = layer(0, y, 100, 20, UInt32(rows.count % 7 + 1) * 0x1F1F1F)
      let text = layer(10, 4, 60, 12)
      text.contentDrawing = drawing
      row.addSublayer(text)
      row.addSublayer(layer(0, 19, 100, 1, 0x808080))
      container.addSublayer(row)
      rows.append(row)
    }

    var drawn: Int { canvas.compositor.counters.rasterisedLayers }
    var pagesInUse: Int { canvas.compositor.memory.usage.used }
  }

  @Test func rowsWithinTheFrameHoldNoBitmap() {
    let list = List()
    expectEqual(list.drawn, 5)
    expectEqual(list.pagesInUse, 0)
  }

  @Test func aPartlyVisibleRowKeepsItsBitmapUntilWhollyVisible() {
    let list = List()
    CATransaction.withoutActions { list.addRow(y: 100) }
    for offset in 1...20 {
      list.canvas.show { list.container.bounds.origin.y = CGFloat(offset) }
      // Its first three lines are blank and need none.
      expectEqual(list.drawn, (offset < 4 ? 5 : 6), "at offset \(offset)")
    }
    expect(list.canvas.isAsFromScratch)
  }

  @Test func aLayerMovingOverBlankPartsRedrawsNoRow() {
    let list = List()
    let strip = layer(90, 0, 4, 30, 0x000000)
    let drawn = list.drawn
    list.canvas.show { list.canvas.root.addSublayer(strip) }
    for y in 1...70 { list.canvas.show { strip.frame.origin.y = CGFloat(y) } }
    expectEqual(list.drawn, drawn)
    expectEqual(list.pagesInUse, 0)
    expect(list.canvas.isAsFromScratch)
  }

  @Test func aLayerMovingInFrontOfARowDrawsTheRowOnce() {
    let list = List()
    let patch = layer(20, 2, 10, 10, 0xFF0000)
    list.canvas.show { list.canvas.root.addSublayer(patch) }
    for x in 21...60 { list.canvas.show { patch.frame.origin.x = CGFloat(x) } }
    expectEqual(list.drawn, 5 + 1)
    expect(list.pagesInUse > 0)
    // It stands still while something else changes: after a few frames the row's bitmap is of no use.
    let dot = layer(95, 95, 2, 2, 0x00FF00)
    list.canvas.show { list.canvas.root.addSublayer(dot) }
    for step in 0..<8 { list.canvas.show { dot.isHidden = step % 2 == 0 } }
    expectEqual(list.drawn, 5 + 1)
    expectEqual(list.pagesInUse, 0)
  }

  @Test func rowsMovedByAnInsertionAreNotRedrawn() {
    let list = List()
    list.canvas.show {
      for row in list.rows { row.frame.origin.y += 20 }
      list.addRow(y: 0)
    }
    expectEqual(list.drawn, 5 + 1, "only the new row")
    expectEqual(list.canvas.compositor.counters.bytesMoved, 100 * 80 * 4)
    expect(list.canvas.isAsFromScratch)
  }

  @Test func rowsMovedByADeletionAreNotRedrawn() {
    let list = List()
    CATransaction.withoutActions { list.addRow(y: 100) }
    list.canvas.show {
      list.rows[1].removeFromSuperlayer()
      for row in list.rows[2...] { row.frame.origin.y -= 20 }
    }
    expectEqual(list.drawn, 5 + 1, "only the row that came into sight")
    expect(list.canvas.isAsFromScratch)
  }

  @Test func fadingRowsAreCopiedFromTheFrame() {
    let list = List()
    list.canvas.show { list.rows[2].fade() }
    for frame in 1...9 { list.canvas.render(at: Double(frame) * 0.1) }
    expectEqual(list.drawn, 5, "its pixels were in the frame")
    expect(list.canvas.isAsFromScratch)
  }

  /// Over one colour a row is mixed with it in one go; before a picture of that colour Cairo lays the one over the other.
  @Test(arguments: [0.004, 0.1, 0.5, 0.51, 0.9, 0.995] as [Float])
  func fadingOverAPlainColourEqualsFadingOverAnImageOfIt(opacity: Float) {
    let frames = [true, false].map { isPlain in
      let list = List()
      let ground = color(0x37A1E4)
      list.canvas.show {
        if isPlain {
          list.container.backgroundColor = ground
        } else {
          let plate = layer(0, 0, 100, 100, 0x37A1E4)
          let dot = layer(99, 99, 1, 1)
          dot.contentDrawing = list.drawing
          plate.addSublayer(dot)
          list.container.insertSublayer(plate, at: 0)
        }
        for row in list.rows[1...3] { row.opacity = opacity }
        // One row stands behind another, so that only the first has nothing but the ground behind it.
        list.rows[3].frame.origin.y -= 5
      }
      expect(list.canvas.isAsFromScratch)
      return list.canvas.copy
    }
    expectEqual(frames[0], frames[1])
  }

  @Test func aPartlyVisibleFadingRowIsCopiedFromTheFrame() {
    let list = List()
    CATransaction.withoutActions { list.addRow(y: 100) }
    list.canvas.show { list.container.bounds.origin.y = 10 }
    let drawn = list.drawn
    list.canvas.show {
      list.rows[0].fade()
      list.rows[5].fade()
    }
    for frame in 1...5 { list.canvas.render(at: Double(frame) * 0.1) }
    expectEqual(list.drawn, drawn, "what is seen of them was in the frame")
    expect(list.canvas.isAsFromScratch)
  }

  @Test func aRowMovingIntoViewIsRedrawnWhenMoreOfItIsVisible() {
    let list = List()
    list.canvas.show { list.container.bounds.origin.y = 10 }
    let drawn = list.drawn
    list.canvas.show {
      list.rows[0].frame.origin.y = 10
      list.rows[0].slide(from: -10)
    }
    expectEqual(list.drawn, drawn, "what is seen of it was in the frame")
    for frame in 1...12 { list.canvas.render(at: Double(frame) * 0.1) }
    expectEqual(list.drawn, drawn + 1 + 1, "once, and the row that it covers at last, in front of which it moved")
    expect(list.canvas.isAsFromScratch)
  }

  @Test func incomingRowsAreDrawnOneByOneBeforeTheyAreVisible() {
    let list = List()
    list.canvas.show {
      for row in list.rows { row.removeFromSuperlayer() }
      for index in 0..<5 { list.addRow(y: CGFloat(index) * 20) }
      for row in list.rows[5...] { row.slide(from: 1000) }
    }
    expectEqual(list.drawn, 5, "none of them is in sight")
    for frame in 1...5 {
      list.canvas.render(at: Double(frame) * 0.1)
      expectEqual(list.drawn, 5 + frame)
    }
    for frame in 6...12 { list.canvas.render(at: Double(frame) * 0.1) }
    expectEqual(list.drawn, 5 + 5, "each once")
    expectEqual(list.pagesInUse, 0)
    expect(list.canvas.isAsFromScratch)
  }

  @Test func bitmapsOfRowsThatNoLongerEnterAreReleased() {
    let list = List()
    list.canvas.show { for row in list.rows[3...] { row.slide(from: 1000) } }
    for frame in 1...3 { list.canvas.render(at: Double(frame) * 0.1) }
    expect(list.pagesInUse > 0)
    list.canvas.show {
      for row in list.rows[3...] {
        row.removeAllAnimations()
        row.removeFromSuperlayer()
      }
    }
    expectEqual(list.pagesInUse, 0)
    expect(list.canvas.isAsFromScratch)
  }

  @Test func reorderedFadingRowsAreCopiedFromTheFrame() {
    let list = List()
    list.canvas.show {
      for row in list.rows[1...3] {
        list.container.addSublayer(row)
        row.fade()
      }
    }
    for frame in 1...9 { list.canvas.render(at: Double(frame) * 0.1) }
    expectEqual(list.drawn, 5, "whatever they stand before now")
    expect(list.canvas.isAsFromScratch)
  }

  @Test func aRowInsertedBehindOthersRedrawsNoneOfThem() {
    let list = List()
    let painted = { list.canvas.compositor.counters.pixelsPainted }
    let before = painted()
    list.canvas.show {
      list.addRow(y: 20)
      list.container.insertSublayer(list.rows[5], at: 0)
    }
    expectEqual(list.drawn, 5, "it is not seen")
    expectEqual(painted(), before)
    list.canvas.show { for row in list.rows[1...4] { row.position.y += 3 } }
    expectEqual(list.drawn, 5, "what others leave of it is blank")
    expectEqual(painted(), before + 100 * 3)
    expect(list.canvas.isAsFromScratch)
    let later = painted()
    list.canvas.show { list.rows[5].opacity = 0.5 }
    expectEqual(painted(), later + 100 * 3, "it changes where it is seen")
    expect(list.canvas.isAsFromScratch)
  }

  @Test func aRowThatStartsToMoveIsNotRedrawn() {
    let list = List()
    list.canvas.show { list.rows[4].slide(from: 3) }
    for frame in 1...12 { list.canvas.render(at: Double(frame) * 0.1) }
    expectEqual(list.drawn, 5, "its pixels were in the frame")
    expect(list.canvas.isAsFromScratch)
  }

  @Test func aRowThatSlidesInIsDrawnOnce() {
    let list = List()
    list.canvas.show {
      list.rows[4].removeFromSuperlayer()
      list.addRow(y: 80)
      list.rows[5].slide(from: 20)
    }
    for frame in 1...12 { list.canvas.render(at: Double(frame) * 0.1) }
    expectEqual(list.drawn, 5 + 1, "neither on its way nor when it arrives")
    expectEqual(list.pagesInUse, 0, "it rests in the frame")
    expect(list.canvas.isAsFromScratch)
  }

  @Test func contentInFrontOfARowIsNotPartOfItsBitmap() {
    let list = List()
    let patch = layer(20, 82, 10, 10, 0xFF0000)
    list.canvas.show { list.canvas.root.addSublayer(patch) }
    let dot = layer(95, 5, 2, 2, 0x00FF00)
    list.canvas.show { list.canvas.root.addSublayer(dot) }
    for step in 0..<8 { list.canvas.show { dot.isHidden = step % 2 == 0 } }
    expectEqual(list.pagesInUse, 0)
    let drawn = list.drawn
    list.canvas.show { list.rows[4].fade() }
    for frame in 1...9 { list.canvas.render(at: Double(frame) * 0.1) }
    expectEqual(list.drawn, drawn + 1)
    expect(list.canvas.isAsFromScratch)
  }

  @Test func aColourChangeDuringAMoveIsDrawnOnce() {
    let list = List()
    list.canvas.show { list.rows[4].slide(from: -5) }
    list.canvas.render(at: 0.2)
    list.canvas.show { list.rows[4].backgroundColor = .black }
    for frame in 3...12 { list.canvas.render(at: Double(frame) * 0.1) }
    expect(list.drawn <= 5 + 4, "not in each frame")
    expect(list.canvas.isAsFromScratch)
  }
}

extension CALayer {
  /// Moves the layer to where it is by an animation of a second.
  fileprivate func slide(from y: CGFloat) {
    CurrentTime.value = 0
    let animation = CABasicAnimation(keyPath: "position")
    animation.fromValue = CGPoint(x: position.x, y: position.y + y)
    animation.duration = 1
    add(animation, forKey: nil)
  }

  /// Takes a second to become invisible.
  fileprivate func fade() {
    CurrentTime.value = 0
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.fromValue = 1
    animation.duration = 1
    opacity = 0
    add(animation, forKey: nil)
  }
}
