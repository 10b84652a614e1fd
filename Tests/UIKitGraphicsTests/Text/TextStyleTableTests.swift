import Expectations
import Testing

@testable import UIKitGraphics

/// The sizes of text styles against a second transcription of the published table: a line a text size here, a line a
/// style in the sources.
struct TextStyleTableTests {
  private static let styles: [UIFont.TextStyle] = [
    .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
  ]

  /// Points an em / points from line to line, in the order of `styles`.
  private static let table: [(UIContentSizeCategory, String)] = [
    (.extraSmall, "31/38 25/31 19/24 17/22 14/19 14/19 13/18 12/16 12/16 11/13 11/13"),
    (.small, "32/39 26/32 20/25 18/23 15/20 15/20 14/19 13/18 12/16 11/13 11/13"),
    (.medium, "33/40 27/33 21/26 19/24 16/21 16/21 15/20 14/19 12/16 11/13 11/13"),
    (.large, "34/41 28/34 22/28 20/25 17/22 17/22 16/21 15/20 13/18 12/16 11/13"),
    (.extraLarge, "36/43 30/37 24/30 22/28 19/24 19/24 18/23 17/22 15/20 14/19 13/18"),
    (.extraExtraLarge, "38/46 32/39 26/32 24/30 21/26 21/26 20/25 19/24 17/22 16/21 15/20"),
    (.extraExtraExtraLarge, "40/48 34/41 28/34 26/32 23/29 23/29 22/28 21/28 19/24 18/23 17/22"),
    (.accessibilityMedium, "44/52 38/46 34/41 31/38 28/34 28/34 26/32 25/31 23/29 22/28 20/25"),
    (.accessibilityLarge, "48/57 43/51 39/47 37/44 33/40 33/40 32/39 30/37 27/33 26/32 24/30"),
    (.accessibilityExtraLarge, "52/61 48/57 44/52 43/51 40/48 40/48 38/46 36/43 33/40 32/39 29/35"),
    (.accessibilityExtraExtraLarge, "56/66 53/62 50/59 49/58 47/56 47/56 44/52 42/50 38/46 37/44 34/41"),
    (.accessibilityExtraExtraExtraLarge, "60/70 58/68 56/66 55/65 53/62 53/62 51/62 49/58 44/52 43/51 40/47"),
  ]

  @Test func everyTextStyleHasThePublishedSize() {
    expectEqual(Self.table.map(\.0), UIContentSizeCategory.ascending)
    for (category, line) in Self.table {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      let cells = Self.styles.map { style in
        let size = UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
        return "\(Int(size))/\(Int(TextStyleSizes.entry(of: style, at: category).leading))"
      }
      expectEqual(cells.joined(separator: " "), line, "\(category.rawValue)")
    }
  }

  /// Lengths and fonts of an app's own grow as a style's lines do: its leading in the table, in relation to the standard.
  @Test func fontMetricsScaleLikeTheLeadingOfTheStyle() throws {
    func leadings(_ line: String) -> [Double] {
      line.split(separator: " ").map { Double($0.split(separator: "/")[1]) ?? 0 }
    }
    let standard = leadings(try require(Self.table.first { $0.0 == .large }).1)
    for (category, line) in Self.table {
      let traits = UITraitCollection {
        $0.preferredContentSizeCategory = category
        $0.displayScale = 2
      }
      for (index, style) in Self.styles.enumerated() {
        let factor = leadings(line)[index] / standard[index]
        let metrics = UIFontMetrics(forTextStyle: style)
        let font = metrics.scaledFont(for: .systemFont(ofSize: 20), compatibleWith: traits)
        expect(abs(font.pointSize - 20 * factor) < 0.001, "\(style.rawValue) \(category.rawValue)")
        let length = metrics.scaledValue(for: 20, compatibleWith: traits)
        expect(abs(length - 20 * factor) <= 0.25, "\(style.rawValue) \(category.rawValue): half a pixel off at most")
        let held = metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 22, compatibleWith: traits)
        expectEqual(held.pointSize, min(font.pointSize, 22))
      }
    }
  }

  @Test func headlinesAreSemiboldAndTheRestIsRegular() {
    for style in Self.styles {
      let weight = UIFont.preferredFont(forTextStyle: style).layoutDescription.weight
      expectEqual(weight, (style == .headline ? 0.3 : 0), "\(style.rawValue)")
    }
  }

  @Test func anUnknownTextStyleHasTwelvePoints() {
    let style = UIFont.TextStyle(rawValue: "unknown")
    for category in UIContentSizeCategory.ascending {
      let traits = UITraitCollection(preferredContentSizeCategory: category)
      expectEqual(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize, 12)
    }
  }

  @Test func sizesNeverShrinkInLargerCategories() {
    for style in Self.styles {
      let sizes = UIContentSizeCategory.ascending.map { TextStyleSizes.entry(of: style, at: $0).size }
      expectEqual(sizes, sizes.sorted(), "\(style.rawValue)")
    }
  }
}
