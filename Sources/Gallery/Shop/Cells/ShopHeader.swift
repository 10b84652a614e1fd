import UIKit

/// The title of a section, with a button that leads to all its items.
struct ShopHeader: UIContentConfiguration, Equatable {
  var title: String
  /// Called when the button is tapped. Not compared by `==`, because it does the same for equal titles.
  var onMore: () -> Void

  func makeContentView() -> any UIView & UIContentView { ShopHeaderView(self) }
  func updated(for state: any UIConfigurationState) -> ShopHeader { self }

  nonisolated static func == (first: ShopHeader, second: ShopHeader) -> Bool { first.title == second.title }
}

/// Shows a title before a button.
final class ShopHeaderView: UIView, UIContentView {
  private let titleLabel = ShopStyle.makeLabel(ShopStyle.heading, lines: 0)
  private let moreButton = UIButton(configuration: .plain())

  var configuration: any UIContentConfiguration { didSet { show() } }

  init(_ configuration: ShopHeader) {
    self.configuration = configuration
    super.init(frame: .zero)
    moreButton.configuration?.title = "More"
    moreButton.configuration?.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 0)
    moreButton.addAction(
      UIAction { [weak self] _ in (self?.configuration as? ShopHeader)?.onMore() }, for: .primaryActionTriggered)
    moreButton.setContentHuggingPriority(.required, for: .horizontal)
    moreButton.setContentCompressionResistancePriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [titleLabel, moreButton])
    row.alignment = .center
    row.spacing = ShopStyle.gap
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: ShopStyle.gap / 2),
      row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -ShopStyle.gap / 2),
      row.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      moreButton.heightAnchor.constraint(greaterThanOrEqualToConstant: ShopStyle.target),
    ])
    titleLabel.accessibilityTraits.insert(.header)
    show()
  }

  required init?(coder: NSCoder) { fatalError("The shop makes its views in code.") }

  private func show() {
    guard let shown = configuration as? ShopHeader else { return }
    titleLabel.text = shown.title
    moreButton.accessibilityLabel = "More of \(shown.title)"
  }
}
