import UIKit

/// Buttons and labels in attributed text, as a documentation reader writes them.
final class TicketsViewController: UIViewController {
  let buyButton = UIButton(type: .system)
  let shareButton = UIButton(configuration: .tinted())
  let seatLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    var container = AttributeContainer()
    container.font = UIFont.preferredFont(forTextStyle: .headline)
    container.foregroundColor = UIColor.white
    var configuration = UIButton.Configuration.filled()
    configuration.attributedTitle = AttributedString("Buy Ticket", attributes: container)
    var price = AttributedString("was 20, now 15")
    if let old = price.range(of: "20") { price[old].strikethroughStyle = .single }
    configuration.attributedSubtitle = price
    buyButton.configuration = configuration

    shareButton.configuration?.title = "Share"
    shareButton.configuration?.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = UIFont.preferredFont(forTextStyle: .title2)
      return outgoing
    }
    shareButton.configurationUpdateHandler = { button in
      button.subtitleLabel?.numberOfLines = 1
      button.configuration?.subtitle = button.isHighlighted ? "With whom?" : nil
    }

    // A seat is read left to right in any language.
    let seat = NSMutableAttributedString(string: "\u{5E9}\u{5D5}\u{5E8}\u{5D4} A-12")
    seat.addAttribute(
      .writingDirection,
      value: [NSWritingDirection.leftToRight.rawValue | NSWritingDirectionFormatType.override.rawValue],
      range: NSRange(location: 5, length: 4))
    seatLabel.attributedText = seat

    let stack = UIStackView(arrangedSubviews: [buyButton, shareButton, seatLabel])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }
}
