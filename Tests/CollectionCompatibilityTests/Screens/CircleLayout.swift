import UIKit

/// Items in a circle, as a custom layout: attributes are computed in advance, items come in from the middle.
class CircleLayout: UICollectionViewLayout {
  private var cellCount = 0
  private var center = CGPoint.zero
  private var radius: CGFloat = 0
  private let itemDiameter: CGFloat = 60
  private var insertedIndexPaths: [IndexPath] = []
  private var deletedIndexPaths: [IndexPath] = []

  override class var layoutAttributesClass: AnyClass { return CircleLayoutAttributes.self }

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    let size = collectionView.bounds.size
    cellCount = collectionView.numberOfItems(inSection: 0)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = min(size.width, size.height) / 2.5
  }

  override var collectionViewContentSize: CGSize {
    return collectionView?.bounds.size ?? .zero
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = CircleLayoutAttributes(forCellWith: indexPath)
    let angle = 2 * CGFloat(indexPath.item) * .pi / CGFloat(cellCount)
    attributes.size = CGSize(width: itemDiameter, height: itemDiameter)
    attributes.center = CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    attributes.angle = angle
    return attributes
  }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    return (0..<cellCount).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return newBounds.size != collectionView?.bounds.size
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      switch item.updateAction {
      case .insert:
        if let path = item.indexPathAfterUpdate { insertedIndexPaths.append(path) }
      case .delete:
        if let path = item.indexPathBeforeUpdate { deletedIndexPaths.append(path) }
      default:
        break
      }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    insertedIndexPaths.removeAll()
    deletedIndexPaths.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    guard insertedIndexPaths.contains(itemIndexPath) else { return attributes }
    let inserted = attributes ?? layoutAttributesForItem(at: itemIndexPath)
    inserted?.alpha = 0
    inserted?.center = center
    return inserted
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    guard deletedIndexPaths.contains(itemIndexPath) else { return attributes }
    attributes?.alpha = 0
    attributes?.center = center
    attributes?.transform3D = CATransform3DMakeScale(0.1, 0.1, 1)
    return attributes
  }
}

class CircleLayoutAttributes: UICollectionViewLayoutAttributes {
  nonisolated(unsafe) var angle: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! CircleLayoutAttributes
    copy.angle = angle
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CircleLayoutAttributes, other.angle == angle else { return false }
    return super.isEqual(object)
  }
}

/// Shows numbers in a circle; a tap takes one away.
final class CircleViewController: UICollectionViewController {
  private(set) var numbers = Array(1...8)

  init() {
    super.init(collectionViewLayout: CircleLayout())
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.register(NumberCell.self, forCellWithReuseIdentifier: "Number")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return numbers.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Number", for: indexPath) as! NumberCell
    cell.label.text = String(numbers[indexPath.item])
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.performBatchUpdates {
      self.numbers.remove(at: indexPath.item)
      collectionView.deleteItems(at: [indexPath])
    }
  }

  func add() {
    collectionView.performBatchUpdates {
      self.numbers.append((self.numbers.max() ?? 0) + 1)
      self.collectionView.insertItems(at: [IndexPath(item: self.numbers.count - 1, section: 0)])
    }
  }
}

final class NumberCell: UICollectionViewCell {
  let label = UILabel()
  private(set) var angle: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 30
    contentView.backgroundColor = .systemOrange
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor).isActive = true
    label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor).isActive = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    if let circle = layoutAttributes as? CircleLayoutAttributes { angle = circle.angle }
  }
}
