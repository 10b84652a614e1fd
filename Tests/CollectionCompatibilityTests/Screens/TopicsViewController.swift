import UIKit

/// Items of a line stand together at the left, instead of being spread over it.
final class LeftAlignedFlowLayout: UICollectionViewFlowLayout {
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?.map { $0.copy() as! UICollectionViewLayoutAttributes }
    var leftMargin = sectionInset.left
    var maxY: CGFloat = -1
    attributes?.forEach { layoutAttribute in
      guard layoutAttribute.representedElementCategory == .cell else { return }
      if layoutAttribute.frame.origin.y >= maxY {
        leftMargin = sectionInset.left
      }
      layoutAttribute.frame.origin.x = leftMargin
      leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
      maxY = max(layoutAttribute.frame.maxY, maxY)
    }
    return attributes
  }

  override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let attributes = super.layoutAttributesForItem(at: indexPath) else { return nil }
    let line = CGRect(
      x: 0, y: attributes.frame.minY, width: collectionView?.bounds.width ?? 0, height: attributes.frame.height)
    return layoutAttributesForElements(in: line)?.first {
      $0.representedElementCategory == .cell && $0.indexPath == indexPath
    } ?? attributes
  }
}

/// A cloud of topics, as wide as their names; below it notes of any length, as wide as the screen.
final class TopicsViewController: UIViewController {
  private(set) var topics = [
    "Swift", "Concurrency", "Auto Layout", "Graphics", "Text", "Lists", "Accessibility", "Drag and drop", "Testing",
    "Performance", "Networking", "Localisation", "Packages", "Debugging", "Maps", "Audio",
  ]
  private(set) var collectionView: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    let layout = LeftAlignedFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 10
    layout.sectionInset = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.backgroundColor = .systemBackground
    collectionView.translatesAutoresizingMaskIntoConstraints = false
    collectionView.dataSource = self
    collectionView.register(TopicCell.self, forCellWithReuseIdentifier: "topic")
    view.addSubview(collectionView)
    NSLayoutConstraint.activate([
      collectionView.topAnchor.constraint(equalTo: view.topAnchor),
      collectionView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      collectionView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      collectionView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  func add(_ topic: String, at index: Int) {
    topics.insert(topic, at: index)
    collectionView.insertItems(at: [IndexPath(item: index, section: 0)])
  }

  func remove(at index: Int) {
    topics.remove(at: index)
    collectionView.deleteItems(at: [IndexPath(item: index, section: 0)])
  }

  func rename(at index: Int, to name: String) {
    topics[index] = name
    collectionView.reloadItems(at: [IndexPath(item: index, section: 0)])
  }
}

extension TopicsViewController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    topics.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "topic", for: indexPath) as! TopicCell
    cell.titleLabel.text = topics[indexPath.item]
    return cell
  }
}

final class TopicCell: UICollectionViewCell {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemFill
    contentView.layer.cornerRadius = 10
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 6),
      titleLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}

/// Notes of any length: one column, each as high as its text.
final class JournalViewController: UICollectionViewController {
  private(set) var entries: [String]

  init(entries: [String]) {
    self.entries = entries
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(JournalCell.self, forCellWithReuseIdentifier: "entry")
  }

  override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    collectionView.visibleCells.forEach { ($0 as? JournalCell)?.width.constant = size.width - 32 }
    collectionViewLayout.invalidateLayout()
  }

  func insert(_ texts: [String], at index: Int) {
    collectionView.performBatchUpdates {
      self.entries.insert(contentsOf: texts, at: index)
      self.collectionView.insertItems(at: texts.indices.map { IndexPath(item: index + $0, section: 0) })
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    entries.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "entry", for: indexPath) as! JournalCell
    cell.textLabel.text = entries[indexPath.item]
    cell.width.constant = collectionView.bounds.width - 32
    return cell
  }
}

final class JournalCell: UICollectionViewCell {
  let textLabel = UILabel()
  private(set) lazy var width = contentView.widthAnchor.constraint(equalToConstant: 100)

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.translatesAutoresizingMaskIntoConstraints = false
    contentView.backgroundColor = .tertiarySystemFill
    textLabel.numberOfLines = 0
    textLabel.font = .preferredFont(forTextStyle: .body)
    textLabel.adjustsFontForContentSizeCategory = true
    textLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(textLabel)
    NSLayoutConstraint.activate([
      contentView.topAnchor.constraint(equalTo: topAnchor),
      contentView.bottomAnchor.constraint(equalTo: bottomAnchor),
      contentView.leadingAnchor.constraint(equalTo: leadingAnchor),
      contentView.trailingAnchor.constraint(equalTo: trailingAnchor),
      width,
      textLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
      textLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
      textLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      textLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
