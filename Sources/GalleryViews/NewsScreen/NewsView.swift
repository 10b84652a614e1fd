import UIKit

/// Picture, headline and source, side by side; one above the other at the sizes for accessibility.
final class NewsView: UIView {
  private let pictureView = UIImageView()
  private let headlineLabel = UILabel()
  private let sourceLabel = UILabel()
  private let texts = UIStackView()
  private let stack = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .scaleAspectFill
    pictureView.clipsToBounds = true
    pictureView.layer.cornerRadius = 6
    headlineLabel.font = .preferredFont(forTextStyle: .headline)
    sourceLabel.font = .preferredFont(forTextStyle: .subheadline)
    sourceLabel.textColor = .secondaryLabel
    for label in [headlineLabel, sourceLabel] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
      texts.addArrangedSubview(label)
    }
    texts.axis = .vertical
    texts.spacing = 4
    stack.addArrangedSubview(pictureView)
    stack.addArrangedSubview(texts)
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor), stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor), stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      pictureView.widthAnchor.constraint(equalToConstant: NewsPicture.size.width),
      pictureView.heightAnchor.constraint(equalToConstant: NewsPicture.size.height),
    ])
    arrange()
  }

  required init?(coder: NSCoder) { nil }

  func show(_ news: News, headlineColor: UIColor = .label) {
    pictureView.image = news.picture.image
    headlineLabel.text = news.headline
    headlineLabel.textColor = headlineColor
    sourceLabel.text = news.source
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : .horizontal
    stack.alignment = isLarge ? .leading : .center
  }

  /// Fills another view, up to its margins.
  func fill(_ view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(self)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      topAnchor.constraint(equalTo: margins.topAnchor), bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
  }
}
