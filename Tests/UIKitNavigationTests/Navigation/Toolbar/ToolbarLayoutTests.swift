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
  func plain() {
    #expect(starts([.button(40), .button(60)]) == [16, 72])
    #expect(starts([.button(40), .button(60)], isRightToLeft: true) == [334, 258])
  }

  @Test("flexible spaces share the remaining room equally")
  func flexible() {
    #expect(starts([.button(40), .flexibleSpace, .button(60)]) == [16, 56, 314])
    #expect(starts([.flexibleSpace, .button(58), .flexibleSpace]) == [16, 166, 224])
  }

  @Test("fixed room is as wide as it says")
  func fixed() {
    #expect(starts([.button(40), .fixedSpace(30), .button(40)]) == [16, 56, 86])
  }
}
