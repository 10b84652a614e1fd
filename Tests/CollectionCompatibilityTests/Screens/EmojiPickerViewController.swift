import UIKit

/// A grid of emoji that is used with the keyboard: some are locked, the chosen one is shown large.
final class EmojiPickerViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
  let emoji = ["😀", "🐶", "🍎", "⚽️", "🚗", "💡", "❤️", "🏁", "🎵", "🌍", "🐱"]
  var locked: Set<Int> = [4]
  private(set) var picked: [String] = []
  private(set) var visited: [String] = []

  private(set) lazy var collectionView: UICollectionView = {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 80)
    layout.minimumInteritemSpacing = 8
    layout.minimumLineSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.register(EmojiCell.self, forCellWithReuseIdentifier: EmojiCell.reuseIdentifier)
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.allowsFocus = true
    collectionView.remembersLastFocusedIndexPath = true
    view.addSubview(collectionView)
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return emoji.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: EmojiCell.reuseIdentifier, for: indexPath) as! EmojiCell
    cell.emoji = emoji[indexPath.item]
    return cell
  }

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool {
    return !locked.contains(indexPath.item)
  }

  func collectionView(
    _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    guard let indexPath = context.nextFocusedIndexPath else { return }
    visited.append(emoji[indexPath.item])
    coordinator.addCoordinatedAnimations({
      context.previouslyFocusedView?.transform = .identity
      context.nextFocusedView?.transform = CGAffineTransform(scaleX: 1.1, y: 1.1)
    })
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    picked.append(emoji[indexPath.item])
  }
}

final class EmojiCell: UICollectionViewCell {
  static let reuseIdentifier = "EmojiCell"

  var emoji = "" {
    didSet { setNeedsUpdateConfiguration() }
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = UIListContentConfiguration.cell().updated(for: state)
    content.text = emoji
    content.textProperties.alignment = .center
    contentConfiguration = content

    var background = UIBackgroundConfiguration.listPlainCell().updated(for: state)
    background.cornerRadius = 12
    background.backgroundColor = state.isSelected ? .systemYellow : state.isFocused ? .systemFill : .secondarySystemFill
    backgroundConfiguration = background
  }
}
