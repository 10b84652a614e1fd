import UIKit

/// Sections of numbers, placed by a layout that a subclass makes.
class SectionedViewController: UIViewController {
  enum Kind {
    static let header = "title-above"
    static let footer = "title-below"
    static let badge = "badge"
    static let background = "background"
  }

  var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Int, Int>!
  var counts: [Int] { [20] }

  func makeLayout() -> UICollectionViewLayout { fatalError("a subclass makes the layout") }

  func text(at indexPath: IndexPath, _ number: Int) -> String { "\(indexPath.section), \(indexPath.item)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)
    let cell = UICollectionView.CellRegistration<PlaceCell, Int> { [unowned self] cell, indexPath, number in
      cell.label.text = text(at: indexPath, number)
    }
    let title = UICollectionView.SupplementaryRegistration<SectionTitleView>(elementKind: Kind.header) {
      view, _, indexPath in
      view.label.text = "Section \(indexPath.section)"
    }
    let ending = UICollectionView.SupplementaryRegistration<SectionTitleView>(elementKind: Kind.footer) {
      view, _, indexPath in
      view.label.text = "End of \(indexPath.section)"
    }
    let badge = UICollectionView.SupplementaryRegistration<PlaceBadgeView>(elementKind: Kind.badge) {
      view, _, indexPath in
      view.label.text = "\(indexPath.item)"
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, number in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: number)
    }
    dataSource.supplementaryViewProvider = { view, kind, indexPath in
      switch kind {
      case Kind.header: return view.dequeueConfiguredReusableSupplementary(using: title, for: indexPath)
      case Kind.footer: return view.dequeueConfiguredReusableSupplementary(using: ending, for: indexPath)
      default: return view.dequeueConfiguredReusableSupplementary(using: badge, for: indexPath)
      }
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var first = 0
    for (section, count) in counts.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(first..<first + count))
      first += count
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
