import UIKit

/// A dialogue laid out by sentences of the visual format language, as older apps are.
final class FormatViewController: UIViewController {
  let heading = UILabel()
  let message = UILabel()
  let cancel = UIButton(type: .system)
  let confirm = UIButton(type: .system)
  let line = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Delete the album?"
    heading.font = .preferredFont(forTextStyle: .headline)
    heading.textAlignment = .center
    message.text = "The photos stay in the library. This cannot be undone."
    message.font = .preferredFont(forTextStyle: .subheadline)
    message.textAlignment = .center
    for label in [heading, message] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    cancel.setTitle("Cancel", for: .normal)
    confirm.setTitle("Delete", for: .normal)
    confirm.setTitleColor(.systemRed, for: .normal)
    line.backgroundColor = .separator
    let views: [String: UIView] = [
      "heading": heading, "message": message, "cancel": cancel, "confirm": confirm, "line": line,
    ]
    for subview in views.values {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let metrics = ["side": 24, "gap": 12, "button": 44, "hair": 1]
    var constraints: [NSLayoutConstraint] = []
    for format in ["H:|-side-[heading]-side-|", "H:|-[message]-|", "H:|[line]|"] {
      constraints += NSLayoutConstraint.constraints(
        withVisualFormat: format, options: [], metrics: metrics, views: views)
    }
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-side-[cancel]-gap-[confirm(==cancel)]-side-|", options: [.alignAllTop, .alignAllBottom],
      metrics: metrics, views: views)
    constraints += NSLayoutConstraint.constraints(
      withVisualFormat: "V:[heading]-gap-[message]-(>=gap,gap@750)-[line(hair)]-[cancel(>=button)]", options: [],
      metrics: metrics, views: views)
    NSLayoutConstraint.activate(constraints)
    heading.topAnchor.constraint(equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 4)
      .isActive = true
  }
}
