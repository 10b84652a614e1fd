/// The suggestions of a search, as a list over its results. A suggestion that is tapped is handed to the session.
@MainActor
final class SearchSuggestionList: UIScrollView {
  private var rows: [SearchSuggestionRow] = []
  /// The width for which the rows are placed. Nil where they have to be measured: a list that scrolls measures none.
  private var placedWidth: CGFloat?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ suggestions: [any UISearchSuggestion], select: @escaping (any UISearchSuggestion) -> Void) {
    for row in rows { row.removeFromSuperview() }
    rows = suggestions.map { suggestion in
      let row = SearchSuggestionRow(suggestion)
      row.addAction(UIAction { _ in select(suggestion) }, for: .touchUpInside)
      addSubview(row)
      return row
    }
    placedWidth = nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard placedWidth != bounds.width else { return }
    placedWidth = bounds.width
    var y: CGFloat = 0
    for row in rows {
      let height = row.sizeThatFits(bounds.size).height
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    placedWidth = nil
    setNeedsLayout()
  }
}

/// A suggestion: its icon and its text, with a line below the text.
@MainActor
final class SearchSuggestionRow: UIControl {
  private let content: UIListContentView
  private let line = UIView(frame: .zero)

  init(_ suggestion: any UISearchSuggestion) {
    var configuration = UIListContentConfiguration.cell()
    if let text = suggestion.localizedAttributedSuggestion {
      configuration.attributedText = text
    } else {
      configuration.text = suggestion.localizedSuggestion
    }
    configuration.image = suggestion.iconImage
    content = UIListContentView(configuration: configuration)
    super.init(frame: .zero)
    content.isUserInteractionEnabled = false
    content.preservesSuperviewLayoutMargins = true
    // Preserved margins grow by the part of a view that is outside of its superview.
    content.frame = bounds
    line.isUserInteractionEnabled = false
    line.backgroundColor = .separator
    addSubview(content)
    addSubview(line)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityLabel =
      suggestion.localizedDescription ?? suggestion.localizedAttributedSuggestion?.string
      ?? suggestion.localizedSuggestion
  }

  required init?(coder: NSCoder) { nil }

  override var ownGestures: [ControlGesture] { [.tap] }

  override func stateDidChange() {
    super.stateDidChange()
    backgroundColor = isHighlighted ? .systemGray4 : nil
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.frame = bounds
    let thickness = 1 / max(1, traitCollection.displayScale)
    let start = content.parts.textStart
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    line.frame = CGRect(
      x: isRightToLeft ? 0 : start, y: bounds.maxY - thickness, width: bounds.width - start, height: thickness)
  }
}
