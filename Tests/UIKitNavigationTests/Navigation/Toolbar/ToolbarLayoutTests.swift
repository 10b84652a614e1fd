import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Places in a toolbar")
struct ToolbarLayoutTests {
  private func starts(_ extents: [ToolbarLayout.Extent], isRightToLeft: Bool = false) -> [CGFloat] {
    ToolbarLayout(
      extents, bounds: CGRect(x: 0, y: 0, width: 390, height: 44), insets: .zero, isRightToLeft: isRightToLeft
    ).frames.map(\.minX)
  }

  @Test("buttons are at the leading end, with space between them")
  func barButtonsBeginAtTheLeadingEdge() {
    expectEqual(starts([.button(40), .button(60)]), [16, 72])
    expectEqual(starts([.button(40), .button(60)], isRightToLeft: true), [334, 258])
  }

  @Test("flexible spaces share the remaining room equally")
  func flexibleSpacesShareTheRemainingSpace() {
    expectEqual(starts([.button(40), .flexibleSpace, .button(60)]), [16, 56, 314])
    expectEqual(starts([.flexibleSpace, .button(58), .flexibleSpace]), [16, 166, 224])
  }

  @Test("fixed spaces have their width")
  func fixedSpacesHaveTheirWidth() {
    expectEqual(starts([.button(40), .fixedSpace(30), .button(40)]), [16, 56, 86])
  }

  @Test("a custom view that is too wide takes the space that the buttons leave")
  func aTooWideCustomViewIsLimitedByTheButtons() {
    let extents: [ToolbarLayout.Extent] = [.button(40), .flexibleSpace, .view(600), .flexibleSpace, .button(40)]
    expectEqual(starts(extents), [16, 56, 56, 334, 334])
    expectEqual(starts(extents, isRightToLeft: true), [334, 334, 56, 56, 16])
    expectEqual(starts([.view(300), .view(100), .button(42)]), [16, 245, 332])
    expectEqual(starts([.view(100), .button(40)]), [16, 132])
  }
}
