import Stage
import UIKit

/// A collection view on its own stage.
@MainActor
final class SectionedScreen {
  let controller: UIViewController
  private let stage: OffscreenStage
  private let loop: FrameLoop
  private let window: UIWindow

  init(_ controller: UIViewController) {
    self.controller = controller
    stage = OffscreenStage(size: BenchmarkScreen.size, scale: 2)
    loop = FrameLoop(stage: stage)
    window = UIWindow(windowScene: loop.scene)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    renderFrame()
  }

  func renderFrame() { stage.advance(by: BenchmarkScreen.frameInterval) }
}

/// Rows with a symbol and two texts in a list of a collection view.
final class ListSectionController: UICollectionViewController {
  private(set) var rowCount: Int
  private let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { cell, _, row in
    cell.contentConfiguration = ListContentController.content(row)
  }

  init(rowCount: Int) {
    self.rowCount = rowCount
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .plain)))
  }

  required init?(coder: NSCoder) { nil }

  /// Inserts a row at the top.
  func insertRow() {
    rowCount += 1
    collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rowCount
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: indexPath.item)
  }
}

/// Pictures in nested groups, in one section that scrolls with the list or sideways.
final class PictureSectionController: UICollectionViewController {
  private let source: PictureSource

  init(itemCount: Int, images: WorkloadImages, isSideways: Bool) {
    source = PictureSource(itemCount: itemCount, images: images)
    super.init(collectionViewLayout: Self.layout(isSideways: isSideways))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(PictureCell.self, forCellWithReuseIdentifier: PictureCell.reuseIdentifier)
    collectionView.dataSource = source
  }

  /// A large picture beside two columns of small ones; or a row of pictures of one size.
  private static func layout(isSideways: Bool) -> UICollectionViewLayout {
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
    if isSideways {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(126), heightDimension: .absolute(150)),
        subitems: [NSCollectionLayoutItem(layoutSize: whole)])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 6
      section.orthogonalScrollingBehavior = .continuous
      return UICollectionViewCompositionalLayout(section: section)
    }
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1)),
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
      ),
      count: 2)
    let large = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(220)),
      subitems: [large, column, column])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    return UICollectionViewCompositionalLayout(section: section)
  }
}
