import UIKit

/// A grid of colours by theme: a flow layout with sizes from its delegate, titles above the sections, and a choice.
final class PaletteViewController: UIViewController {
  struct Theme {
    let name: String
    var colors: [UIColor]
  }

  private let reuseIdentifier = "ColorCell"
  private(set) var themes = [
    Theme(
      name: "Warm",
      colors: [.systemRed, .systemOrange, .systemYellow, .systemPink, .systemBrown, .systemRed, .systemOrange]),
    Theme(name: "Cold", colors: [.systemBlue, .systemTeal, .systemGreen, .systemIndigo, .systemCyan]),
  ]
  private let sectionInsets = UIEdgeInsets(top: 20, left: 16, bottom: 20, right: 16)
  private let itemsPerRow: CGFloat = 3
  private(set) var collectionView: UICollectionView!
  private(set) var chosen: [IndexPath] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Palette"
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(ColorCell.self, forCellWithReuseIdentifier: reuseIdentifier)
    collectionView.register(
      ThemeHeaderView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "Header")
    view.addSubview(collectionView)
  }

  func addColor(_ color: UIColor) {
    themes[0].colors.append(color)
    collectionView.insertItems(at: [IndexPath(item: themes[0].colors.count - 1, section: 0)])
  }

  func swapThemes() {
    collectionView.performBatchUpdates(
      {
        self.themes.swapAt(0, 1)
        self.collectionView.moveSection(0, toSection: 1)
      }, completion: nil)
  }
}

extension PaletteViewController: UICollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int {
    return themes.count
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    return themes[section].colors.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: indexPath) as! ColorCell
    cell.swatch.backgroundColor = themes[indexPath.section].colors[indexPath.item]
    cell.label.text = "\(indexPath.item + 1)"
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard kind == UICollectionView.elementKindSectionHeader,
      let header = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "Header", for: indexPath) as? ThemeHeaderView
    else { fatalError("Unexpected element kind") }
    header.titleLabel.text = themes[indexPath.section].name
    return header
  }
}

extension PaletteViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let spacing = (collectionViewLayout as! UICollectionViewFlowLayout).minimumInteritemSpacing
    let available = collectionView.bounds.width - sectionInsets.left - sectionInsets.right - spacing * (itemsPerRow - 1)
    let width = floor(available / itemsPerRow)
    return CGSize(width: width, height: width)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    return sectionInsets
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    chosen.append(indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    return indexPath.item != 3
  }
}

final class ColorCell: UICollectionViewCell {
  let swatch = UIView()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    swatch.layer.cornerRadius = 12
    swatch.translatesAutoresizingMaskIntoConstraints = false
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .preferredFont(forTextStyle: .headline)
    label.textColor = .white
    contentView.addSubview(swatch)
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      swatch.topAnchor.constraint(equalTo: contentView.topAnchor),
      swatch.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      swatch.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      swatch.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var isSelected: Bool {
    didSet { swatch.alpha = isSelected ? 0.5 : 1 }
  }

  override var isHighlighted: Bool {
    didSet { swatch.layer.borderWidth = isHighlighted ? 3 : 0 }
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    label.text = nil
  }
}

final class ThemeHeaderView: UICollectionReusableView {
  let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    titleLabel.font = .preferredFont(forTextStyle: .title3)
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      titleLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }
}
