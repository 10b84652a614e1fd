import CoreGraphics
import Expectations
import Testing

@testable import QuartzCore

/// Layers that show what lies behind them, blurred.
@Suite(.serialized) struct BackdropTests {
  private let canvas = Canvas(width: 200, height: 100)
  private let glass = CALayer()
  private let drawing = PatternDrawing()

  /// Black on the left half, white on the right; a pane of glass over the lower half.
  init() {
    let dark = layer(0, 0, 100, 100, 0)
    glass.frame = CGRect(x: 0, y: 50, width: 200, height: 50)
    glass.backdrop = LayerBackdrop(radius: 8, saturation: 1, tint: color(0, alpha: 0), plainAlpha: 0.5)
    canvas.show {
      canvas.root.addSublayer(dark)
      canvas.root.addSublayer(glass)
    }
  }

  /// How bright a pixel is, from 0 to 255.
  private func grey(_ x: Int, _ y: Int) -> Int { Int(canvas.pixel(x, y).prefix(2), radix: 16) ?? -1 }

  @Test func anEdgeBehindABackdropIsBlurred() {
    expect(grey(98, 20) == 0 && grey(102, 20) == 255, "above it the edge is sharp")
    let row = stride(from: 60, through: 140, by: 10).map { grey($0, 80) }
    expectEqual(row, row.sorted(), "from dark to bright: \(row)")
    expect(row[0] < 8 && row[8] > 247)
    expect((115...140).contains(row[4]), "half of both at the edge: \(row[4])")
    // A deviation of 8 pixels: a sixth of the light is beyond it.
    expect((22...60).contains(grey(92, 80)), "\(grey(92, 80))")
    expect(canvas.isAsFromScratch)
  }

  @Test func aBackdropIsBlurredAgainOnlyWhenContentBehindChanges() {
    let count = { canvas.compositor.counters.blurredBackdrops }
    let start = count()
    let front = layer(20, 60, 10, 10, 0xFF0000)
    canvas.show { canvas.root.addSublayer(front) }
    canvas.show { front.position.x += 30 }
    expectEqual(count(), start, "what is in front is no matter")
    expect(canvas.isAsFromScratch)
    let made = count()
    let behind = layer(150, 2, 10, 10, 0x00FF00)
    canvas.show { canvas.root.insertSublayer(behind, below: glass) }
    expectEqual(count(), made, "nor is what is too far away")
    canvas.show { behind.position.y += 50 }
    expectEqual(count(), made + 1)
    expect(canvas.isAsFromScratch)
    canvas.show { behind.removeFromSuperlayer() }
    expect(canvas.isAsFromScratch)
  }

  @Test func changesBehindACoveredBackdropShowWhenUncovered() {
    let behind = layer(0, 50, 200, 50, 0x00FF00)
    let cover = layer(0, 0, 200, 100, 0x0000FF)
    canvas.show {
      canvas.root.insertSublayer(behind, below: glass)
      canvas.root.addSublayer(cover)
    }
    canvas.show { behind.backgroundColor = color(0xFF0000) }
    canvas.show { cover.isHidden = true }
    expect(canvas.isAsFromScratch)
  }

  /// A frame that is no multiple of the reduced pixels.
  @Test func theEdgesOfABackdropAreNotDarker() {
    let canvas = Canvas(width: 197, height: 99)
    let glass = CALayer()
    glass.frame = CGRect(x: 0, y: 0, width: 197, height: 99)
    glass.backdrop = LayerBackdrop(radius: 40, saturation: 1, tint: color(0, alpha: 0), plainAlpha: 0.5)
    canvas.show { canvas.root.addSublayer(glass) }
    for place in [(0, 0), (196, 0), (0, 98), (196, 98), (196, 50), (100, 98)] {
      expectEqual(canvas.pixel(place.0, place.1), "ffffff", "at \(place)")
    }
  }

  @Test func contentScrolledBehindABackdropIsBlurred() {
    let list = showList()
    for step in [3.0, 20, 7, 40] {
      canvas.show { list.bounds.origin.y += step }
      expect(canvas.isAsFromScratch, "after a step of \(step)")
    }
  }

  /// A list of rows of 20 points behind the pane.
  private func showList() -> CALayer {
    let list = CALayer()
    list.frame = canvas.root.bounds
    list.masksToBounds = true
    list.isScrollContainer = true
    for index in 0..<60 {
      let row = layer(0, CGFloat(index) * 20, 200, 20, index % 2 == 0 ? 0xFF0000 : 0x0000FF)
      row.addSublayer(layer(10, 2, 30, 10, 0x00FF00))
      row.sublayers?.first?.contentDrawing = drawing
      list.addSublayer(row)
    }
    canvas.show { canvas.root.insertSublayer(list, below: glass) }
    return list
  }

  @Test(arguments: [0.0, 80]) func scrollingReducesOnlyPixelsThatEnterTheBackdrop(_ top: CGFloat) {
    canvas.show { glass.frame = CGRect(x: 0, y: top, width: 200, height: 20) }
    let list = showList()
    canvas.show { list.bounds.origin.y = 400 }
    for step in [4.0, 6, -10, -2, 12] {
      let before = canvas.compositor.counters
      canvas.show { list.bounds.origin.y += step }
      let after = canvas.compositor.counters
      expectEqual(after.blurredBackdrops, before.blurredBackdrops + 1)
      // Rows of cells of 2 pixels.
      let rows = (after.pixelsReduced - before.pixelsReduced) / 200
      expect(rows <= Int(abs(step)) + 2, "a step of \(step) reduces \(rows) rows of pixels")
      expect(canvas.isAsFromScratch, "after a step of \(step)")
    }
  }

  @Test func rowsScrolledBehindABackdropAreNotRedrawn() {
    canvas.show { glass.frame = CGRect(x: 0, y: 0, width: 200, height: 40) }
    let list = showList()
    canvas.show { list.bounds.origin.y = 400 }
    let before = canvas.compositor.counters.rasterisedLayers
    for _ in 0..<10 { canvas.show { list.bounds.origin.y += 10 } }
    expectEqual(canvas.compositor.counters.rasterisedLayers, before + 5, "those that come into sight below")
  }

  @Test func aChangeBehindABackdropReducesOnlyItsArea() {
    let behind = layer(151, 71, 10, 10, 0x00FF00)
    canvas.show { canvas.root.insertSublayer(behind, below: glass) }
    let before = canvas.compositor.counters.pixelsReduced
    canvas.show { behind.backgroundColor = color(0x0000FF) }
    expectEqual(canvas.compositor.counters.pixelsReduced, before + 12 * 12, "six cells of two pixels along each side")
    expect(canvas.isAsFromScratch)
  }

  @Test func contentInFrontIsNotBlurred() {
    let front = layer(0, 30, 200, 18, 0xFF0000)
    canvas.show { canvas.root.addSublayer(front) }
    expectEqual(canvas.pixel(199, 60), "ffffff", "the white behind, not the red in front of it")
    let before = canvas.copy
    canvas.show { glass.backdrop?.radius = 4 }
    canvas.show { glass.backdrop?.radius = 8 }
    let isSame = canvas.copy == before
    expect(isSame, "and stays where it is")
    expect(canvas.isAsFromScratch)
  }

  @Test func overlappingBackdropsAgreeWithAFrameFromScratch() {
    let upper = CALayer()
    upper.frame = CGRect(x: 60, y: 20, width: 80, height: 60)
    upper.backdrop = LayerBackdrop(radius: 6, saturation: 1.8, tint: color(0x00FF00, alpha: 0.3), plainAlpha: 1)
    let list = showList()
    canvas.show { canvas.root.addSublayer(upper) }
    for step in [10.0, -3, 40, 7] {
      canvas.show { list.bounds.origin.y += step }
      expect(canvas.isAsFromScratch, "after a step of \(step)")
    }
  }

  @Test func tintAndSaturationAreAppliedToTheBackdrop() {
    canvas.show {
      canvas.root.backgroundColor = color(0x80A0C0)
      canvas.root.sublayers?.first?.removeFromSuperlayer()
      glass.backdrop = LayerBackdrop(radius: 8, saturation: 1, tint: color(0xFFFFFF, alpha: 0.5), plainAlpha: 1)
    }
    expectEqual(canvas.pixel(100, 90), "c0d0e0")
    canvas.show {
      glass.backdrop = LayerBackdrop(radius: 8, saturation: 2, tint: color(0, alpha: 0), plainAlpha: 1)
    }
    let vivid = canvas.pixel(100, 90)
    expect(vivid < "80a0c0" && vivid.suffix(2) > "d8", "farther from grey: \(vivid)")
    canvas.show {
      glass.backdrop = LayerBackdrop(radius: 8, saturation: 0, tint: color(0, alpha: 0), plainAlpha: 1)
    }
    let plain = canvas.pixel(100, 90)
    expectEqual(plain.prefix(2), plain.suffix(2), "grey: \(plain)")
  }

  @Test func aBackdropHasRoundedCornersAndOpacity() {
    canvas.show {
      glass.frame = CGRect(x: 60, y: 20, width: 80, height: 60)
      glass.cornerRadius = 20
    }
    expect(grey(61, 21) == 0 && grey(138, 21) == 255, "outside of the corners")
    expect(grey(95, 50) > 60)
    expect(canvas.isAsFromScratch)
    canvas.show { glass.opacity = 0.5 }
    let half = grey(95, 50)
    expect((20...60).contains(half), "half of it: \(half)")
    expect(canvas.isAsFromScratch)
  }

  @Test func withinAGroupABackdropIsAPlainTint() {
    let group = CALayer()
    group.frame = canvas.root.bounds
    canvas.show {
      glass.backdrop?.tint = color(0x00FF00, alpha: 0.2)
      canvas.root.addSublayer(group)
      group.addSublayer(glass)
      group.opacity = 0.5
    }
    // Half of half a green over black.
    expect(canvas.pixel(50, 80) == "004000" || canvas.pixel(50, 80) == "003f00", "\(canvas.pixel(50, 80))")
    canvas.show { group.opacity = 1 }
    expect(grey(95, 80) > 20, "and blurred again")
    expect(canvas.isAsFromScratch)
  }

  @Test(arguments: [(1.0, 1), (4.9, 1), (5, 2), (12, 4), (40, 16), (400, 16)])
  func theReductionFollowsTheDeviationOfTheBlur(_ deviation: Double, _ reduction: Int) {
    expectEqual(BlurredBackdrop.reduction(for: deviation), reduction)
  }
}
