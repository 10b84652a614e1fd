import UIKit

/// A flow layout that stops with the nearest item in the middle, as in Apple's line layout.
final class LineLayout: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    scrollDirection = .horizontal
    itemSize = CGSize(width: 200, height: 120)
    minimumLineSpacing = 20
    let inset = ((collectionView?.bounds.width ?? 0) - itemSize.width) / 2
    sectionInset = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView = collectionView else { return proposedContentOffset }
    let middle = proposedContentOffset.x + collectionView.bounds.width / 2
    let proposedRect = CGRect(origin: CGPoint(x: proposedContentOffset.x, y: 0), size: collectionView.bounds.size)
    var adjustment = CGFloat.greatestFiniteMagnitude
    for attributes in super.layoutAttributesForElements(in: proposedRect) ?? [] {
      let distance = attributes.center.x - middle
      if abs(distance) < abs(adjustment) {
        adjustment = distance
      }
    }
    return CGPoint(x: proposedContentOffset.x + adjustment, y: proposedContentOffset.y)
  }
}

/// A row of postcards, one of which is always in the middle.
final class PostcardsViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let collectionView = UICollectionView(frame: .zero, collectionViewLayout: LineLayout())
  private(set) var calls: [String] = []
  private(set) var announced: CGPoint?

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.decelerationRate = .fast
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "Postcard")
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = CGRect(x: 0, y: 100, width: view.bounds.width, height: 140)
  }

  /// The postcard in the middle.
  var current: Int? {
    let middle = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    return collectionView.indexPathForItem(at: middle)?.item
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return 20
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Postcard", for: indexPath)
    cell.contentView.backgroundColor = .systemTeal
    return cell
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging")
    announced = targetContentOffset.pointee
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("didEndDecelerating")
  }
}
