import Testing
import UIKit

@testable import UIKitLists

@MainActor
@Suite
struct UIListSeparatorConfigurationTests {
  @Test
  func leavesEverythingToTheListByDefault() {
    let configuration = UIListSeparatorConfiguration(listAppearance: .plain)
    #expect(configuration.topSeparatorVisibility == .automatic)
    #expect(configuration.bottomSeparatorVisibility == .automatic)
    #expect(configuration.topSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(configuration.bottomSeparatorInsets == UIListSeparatorConfiguration.automaticInsets)
    #expect(configuration.color == .separator)
    #expect(configuration.multipleSelectionColor == .separator)
    #expect(configuration.visualEffect == nil)
  }

  @Test
  func everyValueTakesPartInEquality() {
    let plain = UIListSeparatorConfiguration(listAppearance: .plain)
    let changes: [(inout UIListSeparatorConfiguration) -> Void] = [
      { $0.topSeparatorVisibility = .visible }, { $0.bottomSeparatorVisibility = .hidden },
      { $0.topSeparatorInsets.leading = 3 }, { $0.bottomSeparatorInsets.trailing = 3 }, { $0.color = .systemRed },
      { $0.multipleSelectionColor = .systemRed }, { $0.visualEffect = UIBlurEffect(style: .light) },
    ]
    for (index, change) in changes.enumerated() {
      var changed = plain
      change(&changed)
      #expect(changed != plain, "change \(index)")
      #expect(changed == changed)
    }
    #expect(Set([plain, UIListSeparatorConfiguration(listAppearance: .plain)]).count == 1)
  }

  @Test
  func anEdgeOfTheAutomaticInsetsIsTakenFromTheList() {
    let automatic = NSDirectionalEdgeInsets(top: 1, leading: 16, bottom: 2, trailing: 4)
    let all = UIListSeparatorConfiguration.resolved(UIListSeparatorConfiguration.automaticInsets, automatic: automatic)
    #expect(all == automatic)
    var mixed = UIListSeparatorConfiguration.automaticInsets
    mixed.leading = 40
    #expect(UIListSeparatorConfiguration.resolved(mixed, automatic: automatic).leading == 40)
    #expect(UIListSeparatorConfiguration.resolved(mixed, automatic: automatic).trailing == 4)
    #expect(UIListSeparatorConfiguration.resolved(.zero, automatic: automatic) == .zero)
  }
}
