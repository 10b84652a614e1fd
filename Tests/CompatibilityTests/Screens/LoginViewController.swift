import UIKit

/// A login form in a scroll view, centred while it fits and scrolling while it does not.
final class LoginViewController: UIViewController {
  let scrollView = UIScrollView()
  let content = UIView()
  let heading = UILabel()
  let hint = UILabel()
  let name = FieldView(title: "Email", placeholder: "name@example.com")
  let password = FieldView(title: "Password", placeholder: "••••••••")
  let signIn = UIButton(type: .system)
  let forgotten = UIButton(type: .system)
  let stack = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = "Welcome back"
    heading.font = .preferredFont(forTextStyle: .largeTitle)
    hint.text = "Sign in to see what has happened since you were last here."
    hint.font = .preferredFont(forTextStyle: .subheadline)
    hint.textColor = .secondaryLabel
    for label in [heading, hint] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    var filled = UIButton.Configuration.filled()
    filled.title = "Sign in"
    signIn.configuration = filled
    forgotten.setTitle("Forgot the password?", for: .normal)

    stack.axis = .vertical
    stack.spacing = 16
    for view in [heading, hint, name, password, signIn, forgotten] { stack.addArrangedSubview(view) }
    stack.setCustomSpacing(4, after: heading)
    stack.setCustomSpacing(28, after: hint)

    scrollView.translatesAutoresizingMaskIntoConstraints = false
    content.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(content)
    content.addSubview(stack)

    let fills = content.heightAnchor.constraint(equalTo: scrollView.safeAreaLayoutGuide.heightAnchor)
    fills.priority = .defaultLow
    let width = stack.widthAnchor.constraint(equalTo: content.widthAnchor, constant: -48)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      fills,
      stack.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      stack.topAnchor.constraint(greaterThanOrEqualTo: content.topAnchor, constant: 24),
      stack.bottomAnchor.constraint(lessThanOrEqualTo: content.bottomAnchor, constant: -24),
      stack.widthAnchor.constraint(lessThanOrEqualToConstant: 400),
      width,
    ])
  }
}

/// A title over a box, as a field for text looks.
final class FieldView: UIView {
  let title = UILabel()
  let box = UIView()
  let text = UILabel()

  init(title: String, placeholder: String) {
    super.init(frame: .zero)
    self.title.text = title
    self.title.font = .preferredFont(forTextStyle: .footnote)
    self.title.textColor = .secondaryLabel
    self.text.text = placeholder
    self.text.font = .preferredFont(forTextStyle: .body)
    self.text.textColor = .placeholderText
    box.backgroundColor = .secondarySystemBackground
    box.layer.cornerRadius = 10
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 12, leading: 14, bottom: 12, trailing: 14)
    for label in [self.title, self.text] { label.adjustsFontForContentSizeCategory = true }
    for view in [self.title, box] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    text.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(text)
    let margins = box.layoutMarginsGuide
    NSLayoutConstraint.activate([
      self.title.topAnchor.constraint(equalTo: topAnchor), self.title.leadingAnchor.constraint(equalTo: leadingAnchor),
      self.title.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
      box.topAnchor.constraint(equalToSystemSpacingBelow: self.title.bottomAnchor, multiplier: 0.5),
      box.leadingAnchor.constraint(equalTo: leadingAnchor), box.trailingAnchor.constraint(equalTo: trailingAnchor),
      box.bottomAnchor.constraint(equalTo: bottomAnchor),
      text.topAnchor.constraint(equalTo: margins.topAnchor),
      text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
    ])
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
