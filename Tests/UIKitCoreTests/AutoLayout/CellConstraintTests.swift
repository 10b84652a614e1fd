import Expectations
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists

/// Constraints between a cell, its content view, its other subviews and what is around it. An app sees one layout; that
/// cells are solved apart must not show.
@MainActor @Suite struct CellConstraintTests {
  final class TextCell: UITableViewCell {
    let label = SizedView(100, 30)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }
  }

  /// A view with a content size of its own.
  final class SizedView: UIView {
    var content: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
      content = CGSize(width: width, height: height)
      super.init(frame: .zero)
      translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override var intrinsicContentSize: CGSize { content }
  }

  let cell = TextCell(style: .default, reuseIdentifier: nil)

  func fittingHeight(_ view: UIView, width: CGFloat = 320) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  func layOut(height: CGFloat = 80) {
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    cell.layoutIfNeeded()
  }

  /// `topAnchor` for `contentView.topAnchor` is written quickly inside of a cell.
  @Test func contentMayBePinnedToTheCellItself() {
    NSLayoutConstraint.activate([
      cell.label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
      cell.label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
      cell.label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      cell.label.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
    ])
    expectEqual(fittingHeight(cell), 50)
    layOut()
    expectEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 320, height: 80))
    expectEqual(cell.label.frame, CGRect(x: 16, y: 10, width: 288, height: 60))
    cell.label.content.height = 100
    expectEqual(fittingHeight(cell), 120)
  }

  /// A constraint that ties content to the cell, and no longer does: the row is solved apart again, and right.
  @Test func deactivatingCellConstraintsSolvesTheContentSeparately() {
    let inside = [
      cell.label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      cell.label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
    ]
    let toCell = [
      cell.label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
      cell.contentView.heightAnchor.constraint(greaterThanOrEqualTo: cell.heightAnchor),
    ]
    let toContent = cell.label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -20)
    NSLayoutConstraint.activate(inside + toCell)
    expectEqual(fittingHeight(cell), 50)
    expect(!cell.contentView.viewState.isLayoutRoot)
    toCell[0].isActive = false
    expect(!cell.contentView.viewState.isLayoutRoot, "another still reaches across")
    toCell[1].isActive = false
    expect(cell.contentView.viewState.isLayoutRoot)
    toContent.isActive = true
    expectEqual(fittingHeight(cell), 60)
    layOut()
    expectEqual(cell.label.frame, CGRect(x: 16, y: 10, width: 100, height: 50))
    // And tied once more.
    toContent.isActive = false
    toCell[0].isActive = true
    layOut(height: 100)
    expectEqual(cell.label.frame, CGRect(x: 16, y: 10, width: 100, height: 80))
    expectEqual(fittingHeight(cell), 50)
  }

  /// A cell that was arranged among other views and is taken out of there is measured by itself, and its content with it.
  @Test func aCellRemovedFromALayoutIsSolvedByItself() {
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    cell.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(cell)
    NSLayoutConstraint.activate([
      cell.label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      cell.label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
      cell.label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
      cell.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      cell.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      cell.topAnchor.constraint(equalTo: container.topAnchor),
      cell.label.widthAnchor.constraint(equalTo: container.widthAnchor, multiplier: 0.5),
    ])
    container.layoutIfNeeded()
    expect(!cell.viewState.isLayoutRoot && !cell.contentView.viewState.isLayoutRoot)
    expectEqual(cell.label.frame.width, 160)
    cell.removeFromSuperview()
    expect(cell.viewState.isLayoutRoot && cell.contentView.viewState.isLayoutRoot)
    cell.translatesAutoresizingMaskIntoConstraints = true
    expectEqual(fittingHeight(cell), 40)
    layOut(height: 40)
    expectEqual(cell.label.frame, CGRect(x: 0, y: 5, width: 100, height: 30))
  }

  @Test func contentPinnedToTheCellStaysBesideAnAccessory() {
    cell.accessoryType = .disclosureIndicator
    NSLayoutConstraint.activate([
      cell.label.topAnchor.constraint(equalTo: cell.topAnchor),
      cell.label.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      cell.label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
    ])
    layOut()
    expect(cell.contentView.frame.width < 320)
    expectEqual(cell.label.frame, CGRect(x: 16, y: 0, width: cell.contentView.frame.width - 16, height: 30))
  }

  @Test func aSubviewOfTheCellMayBePinnedToItsContent() {
    let badge = SizedView(20, 20)
    cell.addSubview(badge)
    NSLayoutConstraint.activate([
      cell.label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      cell.label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
      badge.leadingAnchor.constraint(equalTo: cell.label.trailingAnchor, constant: 4),
      badge.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -6),
    ])
    layOut()
    expectEqual(badge.frame, CGRect(x: 120, y: 54, width: 20, height: 20))
    cell.label.content.width = 150
    layOut(height: 60)
    expectEqual(badge.frame, CGRect(x: 170, y: 34, width: 20, height: 20))
  }

  @Test func theContentViewMayBePinnedInsideOfTheCell() {
    cell.contentView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      cell.contentView.topAnchor.constraint(equalTo: cell.topAnchor, constant: 4),
      cell.contentView.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -4),
      cell.contentView.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16),
      cell.contentView.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -16),
      cell.label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      cell.label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
      cell.label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
    ])
    expectEqual(fittingHeight(cell), 54)
    layOut(height: 54)
    expectEqual(cell.contentView.frame, CGRect(x: 16, y: 4, width: 288, height: 46))
    expectEqual(cell.label.frame, CGRect(x: 0, y: 8, width: 100, height: 30))
  }

  /// Half of it is enough: for the rest the content view fills the cell.
  @Test func aPartlyPinnedContentViewFillsTheRest() {
    cell.contentView.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 16).isActive = true
    layOut(height: 54)
    expectEqual(cell.contentView.frame.minX, 16)
    expectEqual(cell.contentView.frame.minY, 0)
    expectEqual(cell.contentView.frame.height, 54)
  }

  @Test(arguments: [false, true]) func anAccessoryViewMayBeSizedByConstraints(isMirrored: Bool) {
    if isMirrored { cell.semanticContentAttribute = .forceRightToLeft }
    let accessory = UIView()
    accessory.translatesAutoresizingMaskIntoConstraints = false
    cell.accessoryView = accessory
    NSLayoutConstraint.activate([
      accessory.widthAnchor.constraint(equalToConstant: 50), accessory.heightAnchor.constraint(equalToConstant: 24),
    ])
    layOut()
    layOut()
    let margin = isMirrored ? cell.layoutMargins.left : cell.layoutMargins.right
    expectEqual(accessory.frame.size, CGSize(width: 50, height: 24))
    expectEqual(accessory.frame.midY, 40)
    expect(isMirrored ? accessory.frame.minX == margin : accessory.frame.maxX == 320 - margin)
    expect(!cell.contentView.frame.intersects(accessory.frame))
    expect(cell.contentView.frame.width > 200)
  }

  @Test func contentMayBePinnedToTheAccessoryView() {
    let accessory = UIView()
    accessory.translatesAutoresizingMaskIntoConstraints = false
    cell.accessoryView = accessory
    NSLayoutConstraint.activate([
      accessory.widthAnchor.constraint(equalToConstant: 50), accessory.heightAnchor.constraint(equalToConstant: 24),
      cell.label.trailingAnchor.constraint(equalTo: accessory.leadingAnchor, constant: -10),
      cell.label.centerYAnchor.constraint(equalTo: accessory.centerYAnchor),
    ])
    layOut()
    layOut()
    expectEqual(cell.label.convert(cell.label.bounds, to: cell).maxX, accessory.frame.minX - 10)
    expectEqual(cell.label.convert(cell.label.bounds, to: cell).midY, 40)
  }

  @Test func aCellMayBeConstrainedLikeAnyView() {
    NSLayoutConstraint.activate([
      cell.label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 8),
      cell.label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -8),
      cell.label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 16),
    ])
    let below = SizedView(40, 40)
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    cell.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(cell)
    root.addSubview(below)
    NSLayoutConstraint.activate([
      cell.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      cell.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      cell.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      below.topAnchor.constraint(equalTo: cell.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: cell.label.trailingAnchor),
    ])
    root.layoutIfNeeded()
    expectEqual(cell.frame, CGRect(x: 0, y: 100, width: 320, height: 46))
    expectEqual(cell.label.frame, CGRect(x: 16, y: 8, width: 100, height: 30))
    expectEqual(below.frame, CGRect(x: 116, y: 146, width: 40, height: 40))
    cell.removeFromSuperview()
    expect(root.constraints.isEmpty)
  }

  @Test func headerContentMayBePinnedToTheHeader() {
    let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
    let label = SizedView(100, 30)
    header.contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: header.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: header.bottomAnchor, constant: -5),
      label.leadingAnchor.constraint(equalTo: header.leadingAnchor),
    ])
    expectEqual(fittingHeight(header), 40)
    header.frame = CGRect(x: 0, y: 0, width: 320, height: 40)
    header.layoutIfNeeded()
    expectEqual(label.frame, CGRect(x: 0, y: 5, width: 100, height: 30))
  }

  @Test func cellsPinnedToThemselvesSelfSize() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = TextCell(style: .default, reuseIdentifier: nil)
        cell.label.content.height = CGFloat(30 + indexPath.row * 20)
        NSLayoutConstraint.activate([
          cell.label.topAnchor.constraint(equalTo: cell.topAnchor, constant: 10),
          cell.label.bottomAnchor.constraint(equalTo: cell.bottomAnchor, constant: -10),
          cell.label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
        ])
        return cell
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = source
    table.layoutIfNeeded()
    expectEqual((0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }, [50, 70, 90])
    expectEqual(
      (table.cellForRow(at: IndexPath(row: 2, section: 0)) as? TextCell)?.label.frame,
      CGRect(x: 0, y: 10, width: 100, height: 70))
  }
}
