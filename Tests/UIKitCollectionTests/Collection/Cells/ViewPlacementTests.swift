import Expectations
import Testing
import UIKit
import UIKitTesting

@testable import ListTesting

/// Badges that the app hides itself, where it configures them.
@MainActor @Suite struct ViewPlacementTests {
  private final class Badge: UICollectionReusableView {}

  /// Items of which each second one has a badge; the badge's handler hides the others'.
  private final class Badges: UIViewController {
    private(set) var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!
    private let list: [Int]

    init(_ list: [Int]) {
      self.list = list
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
      let badge = NSCollectionLayoutSupplementaryItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
        elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
      let item = NSCollectionLayoutItem(layoutSize: whole, supplementaryItems: [badge])
      let section = NSCollectionLayoutSection(group: .vertical(layoutSize: whole, subitems: [item]))
      collectionView = UICollectionView(
        frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(collectionView)
      let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
      let badges = UICollectionView.SupplementaryRegistration<Badge>(elementKind: "badge") { badge, _, path in
        badge.isHidden = path.item % 2 == 1
      }
      dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, path, item in
        view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
      }
      dataSource.supplementaryViewProvider = { view, _, path in
        view.dequeueConfiguredReusableSupplementary(using: badges, for: path)
      }
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems(list)
      dataSource.apply(snapshot, animatingDifferences: false)
    }
  }

  /// The items whose badges are seen and hidden, of those on screen.
  private func badges(_ view: UICollectionView) -> [Int: Bool] {
    let items = view.indexPathsForVisibleSupplementaryElements(ofKind: "badge")
    return Dictionary(
      uniqueKeysWithValues: items.map {
        ($0.item, view.supplementaryView(forElementKind: "badge", at: $0)?.isHidden == false)
      })
  }

  private func expectSecondBadges(_ view: UICollectionView, sourceLocation: SourceLocation = #_sourceLocation) {
    let badges = badges(view)
    #expect(badges.count >= 4, sourceLocation: sourceLocation)
    #expect(badges.allSatisfy { $0.value == ($0.key % 2 == 0) }, "\(badges)", sourceLocation: sourceLocation)
  }

  @Test func badgesHiddenByTheirHandlerStayHidden() throws {
    let controller = Badges(Array(0..<60))
    let screen = MountedScreen(controller, size: CGSize(width: 300, height: 450))
    let view = try require(controller.collectionView)
    expectSecondBadges(view)
    // Badges are used again for items of the other sort, far away and back.
    for offset in stride(from: CGFloat(70), through: 5000, by: 330) {
      view.contentOffset.y = offset
      screen.advance(frames: 1)
      expectSecondBadges(view)
    }
    view.contentOffset.y = 0
    screen.advance(frames: 1)
    expectSecondBadges(view)
    view.collectionViewLayout.invalidateLayout()
    screen.advance(frames: 1)
    expectSecondBadges(view)
  }

  /// A layout of one cell whose attributes are always the same object.
  private final class MovingLayout: UICollectionViewLayout {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))

    override var collectionViewContentSize: CGSize { CGSize(width: 300, height: 400) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { [attributes] }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { attributes }
  }

  private final class OneCell: UICollectionViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
  }

  @Test func attributesTheLayoutMutatesMoveTheCell() throws {
    let layout = MovingLayout()
    layout.attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    let controller = OneCell(collectionViewLayout: layout)
    let screen = MountedScreen(controller, size: CGSize(width: 300, height: 400))
    let cell = try require(controller.collectionView.visibleCells.first)
    layout.attributes.center.y += 70
    layout.attributes.alpha = 0.5
    layout.invalidateLayout()
    screen.advance(frames: 1)
    expect(cell.frame == CGRect(x: 0, y: 70, width: 100, height: 50) && cell.alpha == 0.5)
    cell.alpha = 1
    layout.invalidateLayout()
    screen.advance(frames: 1)
    expectEqual(cell.alpha, 1, "attributes that are as they were are not applied again")
  }
}
