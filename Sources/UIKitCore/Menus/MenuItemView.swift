/// One element of a menu: a mark, a title, a subtitle, an image.
@MainActor
class MenuItemView: UIView {
  let item: MenuContent.Item
  /// Called where the element is activated by an assistive tool.
  var onActivate: (() -> Void)?
  final let title = UILabel()
  final let subtitle = UILabel()
  final let image = UIImageView()
  final let mark = UIImageView()
  /// Turns while the element is a placeholder for elements that are being loaded.
  final private(set) var spinner: UIActivityIndicatorView?
  private let hasMarks: Bool

  private let leadsBack: Bool

  /// - Parameters:
  /// - hasMarks: whether to leave space for a check mark before the title, here or elsewhere in the menu.
  /// - leadsBack: whether the element is above the menu that it opened.
  init(_ item: MenuContent.Item, hasMarks: Bool, leadsBack: Bool = false) {
    self.item = item
    self.hasMarks = hasMarks
    self.leadsBack = leadsBack
    super.init(frame: .zero)
    set(title, item.title, .body, isSecondary: false)
    set(subtitle, item.element.subtitle, .footnote, isSecondary: true)
    image.image = item.element.image
    image.contentMode = .scaleAspectFit
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    image.tintColor = title.textColor
    mark.image = markName.flatMap { UIImage(systemName: $0) }
    mark.contentMode = .center
    mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote, scale: .medium)
    mark.tintColor = title.textColor
    for view in [title, subtitle, image, mark] { addSubview(view) }
    if item.isLoading { addSpinner() }
    describe()
  }

  required init?(coder: NSCoder) { nil }

  private func addSpinner() {
    let spinner = UIActivityIndicatorView(style: .medium)
    spinner.startAnimating()
    spinner.isAccessibilityElement = false
    addSubview(spinner)
    self.spinner = spinner
  }

  private func set(_ label: UILabel, _ text: String?, _ style: UIFont.TextStyle, isSecondary: Bool) {
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = color(isSecondary: isSecondary)
  }

  private func color(isSecondary: Bool) -> UIColor {
    if !item.isEnabled { return .tertiaryLabel }
    if item.isDestructive { return .systemRed }
    return isSecondary ? .secondaryLabel : .label
  }

  private var markName: String? {
    if item.isSubmenu { return leadsBack ? "chevron.down" : "chevron.forward" }
    switch item.state {
    case .on: return "checkmark"
    case .mixed: return "minus"
    case .off: return nil
    }
  }

  private func describe() {
    isAccessibilityElement = true
    accessibilityLabel = [item.title, item.element.subtitle].compactMap(\.self).joined(separator: ", ")
    accessibilityTraits = item.isLoading ? .updatesFrequently : .button
    if item.state == .on { accessibilityTraits.insert(.selected) }
    if !item.isEnabled { accessibilityTraits.insert(.notEnabled) }
  }

  override func accessibilityActivate() -> Bool {
    onActivate?()
    return onActivate != nil
  }

  var isHighlighted = false {
    didSet { backgroundColor = isHighlighted ? .systemFill : nil }
  }

  // MARK: Layout

  final func scaled(_ length: CGFloat) -> CGFloat {
    UIFontMetrics(forTextStyle: .body).scaledValue(for: length, compatibleWith: traitCollection)
  }

  private var markWidth: CGFloat { max(scaled(MenuMetrics.markWidth), MenuMetrics.markWidth) }
  private var leading: CGFloat { MenuMetrics.sideMargin + (hasMarks ? markWidth : 0) }
  private var imageSlot: CGFloat { scaled(MenuMetrics.imageSlot) }
  private var trailing: CGFloat {
    MenuMetrics.sideMargin + (image.image == nil && spinner == nil ? 0 : imageSlot + MenuMetrics.imageGap)
  }

  private func textSizes(_ width: CGFloat) -> (title: CGSize, subtitle: CGSize) {
    let room = CGSize(width: max(width - leading - trailing, 1), height: .greatestFiniteMagnitude)
    return (title.sizeThatFits(room), subtitle.text == nil ? .zero : subtitle.sizeThatFits(room))
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = textSizes(size.width)
    let height = sizes.title.height + sizes.subtitle.height + 2 * MenuMetrics.rowPadding
    return CGSize(width: size.width, height: max(height.rounded(.up), MenuMetrics.rowHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let sizes = textSizes(bounds.width)
    let width = max(bounds.width - leading - trailing, 1)
    let top = ((bounds.height - sizes.title.height - sizes.subtitle.height) / 2).rounded()
    place(title, CGRect(x: leading, y: top, width: width, height: sizes.title.height))
    place(subtitle, CGRect(x: leading, y: top + sizes.title.height, width: width, height: sizes.subtitle.height))
    place(mark, CGRect(x: MenuMetrics.sideMargin / 2, y: 0, width: markWidth, height: bounds.height))
    let x = bounds.width - MenuMetrics.sideMargin - imageSlot
    place(image, CGRect(x: x, y: 0, width: imageSlot, height: bounds.height))
    if let spinner { place(spinner, CGRect(x: x, y: 0, width: imageSlot, height: bounds.height)) }
  }

  final func place(_ view: UIView, _ frame: CGRect) {
    var frame = frame
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { frame.origin.x = bounds.width - frame.maxX }
    view.frame = frame
  }
}
