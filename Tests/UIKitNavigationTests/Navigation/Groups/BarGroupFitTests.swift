import Expectations
import Testing

@testable import UIKitCore

/// Which groups of a navigation bar give way, and in which order.
struct BarGroupFitTests {
  private func fit(_ groups: [BarGroupFit.Group], room: Double, needsMenu: Bool = false) -> BarGroupFit {
    BarGroupFit(groups, room: room, menuWidth: 40, spacing: 10, needsMenu: needsMenu)
  }

  @Test func groupsThatFitAreWhole() {
    let groups = [
      BarGroupFit.Group(section: .leading, width: 50), BarGroupFit.Group(section: .trailing, width: 50),
    ]
    let roomy = fit(groups, room: 120)
    expect(roomy.states == [.whole, .whole] && !roomy.hasMenu)
    let menu = fit(groups, room: 160, needsMenu: true)
    expect(menu.states == [.whole, .whole] && menu.hasMenu)
    expectEqual(fit(groups, room: 159, needsMenu: true).states, [.whole, .menu])
  }

  @Test func representativesComeFirst() {
    let groups = [
      BarGroupFit.Group(section: .leading, width: 100, representative: 30),
      BarGroupFit.Group(section: .trailing, width: 100, representative: 30),
      BarGroupFit.Group(section: .trailing, width: 50),
    ]
    expectEqual(fit(groups, room: 280).states, [.whole, .whole, .whole])
    expectEqual(fit(groups, room: 279).states, [.whole, .representative, .whole])
    expectEqual(fit(groups, room: 200).states, [.representative, .representative, .whole])
    let narrow = fit(groups, room: 130)
    expect(narrow.states == [.representative, .menu, .menu] && narrow.hasMenu)
  }

  @Test func theMiddleGivesWayFirstAndThePinnedGroupNever() {
    let groups = [
      BarGroupFit.Group(section: .leading, width: 50), BarGroupFit.Group(section: .center, width: 50),
      BarGroupFit.Group(section: .center, width: 50), BarGroupFit.Group(section: .trailing, width: 50),
      BarGroupFit.Group(section: .pinned, width: 50, representative: 20),
    ]
    expectEqual(fit(groups, room: 300).states, [.whole, .whole, .whole, .whole, .whole])
    expectEqual(fit(groups, room: 271).states, [.whole, .whole, .whole, .whole, .representative])
    expectEqual(fit(groups, room: 260).states, [.whole, .whole, .menu, .whole, .representative])
    expectEqual(fit(groups, room: 200).states, [.whole, .menu, .menu, .whole, .representative])
    expectEqual(fit(groups, room: 0).states, [.menu, .menu, .menu, .menu, .representative])
  }

  @Test func groupsThatBelongIntoTheMenuStayThere() {
    let groups = [BarGroupFit.Group(section: .center, width: 50, isInMenu: true)]
    let roomy = fit(groups, room: 1000)
    expect(roomy.states == [.menu] && roomy.hasMenu)
  }
}
