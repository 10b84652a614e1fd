import UIKit

/// The tints of the icons.
enum BrowseTint {
  private static let colors: [UIColor] = [
    .systemIndigo, .systemTeal, .systemOrange, .systemPink, .systemGreen, .systemPurple, .systemBlue, .systemBrown,
  ]

  static func color(_ number: Int) -> UIColor { colors[number % colors.count] }
}

/// The icon of an app: a symbol on a coloured square.
final class BrowseIconView: UIView {
  private let symbol = UIImageView()

  init() {
    super.init(frame: .zero)
    layer.cornerRadius = 12
    // With increased contrast in dark mode the tints are light, so the symbol is black.
    symbol.tintColor = UIColor { traits in
      traits.accessibilityContrast == .high && traits.userInterfaceStyle == .dark ? .black : .white
    }
    symbol.contentMode = .center
    symbol.translatesAutoresizingMaskIntoConstraints = false
    addSubview(symbol)
    NSLayoutConstraint.activate([
      symbol.centerXAnchor.constraint(equalTo: centerXAnchor), symbol.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("An icon is made in code.") }

  func show(_ app: BrowseCatalog.App) {
    symbol.image = UIImage(
      systemName: app.symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 24, weight: .medium))
    backgroundColor = BrowseTint.color(app.tint)
  }
}

/// A label of a text style that grows with the size of text.
@MainActor
private func makeLabel(_ style: UIFont.TextStyle, _ color: UIColor, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.font = .preferredFont(forTextStyle: style)
  label.adjustsFontForContentSizeCategory = true
  label.textColor = color
  label.numberOfLines = lines
  label.translatesAutoresizingMaskIntoConstraints = false
  return label
}

/// A large picture with the name of an app on it.
final class BrowsePictureCell: UICollectionViewCell {
  private let picture = UIImageView()
  private let name = makeLabel(.title2, .white)
  private let summary = makeLabel(.subheadline, UIColor.white.withAlphaComponent(0.85), lines: 2)
  private let shade = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 16
    contentView.clipsToBounds = true
    picture.contentMode = .scaleAspectFill
    // The image is decoration; the name is read.
    picture.isAccessibilityElement = false
    shade.backgroundColor = UIColor.black.withAlphaComponent(0.35)
    for view in [picture, shade] {
      view.frame = contentView.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      contentView.addSubview(view)
    }
    contentView.addSubview(name)
    contentView.addSubview(summary)
    NSLayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      name.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      summary.leadingAnchor.constraint(equalTo: name.leadingAnchor),
      summary.trailingAnchor.constraint(lessThanOrEqualTo: contentView.trailingAnchor, constant: -16),
      summary.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 2),
      summary.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
    ])
  }

  required init?(coder: NSCoder) { fatalError("A cell is made in code.") }

  func show(_ app: BrowseCatalog.App, _ image: UIImage?) {
    picture.image = image
    picture.backgroundColor = BrowseTint.color(app.tint)
    name.text = app.name
    summary.text = app.summary
  }
}

/// A button whose touch area is at least 44 points wide and high, even if the button is smaller.
private final class BrowseGetButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (width, height) = (max(bounds.width, 44), max(bounds.height, 44))
    return bounds.insetBy(dx: (bounds.width - width) / 2, dy: (bounds.height - height) / 2).contains(point)
  }
}

/// A row with an app's icon, name and a button.
final class BrowseRowCell: UICollectionViewCell {
  private let icon = BrowseIconView()
  private let name = makeLabel(.headline, .label)
  private let summary = makeLabel(.footnote, .secondaryLabel, lines: 2)
  private let get = BrowseGetButton(configuration: .gray())
  var onGet: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.translatesAutoresizingMaskIntoConstraints = false
    get.translatesAutoresizingMaskIntoConstraints = false
    get.setContentHuggingPriority(.required, for: .horizontal)
    get.setContentCompressionResistancePriority(.required, for: .horizontal)
    get.addAction(UIAction { [unowned self] _ in onGet() }, for: .primaryActionTriggered)
    let texts = UIStackView(arrangedSubviews: [name, summary])
    texts.axis = .vertical
    texts.spacing = 2
    texts.translatesAutoresizingMaskIntoConstraints = false
    for view in [icon, texts, get] { contentView.addSubview(view) }
    NSLayoutConstraint.activate([
      icon.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      icon.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      icon.widthAnchor.constraint(equalToConstant: 52), icon.heightAnchor.constraint(equalToConstant: 52),
      texts.leadingAnchor.constraint(equalTo: icon.trailingAnchor, constant: 12),
      texts.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      texts.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
      texts.bottomAnchor.constraint(lessThanOrEqualTo: contentView.bottomAnchor, constant: -8),
      get.leadingAnchor.constraint(equalTo: texts.trailingAnchor, constant: 12),
      get.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      get.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 68),
    ])
  }

  required init?(coder: NSCoder) { fatalError("A cell is made in code.") }

  func show(_ app: BrowseCatalog.App, isOwned: Bool) {
    icon.show(app)
    name.text = app.name
    summary.text = app.summary
    get.configuration?.title = isOwned ? "Open" : "Get"
    get.configuration?.cornerStyle = .capsule
  }
}

/// An icon with a name below.
final class BrowseIconCell: UICollectionViewCell {
  private let icon = BrowseIconView()
  private let name = makeLabel(.caption1, .label, lines: 2)

  override init(frame: CGRect) {
    super.init(frame: frame)
    icon.translatesAutoresizingMaskIntoConstraints = false
    name.textAlignment = .center
    contentView.addSubview(icon)
    contentView.addSubview(name)
    NSLayoutConstraint.activate([
      icon.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      icon.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      icon.widthAnchor.constraint(equalToConstant: 60), icon.heightAnchor.constraint(equalToConstant: 60),
      name.topAnchor.constraint(equalTo: icon.bottomAnchor, constant: 6),
      name.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      name.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      name.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
    ])
  }

  required init?(coder: NSCoder) { fatalError("A cell is made in code.") }

  func show(_ app: BrowseCatalog.App) {
    icon.show(app)
    name.text = app.name
  }
}

/// The title of a shelf.
final class BrowseHeaderView: UICollectionReusableView {
  private static let paddingAbove: CGFloat = 10
  private static let paddingBelow: CGFloat = 8
  /// The sum of the padding above and below the title, in points.
  static let padding = paddingAbove + paddingBelow

  private let title = makeLabel(.title3, .label, lines: 0)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    title.accessibilityTraits = .header
    addSubview(title)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 20),
      title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -20),
      title.topAnchor.constraint(equalTo: topAnchor, constant: Self.paddingAbove),
      title.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -Self.paddingBelow),
    ])
  }

  required init?(coder: NSCoder) { fatalError("A header is made in code.") }

  func show(_ text: String) { title.text = text }
}

/// The number of updates that wait.
final class BrowseBadgeView: UICollectionReusableView {
  /// Hidden if there are no updates. The badge view itself is not hidden, because the collection view sets its
  /// `isHidden`.
  private let number = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    number.backgroundColor = .systemRed
    number.clipsToBounds = true
    number.font = .systemFont(ofSize: 13, weight: .semibold)
    number.textColor = .white
    number.textAlignment = .center
    number.frame = bounds
    number.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(number)
  }

  required init?(coder: NSCoder) { fatalError("A badge is made in code.") }

  override func layoutSubviews() {
    super.layoutSubviews()
    number.layer.cornerRadius = bounds.height / 2
  }

  func show(_ count: Int) {
    number.isHidden = count == 0
    isAccessibilityElement = count > 0
    number.text = "\(count)"
    accessibilityLabel = "\(count) updates"
  }
}

/// The background of the grid.
final class BrowseCardView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 20
  }

  required init?(coder: NSCoder) { fatalError("A background is made in code.") }
}
