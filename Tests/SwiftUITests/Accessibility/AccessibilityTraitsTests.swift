import Expectations
import Testing

@testable import SwiftUI

@MainActor struct AccessibilityTraitsTests {
  @Test func traitsBehaveLikeASet() {
    var traits: AccessibilityTraits = [.isButton]
    expect(traits.insert(.isHeader).inserted && !traits.insert(.isHeader).inserted)
    expect(traits.contains(.isHeader) && !traits.contains(.isLink))
    expect(traits.remove(.isHeader) != nil && traits.remove(.isHeader) == nil && traits == .isButton)
    expect(traits.update(with: .isLink) == nil && traits.update(with: .isLink) != nil)
    expect(traits.intersection(.isLink) == .isLink && traits.symmetricDifference(.isLink) == .isButton)
    expect(AccessibilityTraits().isEmpty && traits.union(.isImage).contains(.isImage))
  }
}
