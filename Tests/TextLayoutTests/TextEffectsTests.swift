import CoreGraphics
import Expectations
import Testing

@testable import TextLayout

/// Attributes that few texts have: outlines, shadows, slanted and wide letters, attachments.
struct TextEffectsTests {
  private func frame(_ string: String, width: Double = .infinity, _ change: (inout TextEffects) -> Void) -> TextFrame {
    var attributes = attributes(20, color: .black)
    var effects = TextEffects()
    change(&effects)
    attributes.effects = effects
    return TextFrame.frame(for: TextContent(string, attributes: attributes), width: width)
  }

  private func ink(_ frame: TextFrame) -> Int {
    let canvas = Canvas(width: 200, height: 60)
    canvas.draw(frame, x: 20, y: 10)
    return canvas.pixels(in: CGRect(x: 0, y: 0, width: 200, height: 60)).filter { !$0.isWhite }.count
  }

  @Test func emptyEffectsEqualNoEffects() {
    var some = attributes(17)
    some.effects = TextEffects()
    expect(some == attributes(17) && some.effects == nil)
    var effects = TextEffects()
    effects.obliqueness = 0.2
    some.effects = effects
    expect(some != attributes(17))
    expect(some.isShapedLike(attributes(17)), "leaning letters are painted so, not shaped")
    effects.expansion = 0.1
    some.effects = effects
    expect(!some.isShapedLike(attributes(17)))
  }

  @Test func aPositiveStrokeWidthDrawsOnlyOutlines() {
    let plain = Canvas(width: 60, height: 60)
    let outlined = Canvas(width: 60, height: 60)
    let filled = Canvas(width: 60, height: 60)
    func block(_ width: Double) -> TextFrame {
      var attributes = attributes(48, color: TextColor(red: 1, green: 0, blue: 0))
      var effects = TextEffects()
      effects.strokeWidth = width
      effects.strokeColor = TextColor(red: 0, green: 0, blue: 1)
      attributes.effects = effects
      return TextFrame.frame(for: TextContent("█", attributes: attributes), width: .infinity)
    }
    plain.draw(block(0))
    outlined.draw(block(4))
    filled.draw(block(-4))
    func red(_ canvas: Canvas) -> Int {
      canvas.pixels(in: CGRect(x: 0, y: 0, width: 60, height: 60)).filter { $0.red > 200 && $0.blue < 60 }.count
    }
    func blue(_ canvas: Canvas) -> Int {
      canvas.pixels(in: CGRect(x: 0, y: 0, width: 60, height: 60)).filter { $0.blue > 200 && $0.red < 60 }.count
    }
    expect(red(plain) > 1000 && blue(plain) == 0)
    expect(red(outlined) == 0 && blue(outlined) > 100)
    expect(red(filled) > 1000 && blue(filled) > 100)
  }

  @Test func aShadowIsDrawnAtItsOffsetInItsColour() {
    let canvas = Canvas(width: 100, height: 60)
    let text = frame("I") {
      $0.shadow = TextShadow(x: 10, y: 5, blur: 0, color: TextColor(red: 1, green: 0, blue: 0))
    }
    canvas.draw(text, x: 10, y: 10)
    let all = canvas.pixels(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    expect(all.contains { $0.red > 200 && $0.green < 60 })
    expect(all.contains { $0.red < 60 && $0.green < 60 }, "the text itself stays black")
    let plain = Canvas(width: 100, height: 60)
    plain.draw(frame("I") { _ in }, x: 10, y: 10)
    expectEqual(canvas.inkedColumns.last! - plain.inkedColumns.last!, 20)
    expectEqual(canvas.inkedRows.last! - plain.inkedRows.last!, 10)
  }

  @Test func onlyTheRunWithAShadowCastsIt() {
    var shadowed = attributes(20, color: .black)
    var effects = TextEffects()
    effects.shadow = TextShadow(x: 0, y: 20, blur: 0, color: TextColor(red: 1, green: 0, blue: 0))
    shadowed.effects = effects
    let content = TextContent(
      "IIII", runs: [TextRun(range: 2..<4, attributes: shadowed)], attributes: attributes(20, color: .black))
    let text = TextFrame.frame(for: content, width: .infinity)
    let canvas = Canvas(width: 60, height: 60)
    canvas.draw(text)
    let middle = text.caretRect(at: 2).minX
    let left = canvas.pixels(in: CGRect(x: 0, y: 26, width: middle, height: 30))
    let right = canvas.pixels(in: CGRect(x: middle, y: 26, width: 30, height: 30))
    expect(!left.contains { !$0.isWhite })
    expect(right.contains { $0.red > 200 && $0.green < 60 })
  }

  @Test func obliquenessSlantsLettersToTheRight() {
    let upright = Canvas(width: 60, height: 40)
    let leaning = Canvas(width: 60, height: 40)
    upright.draw(frame("l") { _ in }, x: 20, y: 5)
    leaning.draw(frame("l") { $0.obliqueness = 0.5 }, x: 20, y: 5)
    expect(leaning.inkedColumns.last! > upright.inkedColumns.last! + 6)
    expect(leaning.inkedColumns.first! >= upright.inkedColumns.first! - 1)
    expectEqual(frame("l") { $0.obliqueness = 0.5 }.size, frame("l") { _ in }.size)
  }

  @Test func expansionWidensLettersWithoutRaisingThem() {
    let plain = frame("HHHH") { _ in }
    let wide = frame("HHHH") { $0.expansion = 0.405_465 }
    expect(abs(wide.size.width / plain.size.width - 1.5) < 0.02)
    expectEqual(wide.size.height, plain.size.height)
    let first = Canvas(width: 200, height: 40)
    let second = Canvas(width: 200, height: 40)
    first.draw(plain)
    second.draw(wide)
    expect(abs(first.inkedRows.count - second.inkedRows.count) <= 1)
  }

  @Test func kerningAndLigaturesCanBeTurnedOff() {
    let kerned = frame("AVAVAV") { _ in }
    let unkerned = frame("AVAVAV") { $0.usesKerning = false }
    expect(unkerned.size.width > kerned.size.width + 2)
    expectEqual(FontFeatures.features(for: attributes(17), isPlain: false), "calt=0")
    var plain = attributes(17)
    var effects = TextEffects()
    effects.usesLigatures = false
    plain.effects = effects
    expectEqual(FontFeatures.features(for: plain, isPlain: false), "calt=0,liga=0,clig=0")
  }
}
