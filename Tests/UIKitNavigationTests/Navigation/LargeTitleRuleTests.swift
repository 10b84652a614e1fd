import Expectations
import Testing
import UIKit

@testable import UIKitCore

@MainActor
@Suite("Which screen has a large title")
struct LargeTitleRuleTests {
  typealias Mode = UINavigationItem.LargeTitleDisplayMode

  @Test(
    "automatic is as the screen before",
    arguments: [
      ([], true), ([.automatic], true), ([.never], false), ([.never, .automatic], false),
      ([.automatic, .never, .always], true), ([.automatic, .automatic, .automatic], true), ([.always, .never], false),
    ] as [([Mode], Bool)])
  func automaticDisplayModeInheritsFromTheScreenBefore(modes: [Mode], isLarge: Bool) {
    expectEqual(LargeTitleRule.showsLargeTitle(modes), isLarge)
  }
}
