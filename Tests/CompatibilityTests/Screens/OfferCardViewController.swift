import UIKit

/// A card whose parts want more room than there is: priorities decide who gets it.
final class OfferCardViewController: UIViewController {
  let card = UIView()
  let picture = UIView()
  let badge = UILabel()
  let heading = UILabel()
  let price = UILabel()
  let oldPrice = UILabel()
  let detail = UILabel()
  let buy = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    card.backgroundColor = .secondarySystemGroupedBackground
    card.layer.cornerRadius = 14
    picture.backgroundColor = .systemPink
    badge.text = " NEW "
    badge.font = .preferredFont(forTextStyle: .caption2)
    badge.textColor = .white
    badge.backgroundColor = .systemGreen
    heading.text = "Linen shirt with a remarkably long name that has to give way"
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.numberOfLines = 2
    price.text = "€ 49.90"
    price.font = .preferredFont(forTextStyle: .headline)
    price.textColor = .systemRed
    oldPrice.text = "€ 79.90"
    oldPrice.font = .preferredFont(forTextStyle: .subheadline)
    oldPrice.textColor = .tertiaryLabel
    detail.text = "Woven in Portugal. Washes at thirty degrees, dries on the line."
    detail.font = .preferredFont(forTextStyle: .subheadline)
    detail.textColor = .secondaryLabel
    detail.numberOfLines = 0
    buy.configuration = .filled()
    buy.configuration?.title = "Add"
    for label in [badge, heading, price, oldPrice, detail] { label.adjustsFontForContentSizeCategory = true }
    for subview in [picture, badge, heading, price, oldPrice, detail, buy] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(subview)
    }
    card.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(card)

    heading.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    heading.setContentHuggingPriority(UILayoutPriority(240), for: .horizontal)
    price.setContentCompressionResistancePriority(.required, for: .horizontal)
    price.setContentHuggingPriority(.required, for: .horizontal)
    oldPrice.setContentCompressionResistancePriority(UILayoutPriority(760), for: .horizontal)
    buy.setContentCompressionResistancePriority(.required, for: .horizontal)
    buy.setContentHuggingPriority(.required, for: .horizontal)
    detail.setContentHuggingPriority(UILayoutPriority(240), for: .horizontal)

    let preferredPicture = picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 9 / 16)
    preferredPicture.priority = UILayoutPriority(700)
    let wide = card.widthAnchor.constraint(equalTo: view.widthAnchor, constant: -32)
    wide.priority = UILayoutPriority(990)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      card.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      card.widthAnchor.constraint(lessThanOrEqualToConstant: 480), wide,
      picture.topAnchor.constraint(equalTo: card.topAnchor),
      picture.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      picture.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      preferredPicture, picture.heightAnchor.constraint(lessThanOrEqualToConstant: 180),
      badge.leadingAnchor.constraint(equalTo: picture.leadingAnchor, constant: 12),
      badge.topAnchor.constraint(equalTo: picture.topAnchor, constant: 12),
      heading.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 12),
      heading.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      price.leadingAnchor.constraint(greaterThanOrEqualTo: heading.trailingAnchor, constant: 12),
      price.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
      price.firstBaselineAnchor.constraint(equalTo: heading.firstBaselineAnchor),
      oldPrice.trailingAnchor.constraint(equalTo: price.trailingAnchor),
      oldPrice.topAnchor.constraint(equalTo: price.bottomAnchor, constant: 2),
      heading.trailingAnchor.constraint(lessThanOrEqualTo: oldPrice.leadingAnchor, constant: -12),
      detail.leadingAnchor.constraint(equalTo: heading.leadingAnchor),
      detail.topAnchor.constraint(greaterThanOrEqualTo: heading.bottomAnchor, constant: 8),
      detail.topAnchor.constraint(greaterThanOrEqualTo: oldPrice.bottomAnchor, constant: 8),
      buy.leadingAnchor.constraint(equalTo: detail.trailingAnchor, constant: 12),
      buy.trailingAnchor.constraint(equalTo: price.trailingAnchor),
      buy.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -16),
      buy.topAnchor.constraint(greaterThanOrEqualTo: oldPrice.bottomAnchor, constant: 8),
      detail.bottomAnchor.constraint(lessThanOrEqualTo: card.bottomAnchor, constant: -16),
    ])
    let snug = detail.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 8)
    snug.priority = UILayoutPriority(300)
    let tight = card.heightAnchor.constraint(equalToConstant: 0)
    tight.priority = UILayoutPriority(60)
    NSLayoutConstraint.activate([snug, tight])
  }
}
