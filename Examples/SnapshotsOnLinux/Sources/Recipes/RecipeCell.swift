import UIKit

/// Name and summary, and the time beside them; below them where the text is large.
final class RecipeCell: UITableViewCell {
  private let name = RecipeCell.label(.headline)
  private let summary = RecipeCell.label(.subheadline)
  private let time = RecipeCell.label(.subheadline)
  private let row = UIStackView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    let texts = UIStackView(arrangedSubviews: [name, summary])
    texts.axis = .vertical
    texts.spacing = 2
    row.addArrangedSubview(texts)
    row.addArrangedSubview(time)
    row.spacing = 12
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    time.setContentHuggingPriority(.required, for: .horizontal)
    time.setContentCompressionResistancePriority(.required, for: .horizontal)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      row.topAnchor.constraint(equalTo: margins.topAnchor),
      row.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    arrange()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: RecipeCell, _) in cell.arrange() }
  }

  required init?(coder: NSCoder) { nil }

  func show(_ recipe: Recipe) {
    name.text = recipe.name
    summary.text = recipe.summary
    time.text = "\(recipe.minutes) min"
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isLarge ? .vertical : .horizontal
    row.alignment = isLarge ? .leading : .center
  }

  private static func label(_ style: UIFont.TextStyle) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    return label
  }
}
