/// Title, message and fields of an alert, below one another.
@MainActor
final class AlertHeader: UIView {
  private let style: UIAlertController.Style
  private let title = UILabel(frame: .zero)
  private let message = UILabel(frame: .zero)
  private let fieldGround = UIView(frame: .zero)
  private var fields: [UITextField] = []
  private var lines: [UIView] = []

  init(style: UIAlertController.Style) {
    self.style = style
    super.init(frame: .zero)
    let isAlert = style == .alert
    prepare(title, isAlert ? .headline : .footnote, color: isAlert ? .label : .secondaryLabel)
    prepare(message, .footnote, color: isAlert ? .label : .secondaryLabel)
    if !isAlert {
      title.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 13, weight: .semibold))
    }
    title.accessibilityTraits.insert(.header)
    fieldGround.layer.cornerRadius = AlertMetrics.fieldCornerRadius
    fieldGround.layer.borderWidth = 0.5
    fieldGround.clipsToBounds = true
    fieldGround.backgroundColor = .systemBackground
    addSubview(fieldGround)
    showBorder()
  }

  required init?(coder: NSCoder) { nil }

  private func prepare(_ label: UILabel, _ textStyle: UIFont.TextStyle, color: UIColor) {
    label.font = .preferredFont(forTextStyle: textStyle)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = color
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(label)
  }

  private func showBorder() {
    fieldGround.layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    showBorder()
  }

  func show(title: String?, message: String?, fields: [UITextField]) {
    self.title.text = title
    self.message.text = message
    self.title.isHidden = title?.isEmpty != false
    self.message.isHidden = message?.isEmpty != false
    for field in self.fields where !fields.contains(where: { $0 === field }) { field.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    lines = fields.dropFirst().map { _ in
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      fieldGround.addSubview(line)
      return line
    }
    for field in fields where field.superview !== fieldGround { fieldGround.addSubview(field) }
    self.fields = fields
    fieldGround.isHidden = fields.isEmpty
    setNeedsLayout()
  }

  /// Shows attributed texts instead of the plain ones.
  func write(title: NSAttributedString?, message: NSAttributedString?) {
    for (label, text) in [(self.title, title), (self.message, message)] {
      guard let text else { continue }
      label.attributedText = text
      label.isHidden = text.length == 0
    }
  }

  /// Whether there is nothing to show.
  var isBlank: Bool { title.isHidden && message.isHidden && fields.isEmpty }

  private struct Places {
    var title = CGRect.zero
    var message = CGRect.zero
    var fields = CGRect.zero
    var fieldHeights: [CGFloat] = []
    var height: CGFloat = 0
  }

  private func places(width: CGFloat) -> Places {
    var places = Places()
    guard !isBlank else { return places }
    let isAlert = style == .alert
    let room = CGSize(width: width - 2 * AlertMetrics.sideMargin, height: CGFloat.greatestFiniteMagnitude)
    let x = AlertMetrics.sideMargin
    var y = isAlert ? AlertMetrics.topMargin : AlertMetrics.sheetHeaderMargin
    if !title.isHidden {
      places.title = CGRect(x: x, y: y, width: room.width, height: title.sizeThatFits(room).height.rounded(.up))
      y = places.title.maxY
    }
    if !message.isHidden {
      let spacing = isAlert ? AlertMetrics.messageSpacing : AlertMetrics.sheetMessageSpacing
      if !title.isHidden { y += spacing }
      places.message = CGRect(x: x, y: y, width: room.width, height: message.sizeThatFits(room).height.rounded(.up))
      y = places.message.maxY
    }
    if !fields.isEmpty {
      if !title.isHidden || !message.isHidden { y += AlertMetrics.fieldsSpacing }
      places.fieldHeights = fields.map { field in
        let height = field.sizeThatFits(room).height + 2 * AlertMetrics.fieldPadding
        return max(AlertMetrics.fieldHeight, height.rounded(.up))
      }
      places.fields = CGRect(x: x, y: y, width: room.width, height: places.fieldHeights.reduce(0, +))
      y = places.fields.maxY
    }
    places.height = y + (isAlert ? AlertMetrics.bottomMargin : AlertMetrics.sheetHeaderMargin)
    return places
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(width: size.width).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(width: bounds.width)
    title.frame = places.title
    message.frame = places.message
    fieldGround.frame = places.fields
    let thickness = 1 / max(1, traitCollection.displayScale)
    var y: CGFloat = 0
    for (index, field) in fields.enumerated() {
      let height = places.fieldHeights[index]
      field.frame = CGRect(x: 0, y: y, width: places.fields.width, height: height)
        .insetBy(dx: AlertMetrics.fieldPadding, dy: 0)
      if index > 0 { lines[index - 1].frame = CGRect(x: 0, y: y, width: places.fields.width, height: thickness) }
      y += height
    }
  }
}
