import UIKit

/// Banners one a page, with dots below. The next one comes every few seconds, except while a finger is on them.
final class CarouselCell: UITableViewCell {
  private let dots = UIPageControl()
  private let layout = SidewaysLayout()
  private(set) lazy var collectionView = UICollectionView(frame: bounds, collectionViewLayout: layout)
  private let pacer = CarouselPacer()
  private let touches = TouchWatch()
  private var banners: [ShownBanner] = []
  private var shownWidth: CGFloat = 0
  /// Says when the next page comes; without a clock none comes by itself.
  var clock: (any Clock<Duration>)? { didSet { if (clock == nil) != (oldValue == nil) { updatePacer() } } }
  /// Called with a banner whose picture did not come, when it is tapped.
  var onRetryPictures: () -> Void = {}

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    layout.minimumLineSpacing = 0
    collectionView.isPagingEnabled = true
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.backgroundColor = .clear
    collectionView.register(BannerCell.self, forCellWithReuseIdentifier: "banner")
    collectionView.dataSource = self
    collectionView.delegate = self
    touches.onChange = { [weak self] in self?.updatePacer() }
    collectionView.addGestureRecognizer(touches)
    dots.hidesForSinglePage = true
    dots.isUserInteractionEnabled = false
    // Readable on pictures, whatever the appearance.
    dots.currentPageIndicatorTintColor = .white
    dots.pageIndicatorTintColor = .white.withAlphaComponent(0.5)
    setUpConstraints()
  }

  required init?(coder: NSCoder) { fatalError("The shop makes its cells in code.") }

  private func setUpConstraints() {
    for view in [collectionView, dots] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let aspect = collectionView.widthAnchor.constraint(
      equalTo: collectionView.heightAnchor, multiplier: ShopStyle.bannerAspect)
    // The row's height is rounded to pixels.
    aspect.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: contentView.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      aspect,
      dots.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      dots.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  func show(_ banners: [ShownBanner]) {
    let isSame = banners.map(\.id) == self.banners.map(\.id)
    self.banners = banners
    if isSame {
      for case let cell as BannerCell in collectionView.visibleCells {
        if let path = collectionView.indexPath(for: cell) { cell.show(banners[path.item]) }
      }
      return
    }
    dots.numberOfPages = banners.count
    dots.currentPage = 0
    shownWidth = 0
    collectionView.reloadData()
    setNeedsLayout()
    updatePacer()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentView.layoutIfNeeded()
    let size = collectionView.bounds.size
    if layout.itemSize != size, size.width > 0 { layout.itemSize = size }
    guard shownWidth != size.width else { return }
    // While the carousel returns to its page, the offset does not determine the page.
    let page = dots.currentPage
    collectionView.layoutIfNeeded()
    shownWidth = size.width
    go(to: page, animated: false)
  }

  // MARK: Pages

  private func go(to page: Int, animated: Bool) {
    guard banners.indices.contains(page) else { return }
    collectionView.scrollToItem(
      at: IndexPath(item: page, section: 0), at: .centeredHorizontally, animated: animated)
  }

  private func advance() {
    guard !banners.isEmpty, !collectionView.isDecelerating else { return }
    go(to: (dots.currentPage + 1) % banners.count, animated: true)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    updatePacer()
  }

  /// The table hides cells that wait to be used again.
  override var isHidden: Bool { didSet { if isHidden != oldValue { updatePacer() } } }

  /// Pages advance by themselves while they are visible, not touched, and reduced motion is off.
  private func updatePacer() {
    let isSeen = window != nil && !isHidden && !touches.isTouched
    guard let clock, isSeen, banners.count > 1, !UIAccessibility.isReduceMotionEnabled else { return pacer.stop() }
    pacer.start(by: clock) { [weak self] in self?.advance() }
  }

  /// Whether pages come by themselves now.
  var isAdvancing: Bool { pacer.isRunning }
  var page: Int { dots.currentPage }
}

extension CarouselCell: UICollectionViewDataSource, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    banners.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "banner", for: indexPath)
    (cell as? BannerCell)?.show(banners[indexPath.item])
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if banners[indexPath.item].picture == .failed { onRetryPictures() }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    let middle = CGPoint(x: scrollView.bounds.midX, y: scrollView.bounds.midY)
    // After a change of width the carousel is about to scroll to its page again.
    guard shownWidth == scrollView.bounds.width, let page = collectionView.indexPathForItem(at: middle)?.item else {
      return
    }
    if dots.currentPage != page { dots.currentPage = page }
  }
}
