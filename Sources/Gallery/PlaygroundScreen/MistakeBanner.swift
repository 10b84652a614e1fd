import UIKit

/// Shows a mistake: its position, and the expected value.
final class MistakeBanner: UIView {
  private let symbol = UIImageView(image: UIImage(systemName: "exclamationmark.triangle.fill"))
  private let placeLabel = FeedStyle.makeLabel(FeedStyle.name, .label, lines: 0)
  private let messageLabel = FeedStyle.makeLabel(FeedStyle.text, .label, lines: 0)
  private let scrollView = UIScrollView()

  /// The distance of the content from the edges, in points.
  private static let padding: CGFloat = 14

  init() {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 16
    layer.borderWidth = 1
    layer.shadowOpacity = 0.18
    layer.shadowRadius = 12
    layer.shadowOffset = CGSize(width: 0, height: 4)
    for label in [placeLabel, messageLabel] { label.setContentCompressionResistancePriority(.required, for: .vertical) }
    symbol.tintColor = .systemOrange
    symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .headline)
    symbol.setContentHuggingPriority(.required, for: .horizontal)
    symbol.setContentCompressionResistancePriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [placeLabel, messageLabel])
    texts.axis = .vertical
    texts.spacing = 4
    let stack = UIStackView(arrangedSubviews: [symbol, texts])
    stack.alignment = .top
    stack.spacing = 10
    for view in [scrollView, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
    addSubview(scrollView)
    scrollView.addSubview(stack)
    setUpConstraints(stack)
    isAccessibilityElement = true
    accessibilityTraits = .staticText
  }

  required init?(coder: NSCoder) { fatalError("The playground makes its views in code.") }

  /// The height of the text is not required: if the banner has to be lower, the text scrolls.
  private func setUpConstraints(_ stack: UIStackView) {
    let height = scrollView.heightAnchor.constraint(equalTo: stack.heightAnchor, constant: 2 * Self.padding)
    height.priority = .defaultHigh
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: topAnchor), scrollView.bottomAnchor.constraint(equalTo: bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor, constant: Self.padding),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -Self.padding),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: Self.padding),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -Self.padding),
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -2 * Self.padding),
      height,
    ])
  }

  /// Shows a mistake.
  /// - Parameter further: how many mistakes there are in addition to this one.
  func show(_ problem: FileProblem, in file: String, further: Int) {
    let text = MistakeText(problem, in: file, further: further)
    placeLabel.text = text.place
    messageLabel.text = text.message
    accessibilityLabel = "\(text.place). \(text.message)"
    scrollView.contentOffset = .zero
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }
}

/// A mistake in words.
struct MistakeText: Equatable {
  /// `feed.json, line 12, column 5`
  let place: String
  let message: String

  init(_ problem: FileProblem, in file: String, further: Int) {
    let line = problem.line.map { "line \($0)" }
    let column = problem.column.map { "column \($0)" }
    place = [file, line, column].compactMap(\.self).joined(separator: ", ")
    var message = problem.path.isEmpty ? problem.message : "\(problem.path): \(problem.message)"
    if further > 0 { message += "\nand \(further) more \(further == 1 ? "mistake" : "mistakes")" }
    self.message = message
  }
}
