import Expectations
import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ContentSizeCategoryTests {
  private struct Screen: View {
    @Environment(\.sizeCategory) private var category
    var body: some View { Text(category.isAccessibilityCategory ? "large" : "usual") }
  }

  @Test func sizeCategoryFollowsTheDynamicTypeSize() {
    expectEqual(Hosted(Screen()).texts, ["usual"])
    let large = Hosted(Screen()) { $0.preferredContentSizeCategory = .accessibilityLarge }
    expectEqual(large.texts, ["large"])
    expectEqual(Hosted(Screen().environment(\.sizeCategory, .accessibilityMedium)).texts, ["large"])
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      expect(ContentSizeCategory(size) == category && category.size == size)
    }
    expect(ContentSizeCategory.small < .large && ContentSizeCategory.large >= .large)
    expect(ContentSizeCategory.large > .small && ContentSizeCategory.small <= .small)
    expect(ContentSizeCategory(.unspecified) == nil && ContentSizeCategory(.extraLarge) == .extraLarge)
  }
}
