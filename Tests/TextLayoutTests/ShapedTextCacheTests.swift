import CoreGraphics
import Expectations
import Testing

@testable import TextLayout

/// Counts are of one process and one cache, so these tests run one after the other and each uses text of its own;
/// other suites shape in between, so a count is taken from a cache made here.
struct ShapedTextCacheTests {
  private final class Counter {
    let cache: ShapedTextCache
    var shapings = 0

    init(countLimit: Int = 100, byteLimit: Int = 10_000_000) {
      cache = ShapedTextCache(countLimit: countLimit, byteLimit: byteLimit)
    }

    @discardableResult
    func shape(_ content: TextContent, _ width: Double, limit: Int = 0) -> ShapedText {
      FontEngine.shared.lock.withLock {
        cache.shapedText(for: content, width: width, lineLimit: limit) { known in
          shapings += 1
          return TextShaper.shape(content, width: width, lineLimit: limit, known: known)
        }
      }
    }
  }

  private let long = "The quick brown fox jumps over the lazy dog and runs on and on"

  @Test func widthsThatFitTheWholeTextReuseItsShaping() {
    let counter = Counter()
    let width = counter.shape(content(long), .infinity).width
    counter.shape(content(long), width)
    counter.shape(content(long), width + 100)
    counter.shape(content(long), width + 100, limit: 1)
    expectEqual(counter.shapings, 1)
    counter.shape(content(long), width - 1)
    expectEqual(counter.shapings, 2)
  }

  @Test func layoutAtTheMeasuredWidthReusesTheShaping() {
    let counter = Counter()
    let measured = counter.shape(content(long), 200)
    let again = counter.shape(content(long), measured.width)
    expectEqual(counter.shapings, 1)
    expect(again === measured)
    let whole = FontEngine.shared.lock.withLock {
      TextShaper.shape(content(long), width: measured.width, lineLimit: 0)
    }
    expectEqual(whole.lines.map(\.range), measured.lines.map(\.range))
  }

  @Test func coloursAndUnderlinesDoNotCauseShaping() {
    let counter = Counter()
    var styled = content(long)
    counter.shape(styled, 200)
    styled.attributes.color = TextColor(red: 1, green: 0, blue: 0)
    counter.shape(styled, 200)
    styled.attributes.underline = TextDecoration()
    counter.shape(styled, 200)
    expectEqual(counter.shapings, 1)
    styled.attributes.kern = 1
    counter.shape(styled, 200)
    expectEqual(counter.shapings, 2)
  }

  @Test func composedAndDecomposedLettersAreCachedSeparately() {
    let counter = Counter()
    expectEqual(counter.shape(content("caf\u{E9}"), 200).lines[0].range, 0..<4)
    expectEqual(counter.shape(content("cafe\u{301}"), 200).lines[0].range, 0..<5)
    expectEqual(counter.shapings, 2)
  }

  @Test func theLeastRecentlyUsedTextIsEvicted() {
    let counter = Counter(countLimit: 3)
    for text in ["one", "two", "three"] { counter.shape(content(text), 200) }
    counter.shape(content("one"), 200)
    counter.shape(content("four"), 200)
    expectEqual(counter.cache.count, 3)
    expectEqual(counter.shapings, 4)
    counter.shape(content("one"), 200)
    expectEqual(counter.shapings, 4, "used lately, so kept")
    counter.shape(content("two"), 200)
    expectEqual(counter.shapings, 5, "the oldest, so forgotten")
  }

  @Test func theCacheSizeInBytesIsBounded() {
    let counter = Counter(countLimit: 10_000, byteLimit: 50_000)
    for number in 0..<200 { counter.shape(content("\(number) \(long)"), 200) }
    expect(counter.cache.byteCost <= 50_000)
    expect(counter.cache.count < 200)
    expect(counter.cache.count > 2)
  }

  @Test func aTextIsCachedAtFewWidths() {
    let counter = Counter()
    for width in stride(from: 60.0, to: 200, by: 2) { counter.shape(content(long), width) }
    expectEqual(counter.cache.count, 1)
    expect(counter.cache.byteCost < 60_000)
    counter.cache.removeAll()
    expectEqual(counter.cache.count, 0)
    expectEqual(counter.cache.byteCost, 0)
  }

  @Test func framesUseTheSharedCache() {
    let text = content("a text that only this test shapes")
    let frame = TextFrame.frame(for: text, width: 120)
    let again = TextFrame.frame(for: text, width: 120)
    expect(frame.shaped === again.shaped)
    expect(TextFrame.shapingCount > 0)
  }
}
