import UIKit

/// A row that is a collection view, which scrolls sideways.
final class FuzzNestCell: UITableViewCell {
  static let reuseIdentifier = "carousel"
  let carousel: UICollectionView
  /// The row's name, and how many items it has.
  private(set) var row: Int?
  var count = 0
  private var keep: (CGFloat) -> Void = { _ in }

  override init(style: CellStyle, reuseIdentifier: String?) {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 60, height: 60)
    carousel = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    carousel.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
    carousel.frame = contentView.bounds
    carousel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    carousel.dataSource = self
    carousel.delegate = self
    contentView.addSubview(carousel)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a row, scrolled to the offset at which it was left.
  func show(_ row: Int, count: Int, at offset: CGFloat, isPaged: Bool, keep: @escaping (CGFloat) -> Void) {
    self.keep = { _ in }
    self.row = row
    self.count = count
    carousel.isPagingEnabled = isPaged
    carousel.reloadData()
    carousel.layoutIfNeeded()
    // The offset is limited to the content: a bounce is not kept when the cell leaves.
    let last = max(carousel.contentSize.width - carousel.bounds.width, 0)
    carousel.setContentOffset(CGPoint(x: min(max(offset, 0), last), y: 0), animated: false)
    self.keep = keep
    if last < offset || offset < 0 { keep(carousel.contentOffset.x) }
  }

  /// The row left the screen: further offsets of its carousel are not stored.
  func leave() { keep = { _ in } }
}

extension FuzzNestCell: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { keep(scrollView.contentOffset.x) }
}
