import Expectations
import Testing
import UIKit

@testable import UIKitCore

@Suite struct ContentUnavailableLayoutTests {
  private func layout(
    height: CGFloat = 200, isCentered: Bool = true, isRightToLeft: Bool = false
  ) -> ContentUnavailableLayout {
    ContentUnavailableLayout(
      room: CGRect(x: 10, y: 20, width: 100, height: height), isCentered: isCentered, isRightToLeft: isRightToLeft,
      scale: 2)
  }

  private func part(_ width: CGFloat, _ height: CGFloat, gap: CGFloat = 5) -> ContentUnavailableLayout.Part {
    ContentUnavailableLayout.Part(gap: gap) { _ in CGSize(width: width, height: height) }
  }

  @Test func contentIsCentredInBothDirections() {
    let placed = layout().place([part(40, 30), part(60, 15)])
    expectEqual(placed.height, 50, "there is no gap above the first")
    expectEqual(
      placed.frames, [CGRect(x: 40, y: 95, width: 40, height: 30), CGRect(x: 30, y: 130, width: 60, height: 15)])
  }

  @Test func textMayBeAlignedToTheLeadingEdge() {
    expectEqual(layout(isCentered: false).place([part(40, 30)]).frames[0].minX, 10)
    expectEqual(layout(isCentered: false, isRightToLeft: true).place([part(40, 30)]).frames[0].minX, 70)
    expectEqual(layout(isRightToLeft: true).place([part(40, 30)]).frames[0].minX, 40)
  }

  @Test func tooTallContentBeginsAtTheTopWithinTheWidth() {
    let placed = layout(height: 30).place([part(400, 20.1), part(60, 40)])
    expectEqual(placed.frames[0], CGRect(x: 10, y: 20, width: 100, height: 20.5), "whole pixels")
    expectEqual(placed.height, 65.5)
    expect(layout().place([]).frames.isEmpty)
  }
}
