import Expectations
import Testing
import UIKit

/// Insets, offsets and edges.
@MainActor @Suite struct InsetsAndOffsetsTests {
  @Test func insetsAndOffsetsDefaultToZero() {
    expect(UIEdgeInsets() == .zero && NSDirectionalEdgeInsets() == .zero)
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    expectEqual(rect.inset(by: UIEdgeInsets()), rect)
    expectEqual(UIOffset(), .zero)
  }

  /// [D] Leading is left where one reads from left to right, and right otherwise; top and bottom stay.
  @Test func directionalLayoutMarginsFollowTheLayoutDirection() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let margins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    expect(margins.bottom == 3 && margins.trailing == 4)
    view.directionalLayoutMargins = margins
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.semanticContentAttribute = .forceRightToLeft
    expectEqual(view.layoutMargins, UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    view.layoutMargins = UIEdgeInsets(top: 0, left: 9, bottom: 7, right: 5)
    expect(view.directionalLayoutMargins.trailing == 9 && view.directionalLayoutMargins.bottom == 7)
  }

  /// [D] Bits: top 1, left 2, bottom 4, right 8.
  @Test func rectEdgesHaveApplesRawValues() {
    expectEqual(UIRectEdge.all, [.top, .left, .bottom, .right])
    expectEqual([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue), [1, 2, 4, 8])
    expectEqual(UIRectEdge.all.rawValue & 0xF, 0xF)
  }
}
