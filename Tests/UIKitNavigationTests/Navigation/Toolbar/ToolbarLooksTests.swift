import Expectations
import Testing
import UIKit

@testable import UIKitCore

/// Appearances of toolbars: where the content ends, and in windows of little height.
@MainActor
@Suite struct ToolbarLooksTests {
  private final class RowsController: UITableViewController {
    var count = 3

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let controller = RowsController()
  private let navigation: UINavigationController

  init() {
    navigation = UINavigationController(rootViewController: controller)
    navigation.isToolbarHidden = false
    controller.toolbarItems = [UIBarButtonItem(title: "Edit")]
  }

  private func show(rows: Int) {
    controller.count = rows
    window.rootViewController = navigation
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private var background: BarBackground? {
    navigation.toolbar.subviews.lazy.compactMap { $0 as? BarBackground }.first
  }

  private var ground: UIColor? { background?.subviews.lazy.compactMap(\.backgroundColor).first }

  @Test func aToolbarsBackgroundIsHiddenAtTheContentsEnd() {
    show(rows: 3)
    expectEqual(background?.isHidden, true)
    controller.count = 100
    controller.tableView.reloadData()
    window.layoutIfNeeded()
    expectEqual(background?.isHidden, false)
    controller.tableView.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    expectEqual(background?.isHidden, true)
  }

  @Test func scrollEdgeAppearanceAppliesAtTheContentsEnd() {
    let edge = UIToolbarAppearance()
    edge.configureWithOpaqueBackground()
    edge.backgroundColor = .systemRed
    navigation.toolbar.scrollEdgeAppearance = edge
    show(rows: 3)
    expect(background?.isHidden == false && ground == .systemRed)
    controller.count = 100
    controller.tableView.reloadData()
    window.layoutIfNeeded()
    expect(background?.isHidden == false && ground != .systemRed)
    // The bar follows changes of an appearance that is shown later, too.
    edge.backgroundColor = .systemGreen
    controller.tableView.scrollToRow(at: IndexPath(row: 99, section: 0), at: .bottom, animated: false)
    expectEqual(ground, .systemGreen)
  }

  @Test func aSelfPlacedBarDrawsItsBackground() {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.layoutIfNeeded()
    expectEqual(bar.subviews.lazy.compactMap { $0 as? BarBackground }.first?.isHidden, false)
  }

  @Test func compactAppearancesApplyInCompactHeight() {
    let bar = UIToolbar()
    let (compact, compactEdge) = (UIToolbarAppearance(), UIToolbarAppearance())
    bar.compactAppearance = compact
    expectEqual(ToolbarLooks(bar: bar, isAtScrollEdge: false).appearance, bar.standardAppearance)
    bar.traitOverrides.verticalSizeClass = .compact
    bar.updateTraitsIfNeeded()
    expect(ToolbarLooks(bar: bar, isAtScrollEdge: false).appearance === compact)
    expect(ToolbarLooks(bar: bar, isAtScrollEdge: true).hidesBackground)
    bar.compactScrollEdgeAppearance = compactEdge
    let looks = ToolbarLooks(bar: bar, isAtScrollEdge: true)
    expect(looks.appearance === compactEdge && !looks.hidesBackground)
  }
}
