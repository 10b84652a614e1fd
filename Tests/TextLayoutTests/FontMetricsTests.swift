import Testing
import TextLayout

struct FontMetricsTests {
  @Test func systemFontHasSanFranciscosLineMetrics() {
    let metrics = FontMetrics.metrics(for: FontDescription(size: 17))
    #expect(abs(metrics.lineHeight - 20.287) < 0.001)
    #expect(abs(metrics.ascender - 16.187) < 0.001)
    #expect(abs(metrics.descender + 4.101) < 0.001)
    #expect(abs(metrics.capHeight - 11.978) < 0.001)
    #expect(abs(metrics.xHeight - 8.942) < 0.001)
    #expect(metrics.leading == 0)
  }

  @Test(arguments: [11.0, 12, 13, 15, 16, 17, 20, 22, 28, 34, 53])
  func weightAndStyleDoNotChangeTheLine(size: Double) {
    let plain = FontMetrics.metrics(for: FontDescription(size: size))
    #expect(abs(plain.lineHeight - size * 1.1933594) < 0.0001)
    #expect(FontMetrics.metrics(for: FontDescription(size: size, weight: 0.4, isItalic: true)) == plain)
  }

  @Test func aNamedFamilyHasItsOwnMetrics() {
    let inter = FontMetrics.metrics(for: FontDescription(family: "Inter", size: 100))
    #expect((110...130).contains(inter.lineHeight))
    #expect((65...80).contains(inter.capHeight))
    #expect((45...60).contains(inter.xHeight))
    #expect(inter.descender < 0)
    #expect(inter.ascender > inter.capHeight)
  }

  @Test func aMissingFamilyFallsBackAndStillMeasures() {
    let font = FontDescription(family: "No Such Family", size: 20)
    #expect(FontMetrics.metrics(for: font).lineHeight > 10)
    let frame = TextFrame.frame(for: TextContent("text", attributes: TextAttributes(font: font)), width: .infinity)
    #expect(frame.size.width > 10)
  }
}
