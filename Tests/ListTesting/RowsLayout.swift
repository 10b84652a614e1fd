import ListCore
import UIKit

@_spi(UIKitFloors) @testable import UIKitCore
@testable import UIKitLists

/// Sections one below the other, each a grid or a row that scrolls sideways, with a header before it. Rows are worked out by
/// formulas, as the layout of an app may be.
@MainActor
final class RowsLayout: UICollectionViewLayout {
  struct Section {
    var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
    var itemSize = CGSize(width: 100, height: 80)
    var spacing: CGFloat = 10
    /// How many items a group has, one below the other.
    var lines = 1
    /// The room before and behind the row, and above and below it.
    var inset: CGFloat = 0
    var header: CGFloat = 0
    var bounce = UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce.automatic
    var rate = UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate.automatic
    /// A badge at each item's upper right corner.
    var hasBadges = false
  }

  var section: (Int) -> Section
  /// The layout scrolls to the side, and its rows up and down.
  var isTransposed = false
  var onVisible: ((Int, CGPoint, [any NSCollectionLayoutVisibleItem]) -> Void)?
  private(set) var preparations = 0
  private(set) var queries = 0
  private var starts: [CGFloat] = []
  private var counts: [Int] = []
  private var width: CGFloat = 0

  init(_ section: @escaping (Int) -> Section = { _ in Section() }) {
    self.section = section
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    preparations += 1
    guard let collectionView else { return }
    width = isTransposed ? collectionView.bounds.height : collectionView.bounds.width
    counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
    starts = [0]
    for index in counts.indices { starts.append(starts[index] + height(index)) }
  }

  private func height(_ index: Int) -> CGFloat {
    let section = section(index)
    guard counts[index] > 0 else { return section.header }
    let lines = section.behavior == .none ? rowsOfGrid(index) : section.lines
    return section.header + section.inset * 2 + CGFloat(lines) * (section.itemSize.height + section.spacing)
      - section.spacing
  }

  private func columns(_ index: Int) -> Int {
    let section = section(index)
    let stride = section.itemSize.width + section.spacing
    return stride > 0 ? max(Int((width - section.inset * 2 + section.spacing) / stride), 1) : 1
  }
  private func rowsOfGrid(_ index: Int) -> Int { (counts[index] + columns(index) - 1) / columns(index) }
  private func groups(_ index: Int) -> Int { (counts[index] + section(index).lines - 1) / section(index).lines }

  private func rowLength(_ index: Int) -> CGFloat {
    let section = section(index)
    return max(CGFloat(groups(index)) * (section.itemSize.width + section.spacing) - section.spacing, 0)
  }

  private func rect(_ rect: CGRect) -> CGRect {
    isTransposed ? CGRect(x: rect.minY, y: rect.minX, width: rect.height, height: rect.width) : rect
  }

  override var collectionViewContentSize: CGSize {
    rect(CGRect(x: 0, y: 0, width: width, height: starts.last ?? 0)).size
  }

  override var flipsHorizontallyInOppositeLayoutDirection: Bool { !isTransposed }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let index = indexPath.section
    guard counts.indices.contains(index), indexPath.item < counts[index] else { return nil }
    let section = section(index)
    let columns = columns(index)
    let isGrid = section.behavior == .none
    let (column, line) =
      isGrid
      ? (indexPath.item % columns, indexPath.item / columns)
      : (indexPath.item / section.lines, indexPath.item % section.lines)
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = rect(
      CGRect(
        origin: CGPoint(
          x: section.inset + CGFloat(column) * (section.itemSize.width + section.spacing),
          y: starts[index] + section.header + section.inset + CGFloat(line)
            * (section.itemSize.height + section.spacing)
        ), size: section.itemSize))
    attributes.scrollsSideways = !isGrid
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    guard counts.indices.contains(indexPath.section) else { return nil }
    if elementKind == UICollectionView.elementKindSectionHeader {
      attributes.frame = rect(
        CGRect(x: 0, y: starts[indexPath.section], width: width, height: section(indexPath.section).header))
      return attributes
    }
    guard let item = layoutAttributesForItem(at: indexPath) else { return nil }
    attributes.frame = CGRect(x: item.frame.maxX - 15, y: item.frame.minY - 5, width: 20, height: 20)
    attributes.scrollsSideways = item.scrollsSideways
    return attributes
  }

  override func layoutAttributesForElements(in asked: CGRect) -> [UICollectionViewLayoutAttributes]? {
    queries += 1
    let asked = rect(asked)
    var found: [UICollectionViewLayoutAttributes] = []
    for index in counts.indices where starts[index] < asked.maxY && asked.minY < starts[index + 1] {
      let section = section(index)
      if section.header > 0,
        let header = layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: index))
      {
        found.append(header)
      }
      for item in items(index, asked) {
        let path = IndexPath(item: item, section: index)
        if let cell = layoutAttributesForItem(at: path) { found.append(cell) }
        if section.hasBadges, let badge = layoutAttributesForSupplementaryView(ofKind: "badge", at: path) {
          found.append(badge)
        }
      }
    }
    return found
  }

  private func items(_ index: Int, _ asked: CGRect) -> Range<Int> {
    let section = section(index)
    guard section.behavior != .none else { return 0..<counts[index] }
    let stride = section.itemSize.width + section.spacing
    guard stride > 0 else { return 0..<min(counts[index], 10) }
    let window = link.sidewaysWindow(ofSection: index, length: width)
    let limit = CGFloat(groups(index))
    let first = Int(min(max(window.lowerBound / stride, 0), limit)) * section.lines
    let last = Int(min(max(window.upperBound / stride, 0) + 1, limit)) * section.lines
    return min(first, counts[index])..<max(min(last, counts[index]), min(first, counts[index]))
  }

  override func sidewaysSections(in asked: CGRect) -> [SidewaysSection] {
    let asked = rect(asked)
    return counts.indices.compactMap { index in
      let section = section(index)
      let frame = CGRect(
        x: 0, y: starts[index] + section.header + section.inset, width: width,
        height: starts[index + 1] - starts[index] - section.header - section.inset * 2)
      guard section.behavior != .none, counts[index] > 0, starts[index] < asked.maxY, asked.minY < starts[index + 1]
      else {
        return nil
      }
      return SidewaysSection(
        section: index, frame: rect(frame), axis: isTransposed ? .vertical : .horizontal,
        insets: (section.inset, section.inset), length: rowLength(index), behavior: section.behavior,
        groups: UniformSidewaysGroups(
          groupCount: groups(index), length: section.itemSize.width, spacing: section.spacing),
        decelerationRate: section.rate, bounce: section.bounce, tellsVisibleItems: onVisible != nil)
    }
  }

  override func sidewaysSection(
    _ section: Int, didScrollTo offset: CGPoint, visible: [any NSCollectionLayoutVisibleItem]
  ) { onVisible?(section, offset, visible) }
}

extension CollectionScene {
  /// Sections as rows, in a window of 320 by 440.
  convenience init(
    rows items: [Int], isRightToLeft: Bool = false, _ section: @escaping (Int) -> RowsLayout.Section = { _ in .init() }
  ) {
    self.init(RowsLayout(section), items: items, isRightToLeft: isRightToLeft)
    view.register(TestBand.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "band")
  }

  var rows: RowsLayout { view.collectionViewLayout as! RowsLayout }

  func row(_ section: Int) -> CollectionRow? { view.sideways.row(ofSection: section) }

  /// The offset of a section's row, from its start.
  func offset(_ section: Int) -> CGFloat { view.sideways.offset(ofSection: section) }

  /// Where a cell is seen in the collection view's content.
  func seen(_ item: Int, _ section: Int = 0) -> CGRect? {
    cell(item, section).map { view.convert($0.bounds, from: $0) }
  }

  /// Scrolls a row as an app that found its scroll view would.
  func scrollRow(_ section: Int, to offset: CGFloat) {
    guard let row = row(section) else { return }
    row.scroll(to: offset, animated: false)
    layOut()
  }

  /// A notch of a wheel, for the innermost view below the pointer that has a use for it.
  @discardableResult
  func turnWheel(at place: CGPoint, by delta: CGVector) -> Bool {
    let event = PointerScroll(
      location: place, delta: delta, isPrecise: false, phase: .discrete, timestamp: touches.clock.now, modifiers: [])
    var view = touches.window.hitTest(place, with: nil)
    while let shown = view {
      if (shown.gestureRecognizers ?? []).contains(where: { $0.receiveScroll(event) }) { return true }
      view = shown.superview
    }
    return false
  }

  /// A finger that drags by a distance and is lifted in its movement, `steps` frames later.
  func flick(from place: CGPoint, by distance: CGVector, steps: Int = 6) {
    touches.drag(from: place, to: CGPoint(x: place.x + distance.dx, y: place.y + distance.dy), steps: steps)
    touches.up()
    advance(4)
  }
}
