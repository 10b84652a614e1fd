import Expectations
import Testing
import UIKit

@testable import UIKitLists

@MainActor @Suite
struct ListCellLinesTests {
  private func lines(
    _ appearance: UICollectionLayoutListConfiguration.Appearance, _ role: ListCellPlace.Role,
    _ change: (inout UIListSeparatorConfiguration) -> Void = { _ in }
  ) -> String {
    var configuration = UIListSeparatorConfiguration(listAppearance: appearance)
    change(&configuration)
    let rule = ListCellLines(ListCellPlace(appearance, role), configuration).rule
    return "\(rule.top) \(rule.bottom)"
  }

  @Test
  func separatorsFollowTheCellsPositionInItsSection() {
    expect(lines(.plain, .row(0, of: 2)) == "inset inset" && lines(.plain, .row(1, of: 2)) == "none inset")
    expect(lines(.grouped, .row(0, of: 1)) == "full full" && lines(.grouped, .row(0, of: 2)) == "full inset")
    expect(lines(.insetGrouped, .row(0, of: 2)) == "none inset" && lines(.insetGrouped, .row(1, of: 2)) == "none none")
    expect(lines(.sidebar, .row(0, of: 2)) == "none none" && lines(.sidebarPlain, .row(0, of: 2)) == "none none")
    expect(lines(.grouped, .header) == "none none" && lines(.plain, .footer) == "none none")
  }

  @Test
  func theConfigurationShowsAndHidesSeparators() {
    expectEqual(lines(.insetGrouped, .row(1, of: 2)) { $0.bottomSeparatorVisibility = .visible }, "none inset")
    expectEqual(lines(.sidebar, .row(0, of: 2)) { $0.topSeparatorVisibility = .visible }, "inset none")
    expectEqual(lines(.grouped, .row(0, of: 1)) { $0.topSeparatorVisibility = .hidden }, "none full")
    expectEqual(lines(.grouped, .row(0, of: 1)) { $0.bottomSeparatorVisibility = .visible }, "full full")
  }
}
