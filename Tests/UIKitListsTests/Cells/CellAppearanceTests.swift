import Expectations
import ScreenTesting
import Testing
import UIKit

@testable import ListTesting
@testable import UIKitCore

/// The backgrounds behind a row's content, and how they appear and disappear.
@MainActor @Suite(.serialized) struct CellAppearanceTests {
  private func scene(_ style: UITableView.Style = .plain) -> (scene: TableScene, cell: UITableViewCell) {
    let scene = TableScene(style: style, rows: [2])
    return (scene, scene.table.visibleCells[0])
  }

  @Test func removingTheBackgroundConfigurationRestoresTheTablesColor() {
    for (style, color) in [
      (UITableView.Style.plain, UIColor.systemBackground), (.insetGrouped, .secondarySystemGroupedBackground),
    ] {
      let (_, cell) = scene(style)
      expectEqual(cell.backgroundColor, color)
      cell.backgroundConfiguration = .clear()
      expectEqual(cell.backgroundColor, .clear)
      cell.backgroundConfiguration = nil
      expectEqual(cell.backgroundColor, color, "\(style)")
      cell.layoutIfNeeded()
      expect(cell.subviews.allSatisfy { !($0 is ConfiguredBackgroundView) })
    }
  }

  @Test func removingTheBackgroundConfigurationShowsTheSelection() {
    let (_, cell) = scene()
    cell.backgroundConfiguration = .listPlainCell()
    cell.isSelected = true
    cell.layoutIfNeeded()
    let count = cell.subviews.count
    cell.backgroundConfiguration = nil
    expectEqual(cell.subviews.count, count + 1, "the grey of classic cells is a view, unlike the configured colour")
    expectEqual(cell.subviews[0].backgroundColor, .systemGray4)
  }

  @Test func multipleSelectionShowsItsBackgroundView() {
    let (_, cell) = scene()
    let (one, several) = (UIView(), UIView())
    cell.selectedBackgroundView = one
    cell.multipleSelectionBackgroundView = several
    cell.isSelected = true
    expect(one.superview === cell && several.superview == nil)
    cell.isSelected = false
    let other = TableScene(style: .plain, rows: [2])
    other.table.allowsMultipleSelection = true
    let row = other.table.visibleCells[0]
    row.selectedBackgroundView = one
    row.multipleSelectionBackgroundView = several
    row.isSelected = true
    expect(several.superview === row && one.superview == nil)
    row.multipleSelectionBackgroundView = nil
    expect(several.superview == nil && one.superview === row, "without one the other stands for it")
  }

  @Test func selectedBackgroundViewLiesInFrontOfBackgroundView() {
    let (_, cell) = scene()
    let (background, selection) = (UIView(), UIView())
    cell.selectedBackgroundView = selection
    cell.isHighlighted = true
    cell.backgroundView = background
    expect(cell.subviews.firstIndex(of: background) == 0 && cell.subviews.firstIndex(of: selection) == 1)
    cell.frame.size = CGSize(width: 200, height: 60)
    cell.layoutIfNeeded()
    expect(background.frame == cell.bounds && selection.frame == cell.bounds)
  }

  @Test func animatedSelectionFades() throws {
    let touches = TouchScene()
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    touches.window.addSubview(cell)
    cell.setSelected(true, animated: true)
    let view = cell.subviews[0]
    expectEqual(view.layer.animationKeys()?.isEmpty, false, "it fades in")
    cell.setSelected(false, animated: false)
    expect(view.superview == nil && view.alpha == 1)
    cell.setSelected(true, animated: false)
    expect((cell.subviews[0].layer.animationKeys() ?? []).isEmpty)
    cell.setSelected(false, animated: true)
    expect(view.superview === cell && view.alpha == 0)
    cell.setHighlighted(true, animated: false)
    expect(view.superview === cell && view.alpha == 1, "what was on its way out is back at once")
  }

  @Test func everySelectionStyleButNoneShowsASelection() {
    for style in [UITableViewCell.SelectionStyle.default, .blue, .gray] {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.selectionStyle = style
      cell.isSelected = true
      expectEqual(cell.subviews.count, 2, "\(style)")
      cell.selectionStyle = .none
      expectEqual(cell.subviews.count, 1)
      cell.selectionStyle = style
      expectEqual(cell.subviews.count, 2)
    }
  }
}
