import Expectations
import Testing
import TextLayout

struct FontMetricsTests {
  @Test func theSystemFontHasTheLineMetricsOfSanFrancisco() {
    let metrics = FontMetrics.metrics(for: FontDescription(size: 17))
    expect(abs(metrics.lineHeight - 20.287) < 0.001)
    expect(abs(metrics.ascender - 16.187) < 0.001)
    expect(abs(metrics.descender + 4.101) < 0.001)
    expect(abs(metrics.capHeight - 11.978) < 0.001)
    expect(abs(metrics.xHeight - 8.942) < 0.001)
    expectEqual(metrics.leading, 0)
  }

  @Test(arguments: [11.0, 12, 13, 15, 16, 17, 20, 22, 28, 34, 53])
  func weightAndStyleDoNotChangeTheLineHeight(size: Double) {
    let plain = FontMetrics.metrics(for: FontDescription(size: size))
    expect(abs(plain.lineHeight - size * 1.1933594) < 0.0001)
    expectEqual(FontMetrics.metrics(for: FontDescription(size: size, weight: 0.4, isItalic: true)), plain)
  }

  @Test func aNamedFamilyHasItsOwnMetrics() {
    let inter = FontMetrics.metrics(for: FontDescription(family: "Inter", size: 100))
    expect((110...130).contains(inter.lineHeight))
    expect((65...80).contains(inter.capHeight))
    expect((45...60).contains(inter.xHeight))
    expect(inter.descender < 0)
    expect(inter.ascender > inter.capHeight)
  }

  @Test func aMissingFamilyFallsBackToAnotherFont() {
    let font = FontDescription(family: "No Such Family", size: 20)
    expect(FontMetrics.metrics(for: font).lineHeight > 10)
    let frame = TextFrame.frame(for: TextContent("text", attributes: TextAttributes(font: font)), width: .infinity)
    expect(frame.size.width > 10)
  }

  @Test(arguments: [6.0, 11, 12.5, 13, 17, 19.75])
  func textIsProportionalToItsSize(size: Double) {
    func frame(_ size: Double) -> TextFrame {
      TextFrame.frame(
        for: TextContent("Hamburgefonts 漢字 مرحبا", attributes: attributes(size, kern: size / 10)), width: size * 8)
    }
    let (small, unit) = (frame(size), frame(10))
    expect(small.lineCount == unit.lineCount && unit.lineCount > 1)
    for (line, other) in zip(small.lines, unit.lines) {
      expectEqual(line.range, other.range)
      expect(abs(line.rect.width / size - other.rect.width / 10) < 0.001)
    }
    expect(abs(small.caretRect(at: 5).minX / size - unit.caretRect(at: 5).minX / 10) < 0.001)
  }

  @Test func textOfSizeZeroIsLaidOut() {
    let frame = TextFrame.frame(for: TextContent("nothing", attributes: attributes(0)), width: 100)
    expectEqual(frame.lineCount, 1)
    expectEqual(frame.size.height, 0)
    expect(frame.size.width < 1)
  }
}
