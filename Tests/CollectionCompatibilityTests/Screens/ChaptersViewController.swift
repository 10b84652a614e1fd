import UIKit

/// Books whose chapters come out when a book is tapped: a section snapshot each shelf.
final class ChaptersViewController: UIViewController, UICollectionViewDelegate {
  enum Shelf: Hashable, CaseIterable {
    case novels
    case essays
  }

  struct Entry: Hashable {
    let title: String
    let chapters: [String]
  }

  private(set) var collectionView: UICollectionView!
  private(set) var dataSource: UICollectionViewDiffableDataSource<Shelf, Entry>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 390, height: 44)
    layout.minimumLineSpacing = 0
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Entry> { cell, _, entry in
      var content = UIListContentConfiguration.cell()
      content.text = entry.title
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, entry in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: entry)
    }
    fill(.novels, [Entry(title: "Emma", chapters: ["Volume I", "Volume II"]), Entry(title: "Nana", chapters: [])])
    fill(.essays, [Entry(title: "Walden", chapters: ["Economy", "Reading", "Sounds"])])
  }

  private func fill(_ shelf: Shelf, _ books: [Entry]) {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Entry>()
    snapshot.append(books)
    for book in books {
      snapshot.append(book.chapters.map { Entry(title: $0, chapters: []) }, to: book)
    }
    dataSource.apply(snapshot, to: shelf, animatingDifferences: false)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    guard let entry = dataSource.itemIdentifier(for: indexPath) else { return }
    let shelf = Shelf.allCases[indexPath.section]
    var snapshot = dataSource.snapshot(for: shelf)
    if snapshot.isExpanded(entry) {
      snapshot.collapse([entry])
    } else {
      snapshot.expand([entry])
    }
    dataSource.apply(snapshot, to: shelf)
  }
}
