import CoreGraphics
import Expectations
import Testing

@testable import TextLayout

struct TabStopTests {
  private func frame(_ string: String, width: Double = 300, _ change: (inout ParagraphStyle) -> Void) -> TextFrame {
    var style = ParagraphStyle()
    change(&style)
    return TextFrame.frame(for: content(string, 15, paragraph: style), width: width)
  }

  @Test func withoutTabStopsTabsAdvanceByTwentyEightPoints() {
    let text = frame("a\tb\tc") { _ in }
    expect(abs(text.caretRect(at: 2).minX - 28) < 0.1)
    expect(abs(text.caretRect(at: 4).minX - 56) < 0.1)
  }

  @Test func textIsAlignedAtTabStops() {
    let text = frame("a\tbb\tcc\tdd") {
      $0.tabStops = [
        TabStop(alignment: .left, location: 50), TabStop(alignment: .right, location: 150),
        TabStop(alignment: .center, location: 200),
      ]
    }
    expect(abs(text.caretRect(at: 2).minX - 50) < 0.1)
    expect(abs(text.caretRect(at: 7).minX - 150) < 0.1, "the column ends at the stop")
    let (start, end) = (text.caretRect(at: 8).minX, text.caretRect(at: 10).minX)
    expect(abs((start + end) / 2 - 200) < 0.1)
  }

  @Test func decimalTabStopsAlignNumbersByTheirSeparator() {
    let text = frame("\t12.5\n\t3.75") {
      $0.tabStops = [TabStop(alignment: .decimal(separator: 46), location: 100)]
    }
    expect(abs(text.caretRect(at: 3).minX - text.caretRect(at: 8).minX) < 0.6)
    expect(abs(text.caretRect(at: 3).minX - 100) < 3)
  }

  @Test func afterTheLastTabStopTheDefaultIntervalApplies() {
    let text = frame("\ta\tb\tc") {
      $0.tabStops = [TabStop(alignment: .left, location: 30)]
      $0.tabInterval = 40
    }
    expect(abs(text.caretRect(at: 1).minX - 30) < 0.1)
    expect(abs(text.caretRect(at: 3).minX - 40) < 0.1 || abs(text.caretRect(at: 3).minX - 80) < 0.1)
    expect(abs(text.caretRect(at: 5).minX - text.caretRect(at: 3).minX - 40) < 0.1)
  }

  @Test func tabStopsAreMeasuredFromTheEdgeAtAnyIndent() {
    let text = frame("1.\tWarm the pot and then the cups, and only then the tea", width: 160) {
      $0.headIndent = 24
      $0.tabStops = [TabStop(alignment: .left, location: 24)]
    }
    expect(text.lineCount > 1)
    expect(abs(text.caretRect(at: 3).minX - 24) < 0.1)
    expect(abs(text.lines[1].rect.minX - 24) < 0.1)
  }

  @Test func indentedFirstLinesKeepTheirTabStops() {
    let text = frame("ab\tc", width: 300) {
      $0.firstLineHeadIndent = 10
      $0.tabStops = [TabStop(alignment: .left, location: 60)]
    }
    expect(abs(text.caretRect(at: 3).minX - 60) < 0.1)
  }
}
