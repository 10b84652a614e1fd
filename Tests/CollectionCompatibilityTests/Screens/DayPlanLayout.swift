import UIKit

/// Days of entries: a header that stays in sight, a card behind each day, a line between entries. Entries that come in
/// grow from the left, entries that go leave to the right.
final class DayPlanLayout: UICollectionViewLayout {
  static let cardKind = "DayCard"
  static let lineKind = "DayLine"

  let headerHeight: CGFloat = 36
  let entryHeight: CGFloat = 60
  let margin: CGFloat = 16
  let gap: CGFloat = 20

  private var entries: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var headers: [UICollectionViewLayoutAttributes] = []
  private var cards: [UICollectionViewLayoutAttributes] = []
  private var lines: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var height: CGFloat = 0
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []
  private(set) var actions: [String] = []

  override init() {
    super.init()
    register(DayCardView.self, forDecorationViewOfKind: DayPlanLayout.cardKind)
    register(DayLineView.self, forDecorationViewOfKind: DayPlanLayout.lineKind)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepare() {
    super.prepare()
    entries = [:]
    headers = []
    cards = []
    lines = [:]
    guard let collectionView else { return }
    let width = collectionView.bounds.width
    var y: CGFloat = 0
    for section in 0..<collectionView.numberOfSections {
      let first = IndexPath(item: 0, section: section)
      let count = collectionView.numberOfItems(inSection: section)
      let header = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: first)
      header.frame = CGRect(x: 0, y: y, width: width, height: headerHeight)
      header.zIndex = 10
      headers.append(header)
      y += headerHeight
      let card = UICollectionViewLayoutAttributes(forDecorationViewOfKind: DayPlanLayout.cardKind, with: first)
      card.frame = CGRect(
        x: margin, y: y, width: width - 2 * margin, height: max(CGFloat(count) * entryHeight, entryHeight))
      card.zIndex = -1
      cards.append(card)
      for item in 0..<count {
        let path = IndexPath(item: item, section: section)
        let entry = UICollectionViewLayoutAttributes(forCellWith: path)
        entry.frame = CGRect(
          x: margin, y: y + CGFloat(item) * entryHeight, width: width - 2 * margin, height: entryHeight)
        entries[path] = entry
        if item > 0 {
          let line = UICollectionViewLayoutAttributes(forDecorationViewOfKind: DayPlanLayout.lineKind, with: path)
          line.frame = CGRect(x: margin + 12, y: entry.frame.minY, width: width - 2 * margin - 12, height: 1)
          line.zIndex = 1
          lines[path] = line
        }
      }
      y = card.frame.maxY + gap
    }
    height = y
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: height)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    var result = entries.values.filter { $0.frame.intersects(rect) }
    result += cards.filter { $0.frame.intersects(rect) }
    result += lines.values.filter { $0.frame.intersects(rect) }
    for section in headers.indices {
      let path = IndexPath(item: 0, section: section)
      if let header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: path), header.frame.intersects(rect)
      {
        result.append(header)
      }
    }
    return result
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    entries[indexPath]
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard headers.indices.contains(indexPath.section), let collectionView else { return nil }
    let header = headers[indexPath.section].copy() as! UICollectionViewLayoutAttributes
    let top = collectionView.contentOffset.y + collectionView.adjustedContentInset.top
    let last = cards[indexPath.section].frame.maxY - headerHeight
    header.frame.origin.y = min(max(header.frame.minY, top), last)
    return header
  }

  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    switch elementKind {
    case DayPlanLayout.cardKind: cards.indices.contains(indexPath.section) ? cards[indexPath.section] : nil
    case DayPlanLayout.lineKind: lines[indexPath]
    default: nil
    }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      switch update.updateAction {
      case .insert:
        guard let path = update.indexPathAfterUpdate else { continue }
        inserted.insert(path)
        actions.append("insert \(path.section).\(path.item)")
      case .delete:
        guard let path = update.indexPathBeforeUpdate else { continue }
        deleted.insert(path)
        actions.append("delete \(path.section).\(path.item)")
      case .move:
        guard let from = update.indexPathBeforeUpdate, let to = update.indexPathAfterUpdate else { continue }
        actions.append("move \(from.section).\(from.item) to \(to.section).\(to.item)")
      default:
        break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted = []
    deleted = []
    actions.append("finalize")
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard inserted.contains(itemIndexPath),
      let attributes = entries[itemIndexPath]?.copy() as? UICollectionViewLayoutAttributes
    else { return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
    attributes.frame.origin.x = -attributes.frame.width
    attributes.alpha = 0
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard deleted.contains(itemIndexPath) else { return attributes }
    attributes?.frame.origin.x = collectionView?.bounds.width ?? 0
    attributes?.alpha = 0
    return attributes
  }

  override func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] {
    guard elementKind == DayPlanLayout.lineKind else { return [] }
    return inserted.filter { $0.item > 0 }
  }

  override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes =
      layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)?.copy()
      as? UICollectionViewLayoutAttributes
    if elementKind == DayPlanLayout.lineKind { attributes?.alpha = 0 }
    return attributes
  }
}

final class DayCardView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class DayLineView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .separator
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
