import UIKit

/// The title of a section, with a button that leads to all of it.
final class ShopHeaderCell: UITableViewCell {
  private let titleLabel = ShopStyle.makeLabel(ShopStyle.heading, lines: 0)
  private let moreButton = UIButton(configuration: .plain())
  var onMore: () -> Void = {}

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    selectionStyle = .none
    moreButton.configuration?.title = "More"
    moreButton.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 0)
    moreButton.addAction(UIAction { [weak self] _ in self?.onMore() }, for: .primaryActionTriggered)
    moreButton.setContentHuggingPriority(.required, for: .horizontal)
    moreButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [titleLabel, moreButton])
    row.alignment = .center
    row.spacing = ShopStyle.gap
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: ShopStyle.gap),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -ShopStyle.gap),
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 34),
    ])
    titleLabel.accessibilityTraits.insert(.header)
  }

  required init?(coder: NSCoder) { fatalError("The shop makes its cells in code.") }

  func show(_ title: String, hasMore: Bool) {
    titleLabel.text = title
    moreButton.isHidden = !hasMore
    moreButton.accessibilityLabel = "More of \(title)"
  }
}
