import CoreGraphics
import Expectations
import Foundation
import Testing

@testable import QuartzCore

/// Layers that draw texts.
@MainActor @Suite struct CATextLayerTests {
  private let text = CATextLayer()
  private let canvas = Canvas(width: 120, height: 100)

  init() {
    text.frame = CGRect(x: 10, y: 10, width: 100, height: 80)
    text.string = "mmm"
    text.fontSize = 20
    text.foregroundColor = color(0x000000)
    canvas.root.addSublayer(text)
    canvas.render(at: 0)
  }

  /// The columns and rows that are not white.
  private var ink: (left: Int, right: Int, top: Int, bottom: Int)? {
    var found: (left: Int, right: Int, top: Int, bottom: Int)?
    for y in 0..<canvas.height {
      for x in 0..<canvas.width where canvas.pixel(x, y) < "c0c0c0" {
        let known = found ?? (x, x, y, y)
        found = (min(known.left, x), max(known.right, x), min(known.top, y), max(known.bottom, y))
      }
    }
    return found
  }

  @Test func hasAppleDefaults() {
    let layer = CATextLayer()
    expect(layer.string == nil && layer.font == nil && layer.fontSize == 36 && layer.foregroundColor == .white)
    expect(!layer.isWrapped && layer.truncationMode == .none && layer.alignmentMode == .natural)
  }

  @Test func drawsFromItsUpperLeftCorner() throws {
    let ink = try require(ink)
    expect(ink.left < 16 && ink.right < 80 && ink.top < 26 && ink.bottom < 36)
    canvas.show { text.string = nil }
    expectNil(self.ink)
    canvas.show { text.string = 3 }
    expectNil(self.ink, "numbers are no texts")
  }

  @Test func alignmentModePlacesLines() throws {
    canvas.show { text.alignmentMode = .right }
    expect(try require(ink).right > 104)
    canvas.show { text.alignmentMode = .center }
    let middle = try require(ink)
    expect(abs(middle.left + middle.right - 120) <= 3)
  }

  @Test func breaksLinesOnlyIfWrapped() throws {
    canvas.show { text.string = "mm mm mm mm mm" }
    let line = try require(ink)
    expect(line.bottom < 36 && line.right >= 108, "cut at the edge")
    canvas.show { text.isWrapped = true }
    let lines = try require(ink)
    expect(lines.bottom > 44)
    canvas.show {
      text.isWrapped = false
      text.string = "m\nm"
    }
    expect(try require(ink).bottom > 44, "paragraphs are lines in any case")
  }

  @Test func truncatesTextThatDoesNotFit() throws {
    canvas.show { text.string = "mmmmmmmmmmmmmmmm" }
    let cut = canvas.copy
    canvas.show { text.truncationMode = .end }
    expect(canvas.copy != cut)
    expect(try require(ink).right < 110)
  }

  @Test func colourAndSizeAnimate() throws {
    CurrentTime.value = 0
    let animation = CABasicAnimation(keyPath: "foregroundColor")
    animation.fromValue = color(0xFF0000)
    animation.toValue = color(0xFF0000)
    animation.duration = 10
    text.add(animation, forKey: nil)
    canvas.render(at: 1)
    let reds = canvas.copy.filter { $0 == 0xFF0000 }.count
    expect(reds > 20)
  }

  @Test func aCopyKeepsTextFontSizeAndColour() throws {
    let copy = CATextLayer(layer: text)
    expect(copy.string as? String == "mmm" && copy.fontSize == 20 && copy.foregroundColor == color(0x000000))
  }

  @Test func takesAFontByItsName() throws {
    let before = canvas.copy
    canvas.show { text.font = "DejaVu Serif" as CFTypeRef }
    expect(canvas.copy != before)
    canvas.show { text.font = "No such family" as CFTypeRef }
    expectEqual(canvas.copy, before, "the system's where there is none")
  }
}
