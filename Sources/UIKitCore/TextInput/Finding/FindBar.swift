import ListCore

/// The bar of a find panel: a field with its options and the number of matches, the ways to the next and the previous one,
/// and a second row for replacements.
@MainActor
final class FindBar: UIView, UITextFieldDelegate {
  private weak var panel: FindPanel?
  let replaces: Bool
  private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let line = UIView()
  private let field = UITextField(frame: .zero)
  private let count = UILabel()
  private let options = UIButton(type: .system)
  private let backButton = UIButton(type: .system)
  private let forwardButton = UIButton(type: .system)
  private let done = UIButton(type: .system)
  private let replacement = UITextField(frame: .zero)
  private let replace = UIButton(type: .system)
  private let replaceAll = UIButton(type: .system)

  /// The space around the parts, and the width of a button with a symbol, in points [?].
  private static let margin: CGFloat = 8
  private static let symbolWidth: CGFloat = 36
  /// Height of a field, its corners' radius, and space above and below its line, in points: those of search fields.
  private static let fieldHeight: CGFloat = 36
  private static let cornerRadius: CGFloat = 10
  private static let lineMargin: CGFloat = 15
  /// [?] Larger text would not leave room for the field.
  private static let largestText = UIContentSizeCategory.accessibilityMedium

  init(_ panel: FindPanel, replaces: Bool) {
    self.panel = panel
    self.replaces = replaces
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    accessibilityContainerType = .semanticGroup
    addSubview(ground)
    line.backgroundColor = .separator
    addSubview(line)
    setUpFields()
    setUpButtons()
  }

  required init?(coder: NSCoder) { nil }

  private func setUpFields() {
    field.placeholder = SystemWord.find.text
    field.clearButtonMode = .whileEditing
    replacement.placeholder = SystemWord.replace.text
    count.font = .preferredFont(forTextStyle: .footnote)
    count.adjustsFontForContentSizeCategory = true
    count.textColor = .secondaryLabel
    for field in [field, replacement] {
      field.font = .preferredFont(forTextStyle: .body)
      field.adjustsFontForContentSizeCategory = true
      field.backgroundColor = .tertiarySystemFill
      field.layer.cornerRadius = Self.cornerRadius
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: Self.margin, height: 1))
      field.leftViewMode = .always
      field.delegate = self
      field.autocorrectionType = .no
      field.spellCheckingType = .no
      field.addAction(UIAction { [weak self] _ in self?.fieldsDidChange() }, for: .editingChanged)
    }
    addSubview(field)
    addSubview(count)
    if replaces { addSubview(replacement) }
  }

  private func setUpButtons() {
    options.setImage(UIImage(systemName: "magnifyingglass"), for: .normal)
    options.tintColor = .secondaryLabel
    options.showsMenuAsPrimaryAction = true
    options.accessibilityLabel = SystemWord.findOptions.text
    backButton.setImage(UIImage(systemName: "chevron.up"), for: .normal)
    backButton.accessibilityLabel = SystemWord.previous.text
    forwardButton.setImage(UIImage(systemName: "chevron.down"), for: .normal)
    forwardButton.accessibilityLabel = SystemWord.next.text
    done.setTitle(SystemWord.done.text, for: .normal)
    replace.setTitle(SystemWord.replace.text, for: .normal)
    replaceAll.setTitle(SystemWord.all.text, for: .normal)
    replaceAll.accessibilityLabel = SystemWord.replaceAll.text
    let actions: [(UIButton, (FindPanel) -> Void)] = [
      (backButton, { $0.find(.backward) }), (forwardButton, { $0.find(.forward) }), (done, { $0.dismiss() }),
      (replace, { $0.replace() }), (replaceAll, { $0.replaceAll() }),
    ]
    for (button, action) in actions {
      button.addAction(UIAction { [weak self] _ in self?.panel.map(action) }, for: .touchUpInside)
    }
    for button in [done, replace, replaceAll] {
      button.titleLabel?.font = .preferredFont(forTextStyle: .body)
      button.titleLabel?.adjustsFontForContentSizeCategory = true
    }
    for button in [options, backButton, forwardButton, done] + (replaces ? [replace, replaceAll] : []) {
      addSubview(button)
    }
  }

  // MARK: Content

  var menu: UIMenu? {
    get { options.menu }
    set {
      options.menu = newValue
      options.isEnabled = newValue != nil
    }
  }

  func show(_ search: String?, _ replacement: String?) {
    if field.text != search ?? "" { field.text = search }
    if self.replacement.text != replacement ?? "" { self.replacement.text = replacement }
  }

  func show(count text: String, canReplace: Bool) {
    if count.text != text {
      count.text = text
      setNeedsLayout()
    }
    for button in [backButton, forwardButton, replace, replaceAll] where button.isEnabled != canReplace {
      button.isEnabled = canReplace
    }
  }

  private func fieldsDidChange() { panel?.fieldsDidChange(field.text ?? "", replacement.text ?? "") }

  // MARK: Keys

  /// Whether one of the fields is edited.
  var hasFocus: Bool { field.isFirstResponder || replacement.isFirstResponder }

  func focus() {
    field.becomeFirstResponder()
    field.selectAll(nil)
  }

  func unfocus() {
    field.resignFirstResponder()
    replacement.resignFirstResponder()
  }

  func handle(_ key: UIKey) -> Bool {
    if key.keyCode == .keyboardReturnOrEnter, key.modifierFlags == .shift, field.isFirstResponder {
      panel?.find(.backward)
      return true
    }
    return panel?.handle(key) ?? false
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === replacement { panel?.replace() } else { panel?.find(.forward) }
    return false
  }

  // MARK: Layout

  /// Called before the bar comes into a window, which asks for its height.
  func limitTextSize(in window: UIWindow) {
    guard window.traitCollection.preferredContentSizeCategory > Self.largestText else { return }
    traitOverrides.preferredContentSizeCategory = Self.largestText
  }

  private var rowHeight: CGFloat {
    max(Self.fieldHeight, (field.font?.lineHeight ?? 0).rounded(.up) + Self.lineMargin)
  }

  override var intrinsicContentSize: CGSize {
    let rows: CGFloat = replaces ? 2 : 1
    return CGSize(width: UIView.noIntrinsicMetric, height: rows * rowHeight + (rows + 1) * Self.margin)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = bounds
    line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 1 / max(1, traitCollection.displayScale))
    let doneWidth = width(of: done)
    layOut(
      row: 0,
      [
        (options, Self.symbolWidth), (field, nil), (backButton, Self.symbolWidth), (forwardButton, Self.symbolWidth),
        (done, doneWidth),
      ])
    placeCount()
    guard replaces else { return }
    layOut(row: 1, [(replacement, nil), (replace, width(of: replace)), (replaceAll, width(of: replaceAll))])
  }

  private func width(of button: UIButton) -> CGFloat { button.intrinsicContentSize.width.rounded(.up) + Self.margin }

  /// Puts views beside one another from the leading edge; the one without a width gets the space that is left.
  private func layOut(row: Int, _ parts: [(view: UIView, width: CGFloat?)]) {
    let height = rowHeight
    let y = Self.margin + CGFloat(row) * (height + Self.margin)
    let taken = parts.reduce(2 * Self.margin) { $0 + ($1.width ?? 0) }
    var x = Self.margin
    for part in parts {
      let width = part.width ?? max(0, bounds.width - taken)
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      part.view.frame = CGRect(x: isRightToLeft ? bounds.width - x - width : x, y: y, width: width, height: height)
      x += width
    }
  }

  /// The number of matches is at the end of the field, in front of its clear button.
  private func placeCount() {
    let size = count.sizeThatFits(field.bounds.size)
    let inset = field.clearButtonRect(forBounds: field.bounds).width + 2 * Self.margin
    let width = min(size.width, max(0, field.bounds.width - inset) / 2)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    count.frame = CGRect(
      x: isRightToLeft ? field.frame.minX + inset : field.frame.maxX - inset - width, y: field.frame.minY, width: width,
      height: field.frame.height)
  }
}
