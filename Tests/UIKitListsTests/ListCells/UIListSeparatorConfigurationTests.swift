import Expectations
import Testing
import UIKit

@testable import UIKitLists

@MainActor
@Suite
struct UIListSeparatorConfigurationTests {
  @Test
  func separatorConfigurationIsAutomaticByDefault() {
    let configuration = UIListSeparatorConfiguration(listAppearance: .plain)
    expectEqual(configuration.topSeparatorVisibility, .automatic)
    expectEqual(configuration.bottomSeparatorVisibility, .automatic)
    expectEqual(configuration.topSeparatorInsets, UIListSeparatorConfiguration.automaticInsets)
    expectEqual(configuration.bottomSeparatorInsets, UIListSeparatorConfiguration.automaticInsets)
    expectEqual(configuration.color, .separator)
    expectEqual(configuration.multipleSelectionColor, .separator)
    expectNil(configuration.visualEffect)
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
      expect(changed != plain, "change \(index)")
      expectEqual(changed, changed)
    }
    expectEqual(Set([plain, UIListSeparatorConfiguration(listAppearance: .plain)]).count, 1)
  }

  @Test
  func automaticInsetEdgesAreResolvedByTheList() {
    let automatic = NSDirectionalEdgeInsets(top: 1, leading: 16, bottom: 2, trailing: 4)
    let all = UIListSeparatorConfiguration.resolved(UIListSeparatorConfiguration.automaticInsets, automatic: automatic)
    expectEqual(all, automatic)
    var mixed = UIListSeparatorConfiguration.automaticInsets
    mixed.leading = 40
    expectEqual(UIListSeparatorConfiguration.resolved(mixed, automatic: automatic).leading, 40)
    expectEqual(UIListSeparatorConfiguration.resolved(mixed, automatic: automatic).trailing, 4)
    expectEqual(UIListSeparatorConfiguration.resolved(.zero, automatic: automatic), .zero)
  }
}
