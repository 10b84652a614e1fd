import UIKit

/// Offers to sign in.
final class SignInCell: UICollectionViewListCell {
  var onSignIn: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    let label = ShopStyle.makeLabel(ShopStyle.name, .secondaryLabel, lines: 0)
    label.text = "Sign in to see your orders, and get a tenth off the first."
    let button = UIButton(configuration: .filled())
    button.configuration?.title = "Sign in"
    button.addAction(UIAction { [weak self] _ in self?.onSignIn() }, for: .primaryActionTriggered)
    let stack = UIStackView(arrangedSubviews: [label, button])
    stack.axis = .vertical
    stack.spacing = ShopStyle.padding
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    let margins = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: ShopStyle.target),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: ShopStyle.padding),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -ShopStyle.padding),
      stack.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { fatalError("The shop makes its cells in code.") }
}
