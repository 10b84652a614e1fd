import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Backgrounds that a list decides about.
@MainActor @Suite
struct UIBackgroundConfigurationTests {
  private func state(
    _ list: UIListEnvironment, _ change: (inout UICellConfigurationState) -> Void = { _ in }
  ) -> UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: UITraitCollection(listEnvironment: list))
    change(&state)
    return state
  }

  @Test
  func cellBackgroundsFollowTheListEnvironment() {
    let row = UIBackgroundConfiguration.listCell()
    expectEqual(row.updated(for: state(.plain)).backgroundColor, .systemBackground)
    expectEqual(row.updated(for: state(.insetGrouped)).backgroundColor, .secondarySystemGroupedBackground)
    let sidebar = row.updated(for: state(.sidebarPlain) { $0.isSelected = true })
    expect(sidebar.backgroundColor == .systemFill && sidebar.cornerRadius == 10)
    expectEqual(sidebar.backgroundInsets.leading, 10)
    let grouped = row.updated(for: state(.sidebar))
    expect(grouped.backgroundColor == .clear && grouped.backgroundInsets == .zero && grouped.cornerRadius == 10)
    expectEqual(sidebar.updated(for: state(.plain)).cornerRadius, 0, "a row that moves to another list")
  }

  @Test
  func theAppsCornerRadiusAndInsetsStay() {
    var row = UIBackgroundConfiguration.listCell()
    row.cornerRadius = 4
    row.backgroundInsets.top = 3
    let updated = row.updated(for: state(.sidebar))
    expect(updated.cornerRadius == 4 && updated.backgroundInsets.top == 3)
  }

  @Test
  func aPinnedHeaderOfAPlainListHasAnOpaqueBackground() {
    let header = UIBackgroundConfiguration.listHeader()
    expectEqual(header.updated(for: state(.plain)).backgroundColor, .clear)
    expectEqual(header.updated(for: state(.plain) { $0.isPinned = true }).backgroundColor, .systemBackground)
    expectEqual(header.updated(for: state(.grouped) { $0.isPinned = true }).backgroundColor, .clear)
  }
}
