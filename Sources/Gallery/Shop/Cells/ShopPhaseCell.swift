import UIKit

/// A row for a part that is loading or failed; after a failure it has a button to retry.
final class ShopPhaseCell: UICollectionViewListCell {
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let label = ShopStyle.makeLabel(ShopStyle.name, .secondaryLabel, lines: 0)
  private let retryButton = UIButton(configuration: .gray())
  var onRetry: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .center
    retryButton.configuration?.title = "Try again"
    retryButton.configuration?.image = UIImage(systemName: "arrow.clockwise")
    retryButton.configuration?.imagePadding = ShopStyle.gap
    retryButton.addAction(UIAction { [weak self] _ in self?.onRetry() }, for: .primaryActionTriggered)
    let stack = UIStackView(arrangedSubviews: [indicator, label, retryButton])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = ShopStyle.gap
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 2 * ShopStyle.padding),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -2 * ShopStyle.padding),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("The shop makes its cells in code.") }

  /// - Parameter fault: the failure; nil while the part is loading.
  func show(_ part: ShopPart, _ fault: ShopFault?) {
    indicator.isHidden = fault != nil
    fault == nil ? indicator.startAnimating() : indicator.stopAnimating()
    label.text = fault.map { "\(part.name) did not come. \($0.text)" } ?? "\(part.name) …"
    retryButton.isHidden = fault == nil
    retryButton.accessibilityLabel = "Try again: \(part.name)"
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    indicator.stopAnimating()
  }
}
