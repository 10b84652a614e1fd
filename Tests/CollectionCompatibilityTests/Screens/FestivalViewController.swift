import UIKit

/// The stages of a festival, one below the other. Each scrolls its acts to the side, in a way of its own: after Apple's
/// documentation of `orthogonalScrollingBehavior`.
final class FestivalViewController: UIViewController {
  enum Stage: Int, CaseIterable {
    case meadow, barn, cellar, tower, lake, office

    var title: String { "\(self)".capitalized }

    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .meadow: .continuous
      case .barn: .continuousGroupLeadingBoundary
      case .cellar: .paging
      case .tower: .groupPaging
      case .lake: .groupPagingCentered
      case .office: .none
      }
    }
  }

  struct Act: Hashable {
    let stage: Stage
    let number: Int
    var title: String { "\(stage.title) \(number)" }
  }

  static let headerKind = "stage-header"
  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Stage, Act>!
  private(set) var log: [String] = []
  var actsPerStage = 18

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.delegate = self
    view.addSubview(collectionView)
    configureDataSource()
  }

  /// A large item beside two small ones; the next group looks in at the edge.
  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { sectionIndex, _ in
        guard let stage = Stage(rawValue: sectionIndex) else { return nil }
        let leading = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.7), heightDimension: .fractionalHeight(1)))
        leading.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let trailing = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5)))
        trailing.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let pair = NSCollectionLayoutGroup.vertical(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(0.3), heightDimension: .fractionalHeight(1)),
          subitems: [trailing])
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(stage.behavior == .none ? 1 : 0.8), heightDimension: .absolute(120)),
          subitems: [leading, pair])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = stage.behavior
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
          elementKind: Self.headerKind, alignment: .top)
        section.boundarySupplementaryItems = [header]
        return section
      }, configuration: configuration)
  }

  private func configureDataSource() {
    let cellRegistration = UICollectionView.CellRegistration<UICollectionViewCell, Act> { cell, _, act in
      var content = UIListContentConfiguration.cell()
      content.text = act.title
      content.textProperties.alignment = .center
      cell.contentConfiguration = content
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .systemTeal
      background.cornerRadius = 8
      cell.backgroundConfiguration = background
    }
    let headerRegistration = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: Self.headerKind
    ) { header, _, indexPath in
      var content = UIListContentConfiguration.plainHeader()
      content.text = Stage(rawValue: indexPath.section)?.title
      header.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, act in
      view.dequeueConfiguredReusableCell(using: cellRegistration, for: indexPath, item: act)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: headerRegistration, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Stage, Act>()
    for stage in Stage.allCases {
      snapshot.appendSections([stage])
      snapshot.appendItems((0..<actsPerStage).map { Act(stage: stage, number: $0) })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension FestivalViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let act = dataSource.itemIdentifier(for: indexPath) else { return }
    log.append("selected \(act.title)")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scrolled to \(Int(scrollView.contentOffset.y))") }
}
