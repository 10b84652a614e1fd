import Expectations
import Testing
import UIKit

/// `minimumContentSizeCategory` and `maximumContentSizeCategory`.
@MainActor
@Suite(.serialized)
struct TextSizeLimitsTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let outer = UIView()
  private let label = UILabel()

  init() {
    outer.addSubview(label)
    window.addSubview(outer)
  }

  private func setUserTextSize(_ category: UIContentSizeCategory) {
    window.traitOverrides.preferredContentSizeCategory = category
    window.updateTraitsIfNeeded()
  }

  private var sizes: [UIContentSizeCategory] {
    [window, outer, label].map(\.traitCollection.preferredContentSizeCategory)
  }

  @Test func maximumContentSizeCategoryLimitsTheViewAndItsSubviews() {
    setUserTextSize(.accessibilityExtraLarge)
    outer.maximumContentSizeCategory = .extraLarge
    expectEqual(sizes, [.accessibilityExtraLarge, .extraLarge, .extraLarge])
    outer.maximumContentSizeCategory = nil
    expectEqual(sizes, [.accessibilityExtraLarge, .accessibilityExtraLarge, .accessibilityExtraLarge])
  }

  @Test func minimumContentSizeCategoryLimitsSmallerSizes() {
    outer.minimumContentSizeCategory = .large
    setUserTextSize(.extraSmall)
    expectEqual(sizes, [.extraSmall, .large, .large])
    setUserTextSize(.extraExtraLarge)
    expectEqual(sizes, [.extraExtraLarge, .extraExtraLarge, .extraExtraLarge])
  }

  @Test func innerLimitsStayWithinOuterOnes() {
    setUserTextSize(.accessibilityExtraExtraExtraLarge)
    outer.maximumContentSizeCategory = .extraExtraLarge
    label.maximumContentSizeCategory = .accessibilityLarge
    expectEqual(sizes, [.accessibilityExtraExtraExtraLarge, .extraExtraLarge, .extraExtraLarge])
  }

  /// The limits also hold for sizes that the app sets in the view itself.
  @Test func maximumContentSizeCategoryLimitsTraitOverrides() {
    outer.maximumContentSizeCategory = .large
    outer.traitOverrides.preferredContentSizeCategory = .extraExtraExtraLarge
    outer.updateTraitsIfNeeded()
    expectEqual(outer.traitCollection.preferredContentSizeCategory, .large)
    outer.traitOverrides.remove(UITraitPreferredContentSizeCategory.self)
    outer.updateTraitsIfNeeded()
    expectEqual(outer.maximumContentSizeCategory, .large)
  }

  @Test func textStopsGrowingAtTheMaximum() {
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.maximumContentSizeCategory = .extraLarge
    setUserTextSize(.accessibilityExtraExtraExtraLarge)
    // [D] The body text of the size that is one above the usual one.
    expectEqual(label.font.pointSize, 19)
  }

  @Test func theDescriptionListsTheSuperviews() {
    setUserTextSize(.accessibilityLarge)
    outer.maximumContentSizeCategory = .large
    let lines = label.appliedContentSizeCategoryLimitsDescription.split(separator: "\n")
    expectEqual(
      lines,
      [
        "UILabel: UICTContentSizeCategoryL, no limits",
        "UIView: UICTContentSizeCategoryL, maximum = UICTContentSizeCategoryL",
        "UIWindow: UICTContentSizeCategoryAccessibilityL, no limits",
      ])
  }
}
