import CoreGraphics
import Expectations
import Testing

@testable import UIKitDocuments

/// Lengths as pages write them.
struct PageLengthTests {
  @Test(arguments: [
    ("12px", 12.0), ("12", 12), ("12pt", 16), ("1.5em", 30), ("2rem", 24), ("50%", 10), ("-3px", -3), (".5em", 10),
  ])
  func lengthsArePoints(word: String, points: Double) {
    expectEqual(PageLength.points(word, of: 20), CGFloat(points))
  }

  @Test(arguments: ["", "px", "a", "1vw", "1 px", "--1px", "inf", "auto"])
  func otherWordsAreNoLengths(word: String) {
    expectNil(PageLength.points(word, of: 20))
  }

  @Test func fontSizesHaveNames() {
    expect(PageLength.fontSize("medium", outer: 20) == 12 && PageLength.fontSize("x-large", outer: 20) == 18)
    expect(PageLength.fontSize("xx-small", outer: 20) == 6.75 && PageLength.fontSize("x-small", outer: 20) == 7.5)
    expect(PageLength.fontSize("larger", outer: 20) == 24 && PageLength.fontSize("smaller", outer: 100) == 83)
    expect(PageLength.fontSize("0px", outer: 20) == nil && PageLength.fontSize("-2px", outer: 20) == nil)
  }

  @Test func lineHeightsAreMultiplesOfTheFontSize() {
    expect(PageLength.multiple("1.5", of: 20) == 1.5 && PageLength.multiple("30px", of: 20) == 1.5)
    expect(PageLength.multiple("150%", of: 20) == 1.5 && PageLength.multiple("normal", of: 20) == nil)
    expectNil(PageLength.multiple("30px", of: 0))
  }
}
