import UIKit

/// Pins in columns by their pictures' proportions; pins can be added, thrown away and folded by board.
final class PinboardViewController: UICollectionViewController, WaterfallLayoutDelegate {
  struct Pin {
    var name: String
    /// Height of the picture by its width.
    var proportion: CGFloat
  }

  struct Board {
    var title: String
    var pins: [Pin]
  }

  private(set) var boards: [Board]

  init(boards: [Board] = PinboardViewController.samples) {
    self.boards = boards
    let layout = WaterfallLayout()
    super.init(collectionViewLayout: layout)
    layout.delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  static var samples: [Board] {
    [("Kitchen", 30), ("Garden", 24), ("Attic", 5)].enumerated().map { number, board in
      Board(
        title: board.0,
        pins: (0..<board.1).map {
          Pin(name: "\(board.0) \($0)", proportion: 0.6 + CGFloat(($0 * 7 + number) % 5) * 0.3)
        })
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PinCell.self, forCellWithReuseIdentifier: PinCell.reuseIdentifier)
    collectionView.register(
      BoardHeaderView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: BoardHeaderView.reuseIdentifier)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionViewLayout.invalidateLayout()
  }

  func add(_ pin: Pin, toBoardAt section: Int, at item: Int) {
    boards[section].pins.insert(pin, at: item)
    collectionView.insertItems(at: [IndexPath(item: item, section: section)])
  }

  func throwAway(_ indexPaths: [IndexPath], completion: ((Bool) -> Void)? = nil) {
    collectionView.performBatchUpdates(
      {
        for indexPath in indexPaths.sorted(by: >) { self.boards[indexPath.section].pins.remove(at: indexPath.item) }
        self.collectionView.deleteItems(at: indexPaths)
      }, completion: completion)
  }

  func removeBoard(at section: Int) {
    boards.remove(at: section)
    collectionView.deleteSections(IndexSet(integer: section))
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { boards.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    boards[section].pins.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: PinCell.reuseIdentifier, for: indexPath) as! PinCell
    cell.nameLabel.text = boards[indexPath.section].pins[indexPath.item].name
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header =
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: BoardHeaderView.reuseIdentifier, for: indexPath) as! BoardHeaderView
    header.titleLabel.text = boards[indexPath.section].title
    return header
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: WaterfallLayout, heightForItemAt indexPath: IndexPath, width: CGFloat
  ) -> CGFloat {
    (width * boards[indexPath.section].pins[indexPath.item].proportion).rounded()
  }
}

final class PinCell: UICollectionViewCell {
  static let reuseIdentifier = "Pin"
  let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 12
    contentView.clipsToBounds = true
    nameLabel.font = .preferredFont(forTextStyle: .footnote)
    nameLabel.adjustsFontForContentSizeCategory = true
    nameLabel.numberOfLines = 0
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(nameLabel)
    NSLayoutConstraint.activate([
      nameLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      nameLabel.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -8),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

final class BoardHeaderView: UICollectionReusableView {
  static let reuseIdentifier = "Board"
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
