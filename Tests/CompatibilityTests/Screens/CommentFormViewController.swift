import UIKit

/// A list of lines with a bar for a comment that keeps above the keyboard.
final class CommentFormViewController: UIViewController {
  let scrollView = UIScrollView()
  let lines = UIStackView()
  let bar = UIView()
  let field = FieldView(title: "Comment", placeholder: "Say something kind")
  let send = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    lines.axis = .vertical
    lines.spacing = 12
    lines.isLayoutMarginsRelativeArrangement = true
    lines.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 16, leading: 20, bottom: 16, trailing: 20)
    for number in 1...12 {
      let label = UILabel()
      label.text = "\(number). " + String(repeating: "Something was said here. ", count: number % 3 + 1)
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      lines.addArrangedSubview(label)
    }
    bar.backgroundColor = .secondarySystemBackground
    send.setTitle("Send", for: .normal)
    send.setContentHuggingPriority(.required, for: .horizontal)
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    field.box.backgroundColor = .systemBackground
    for (subview, superview) in [(scrollView, view!), (lines, scrollView), (bar, view!), (field, bar), (send, bar)] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      superview.addSubview(subview)
    }
    let guide = view.keyboardLayoutGuide
    let contents = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      lines.topAnchor.constraint(equalTo: contents.topAnchor),
      lines.bottomAnchor.constraint(equalTo: contents.bottomAnchor),
      lines.leadingAnchor.constraint(equalTo: contents.leadingAnchor),
      lines.trailingAnchor.constraint(equalTo: contents.trailingAnchor),
      contents.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 10),
      field.leadingAnchor.constraint(equalTo: bar.layoutMarginsGuide.leadingAnchor, constant: 8),
      guide.topAnchor.constraint(equalToSystemSpacingBelow: field.bottomAnchor, multiplier: 1),
      send.leadingAnchor.constraint(equalToSystemSpacingAfter: field.trailingAnchor, multiplier: 1),
      send.trailingAnchor.constraint(equalTo: bar.layoutMarginsGuide.trailingAnchor, constant: -8),
      send.centerYAnchor.constraint(equalTo: field.box.centerYAnchor),
    ])
    let docked = bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 60)
    guide.setConstraints([docked], activeWhenNearEdge: .bottom)
  }
}
