import UIKit

/// Covers in a row: the one in the middle is the largest, and a flick rests with one in the middle.
final class ScaledCarouselLayout: UICollectionViewFlowLayout {
  var smallestScale: CGFloat = 0.7

  override init() {
    super.init()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 200)
    minimumLineSpacing = 20
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    collectionView.decelerationRate = .fast
    let side = (collectionView.bounds.width - itemSize.width) / 2
    let above = (collectionView.bounds.height - itemSize.height) / 2
    sectionInset = UIEdgeInsets(top: above, left: side, bottom: above, right: side)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView, let attributes = super.layoutAttributesForElements(in: rect) else { return nil }
    let visible = CGRect(origin: collectionView.contentOffset, size: collectionView.bounds.size)
    return attributes.map { original in
      let attributes = original.copy() as! UICollectionViewLayoutAttributes
      let distance = abs(visible.midX - attributes.center.x)
      let reach = itemSize.width + minimumLineSpacing
      let scale = 1 - min(distance / reach, 1) * (1 - smallestScale)
      attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
      attributes.alpha = 0.5 + 0.5 * (scale - smallestScale) / (1 - smallestScale)
      attributes.zIndex = Int(scale * 10)
      return attributes
    }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    let proposed = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    guard let candidates = super.layoutAttributesForElements(in: proposed), !candidates.isEmpty else {
      return proposedContentOffset
    }
    let middle = proposed.midX
    let nearest = candidates.min { abs($0.center.x - middle) < abs($1.center.x - middle) }!
    return CGPoint(x: nearest.center.x - proposed.width / 2, y: proposedContentOffset.y)
  }
}

/// Records to leaf through.
final class RecordsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  private(set) var titles = (1...40).map { "Record \($0)" }
  private(set) var collectionView: UICollectionView!
  let layout = ScaledCarouselLayout()
  let titleLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(RecordCell.self, forCellWithReuseIdentifier: "record")
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    titleLabel.text = titles[0]
    view.addSubview(collectionView)
    view.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      collectionView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
      collectionView.heightAnchor.constraint(equalToConstant: 240),
      titleLabel.topAnchor.constraint(equalTo: collectionView.bottomAnchor, constant: 12),
      titleLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
    ])
  }

  /// The record in the middle.
  var current: IndexPath? {
    collectionView.indexPathForItem(
      at: CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY))
  }

  func show(_ index: Int, animated: Bool) {
    collectionView.scrollToItem(
      at: IndexPath(item: index, section: 0), at: .centeredHorizontally, animated: animated)
  }

  func remove(at index: Int) {
    titles.remove(at: index)
    collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    titles.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "record", for: indexPath) as! RecordCell
    cell.titleLabel.text = titles[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .centeredHorizontally, animated: true)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if let current { titleLabel.text = titles[current.item] }
  }
}

final class RecordCell: UICollectionViewCell {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .systemIndigo
    contentView.layer.cornerRadius = 8
    titleLabel.textColor = .white
    titleLabel.textAlignment = .center
    titleLabel.frame = contentView.bounds
    titleLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(titleLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
