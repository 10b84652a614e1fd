import UIKit

@MainActor
protocol WaterfallLayoutDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat
}

/// Columns of items of different heights: each item goes into the shortest column. A header above each section.
final class WaterfallLayout: UICollectionViewLayout {
  weak var delegate: WaterfallLayoutDelegate?
  var minimumColumnWidth: CGFloat = 160 { didSet { invalidateLayout() } }
  var spacing: CGFloat = 8 { didSet { invalidateLayout() } }
  var headerHeight: CGFloat = 40 { didSet { invalidateLayout() } }
  private(set) var preparations = 0

  private var itemAttributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var headerAttributes: [Int: UICollectionViewLayoutAttributes] = [:]
  private var allAttributes: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  private var contentWidth: CGFloat {
    guard let collectionView else { return 0 }
    let insets = collectionView.adjustedContentInset
    return collectionView.bounds.width - insets.left - insets.right
  }

  var numberOfColumns: Int { max(1, Int(contentWidth / minimumColumnWidth)) }

  override var collectionViewContentSize: CGSize { CGSize(width: contentWidth, height: contentHeight) }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    preparations += 1
    itemAttributes.removeAll(keepingCapacity: true)
    headerAttributes.removeAll(keepingCapacity: true)
    allAttributes.removeAll(keepingCapacity: true)
    contentHeight = 0
    let columns = numberOfColumns
    let width = (contentWidth - spacing * CGFloat(columns + 1)) / CGFloat(columns)
    for section in 0..<collectionView.numberOfSections {
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        with: IndexPath(item: 0, section: section))
      header.frame = CGRect(x: 0, y: contentHeight, width: contentWidth, height: headerHeight)
      headerAttributes[section] = header
      allAttributes.append(header)
      var heights = [CGFloat](repeating: header.frame.maxY + spacing, count: columns)
      for item in 0..<collectionView.numberOfItems(inSection: section) {
        let indexPath = IndexPath(item: item, section: section)
        let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
        let height = delegate?.collectionView(collectionView, layout: self, heightForItemAt: indexPath, width: width)
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
          x: spacing + CGFloat(column) * (width + spacing), y: heights[column], width: width, height: height ?? width)
        heights[column] = attributes.frame.maxY + spacing
        itemAttributes[indexPath] = attributes
        allAttributes.append(attributes)
      }
      contentHeight = heights.max() ?? header.frame.maxY
    }
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    allAttributes.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    itemAttributes[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == UICollectionView.elementKindSectionHeader ? headerAttributes[indexPath.section] : nil
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return newBounds.width != collectionView.bounds.width
  }
}
