import UIKit

/// Posters that grow towards the middle of the screen, and a control that counts them: a carousel whose section changes its
/// visible items, as the documentation of `visibleItemsInvalidationHandler` suggests.
final class PostersViewController: UIViewController {
  private(set) var collectionView: UICollectionView!
  let pageControl = UIPageControl()
  private(set) var offsets: [CGFloat] = []
  private let colors: [UIColor] = [.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(200), heightDimension: .absolute(280)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 16
    section.orthogonalScrollingBehavior = .groupPagingCentered
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 0, bottom: 20, trailing: 0)
    section.visibleItemsInvalidationHandler = { [weak self] items, offset, environment in
      let middle = environment.container.contentSize.width / 2
      for item in items {
        let distance = abs(item.frame.midX - offset.x - middle)
        let scale = max(1 - distance / environment.container.contentSize.width, 0.7)
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.alpha = scale
      }
      self?.offsets.append(offset.x)
      let nearest = items.min { abs($0.frame.midX - offset.x - middle) < abs($1.frame.midX - offset.x - middle) }
      if let nearest { self?.pageControl.currentPage = nearest.indexPath.item }
    }
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 60, width: view.bounds.width, height: 320),
      collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
    collectionView.autoresizingMask = [.flexibleWidth]
    collectionView.isScrollEnabled = false
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "poster")
    collectionView.dataSource = self
    pageControl.frame = CGRect(x: 0, y: 390, width: view.bounds.width, height: 30)
    pageControl.numberOfPages = colors.count
    pageControl.currentPageIndicatorTintColor = .label
    pageControl.pageIndicatorTintColor = .tertiaryLabel
    view.addSubview(collectionView)
    view.addSubview(pageControl)
  }
}

extension PostersViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { colors.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "poster", for: indexPath)
    cell.contentView.backgroundColor = colors[indexPath.item]
    return cell
  }
}
