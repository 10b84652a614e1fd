/// An alert or an action sheet: its texts above its actions; both scroll if there is not enough space.
@MainActor
final class AlertView: UIView {
  private let content: AlertContent
  private weak var session: AlertSession?
  private let ground = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
  private let cancelGround = UIView(frame: .zero)
  private let scroller = UIScrollView(frame: .zero)
  private let header: AlertHeader
  private(set) var buttons: [AlertButton] = []
  private var cancelButton: AlertButton?
  private var lines: [UIView] = []
  private lazy var fieldEvents = AlertFieldEvents(self)
  /// The button under the finger, or the one chosen with the keyboard.
  private var highlighted: AlertButton? {
    didSet {
      guard highlighted !== oldValue else { return }
      oldValue?.isHighlighted = false
      highlighted?.isHighlighted = true
    }
  }

  init(_ content: AlertContent, session: AlertSession) {
    self.content = content
    self.session = session
    header = AlertHeader(style: content.style)
    super.init(frame: .zero)
    isOpaque = false
    accessibilityViewIsModal = true
    ground.layer.cornerRadius = AlertMetrics.cornerRadius
    ground.clipsToBounds = true
    cancelGround.layer.cornerRadius = AlertMetrics.cornerRadius
    cancelGround.clipsToBounds = true
    cancelGround.backgroundColor = .secondarySystemGroupedBackground
    scroller.alwaysBounceVertical = false
    scroller.contentInsetAdjustmentBehavior = .never
    addSubview(ground)
    addSubview(cancelGround)
    ground.contentView.addSubview(scroller)
    scroller.addSubview(header)
    contentDidChange()
  }

  required init?(coder: NSCoder) { nil }

  private var style: UIAlertController.Style { content.style }

  // MARK: Content

  /// Updates texts, text fields and buttons after the alert's content changed.
  func contentDidChange() {
    header.show(title: content.title, message: content.message, fields: content.fields)
    header.write(title: content.attributedTitle, message: content.attributedMessage)
    for field in content.fields { field.calls.host = fieldEvents }
    for view in buttons + [cancelButton].compactMap({ $0 }) { view.removeFromSuperview() }
    for line in lines { line.removeFromSuperview() }
    highlighted = nil
    let isSheet = style == .actionSheet
    let apart = isSheet ? content.cancelAction : nil
    buttons = content.orderedActions(sideBySide: false).filter { $0 !== apart }.map(makeButton)
    for button in buttons { scroller.addSubview(button) }
    cancelButton = apart.map(makeButton)
    if let cancelButton { cancelGround.addSubview(cancelButton) }
    cancelGround.isHidden = cancelButton == nil
    lines = buttons.map { _ in
      let line = UIView(frame: .zero)
      line.backgroundColor = .separator
      line.isUserInteractionEnabled = false
      scroller.addSubview(line)
      return line
    }
    sizeDidChange()
  }

  /// Recomputes the alert's size and position.
  func sizeDidChange() {
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  /// Shows the view of the app's controller.
  func insert(_ view: UIView) {
    scroller.insertSubview(view, aboveSubview: header)
    setNeedsLayout()
  }

  private func makeButton(_ action: UIAlertAction) -> AlertButton {
    action.observer = self
    return AlertButton(action, style: style, isEmphasized: action === content.emphasizedAction) { [weak self] in
      self?.session?.choose($0)
    }
  }

  // MARK: Places

  /// Whether two actions of an alert are side by side: if both titles fit on one line.
  private func areSideBySide(_ width: CGFloat) -> Bool {
    style == .alert && buttons.count == 2 && buttons.allSatisfy { $0.fitsOnOneLine(width / 2) }
  }

  private func buttonsHeight(_ width: CGFloat) -> CGFloat {
    if areSideBySide(width) {
      return buttons.map { $0.sizeThatFits(CGSize(width: width / 2, height: 0)).height }.max() ?? 0
    }
    return buttons.reduce(0) { $0 + $1.sizeThatFits(CGSize(width: width, height: 0)).height }
  }

  /// The height of the app's controller: its preferred height, or else the height that its view's constraints give [C].
  private func ownHeight(_ width: CGFloat) -> CGFloat {
    guard let controller = content.controller else { return 0 }
    if controller.preferredContentSize.height > 0 { return controller.preferredContentSize.height }
    let least = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    return controller.view.systemLayoutSizeFitting(
      least, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// The height of the content above the actions, which scrolls with them.
  private func topHeight(_ width: CGFloat) -> CGFloat {
    header.sizeThatFits(CGSize(width: width, height: 0)).height + ownHeight(width)
  }

  /// The size that shows the whole content, limited to `room`.
  ///
  /// [C] A height constraint on the alert's view can make it higher, with space above the actions for views that the
  /// app adds.
  override func sizeThatFits(_ room: CGSize) -> CGSize {
    let width = width(in: room)
    let height = max(topHeight(width) + buttonsHeight(width) + cancelHeight(width), length(.height) ?? 0)
    return CGSize(width: width, height: min(height, room.height))
  }

  /// The length that a constraint without a second item gives the alert's view.
  private func length(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
    constraints.filter {
      $0.firstItem === self && $0.secondItem == nil && $0.firstAttribute == attribute
        && $0.relation != .lessThanOrEqual && $0.isActive
    }.map(\.constant).max()
  }

  private func width(in room: CGSize) -> CGFloat {
    guard style == .alert else { return min(room.width, AlertMetrics.sheetGreatestWidth) }
    if let wanted = length(.width) { return min(room.width, wanted) }
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    return min(room.width, isLarge ? AlertMetrics.accessibilityWidth : AlertMetrics.width)
  }

  private func cancelHeight(_ width: CGFloat) -> CGFloat {
    guard let cancelButton else { return 0 }
    return cancelButton.sizeThatFits(CGSize(width: width, height: 0)).height + AlertMetrics.sheetSpacing
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let cancelHeight = cancelHeight(width)
    ground.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height - cancelHeight)
    scroller.frame = ground.contentView.bounds
    if let cancelButton {
      let top = bounds.height - cancelHeight + AlertMetrics.sheetSpacing
      cancelGround.frame = CGRect(x: 0, y: top, width: width, height: bounds.height - top)
      cancelButton.frame = cancelGround.bounds
    }
    let headerHeight = header.sizeThatFits(CGSize(width: width, height: 0)).height
    header.frame = CGRect(x: 0, y: 0, width: width, height: headerHeight)
    let buttonsHeight = buttonsHeight(width)
    var top = headerHeight
    if let own = content.controller?.viewIfLoaded, own.superview === scroller {
      own.frame = CGRect(x: 0, y: headerHeight, width: width, height: ownHeight(width))
      top = own.frame.maxY
    }
    if length(.height) != nil { top = max(top, scroller.bounds.height - buttonsHeight) }
    layOutButtons(below: top, width: width)
    scroller.contentSize = CGSize(width: width, height: top + buttonsHeight)
  }

  private func layOutButtons(below top: CGFloat, width: CGFloat) {
    let thickness = 1 / max(1, traitCollection.displayScale)
    if areSideBySide(width) {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      let height = buttonsHeight(width)
      for (index, action) in content.orderedActions(sideBySide: true).enumerated() {
        let isLeft = (index == 0) != isRightToLeft
        buttons.first { $0.action === action }?.frame = CGRect(
          x: isLeft ? 0 : width / 2, y: top, width: width / 2, height: height)
      }
      lines[0].frame = CGRect(x: 0, y: top, width: width, height: thickness)
      lines[1].frame = CGRect(x: width / 2, y: top, width: thickness, height: height)
      return
    }
    var y = top
    for (button, line) in zip(buttons, lines) {
      let height = button.sizeThatFits(CGSize(width: width, height: 0)).height
      button.frame = CGRect(x: 0, y: y, width: width, height: height)
      line.frame = CGRect(x: 0, y: y, width: width, height: thickness)
      line.isHidden = y == 0
      y += height
    }
  }

  // MARK: Fingers

  private var allButtons: [AlertButton] { buttons + (cancelButton.map { [$0] } ?? []) }

  private func button(at touches: Set<UITouch>) -> AlertButton? {
    guard let touch = touches.first else { return nil }
    return allButtons.first { $0.action.isEnabled && $0.bounds.contains(touch.location(in: $0)) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { highlighted = button(at: touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { highlighted = button(at: touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { highlighted = nil }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chosen = button(at: touches)
    highlighted = nil
    if let chosen { session?.choose(chosen.action) }
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  /// Handles all keys, so that views behind the alert receive none.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      if let key = press.key { handle(key) }
    }
  }

  private func handle(_ key: UIKey) {
    if key.keyCode == .keyboardEscape { session?.cancel() }
    // While a text field is edited, it gets all other keys.
    guard isFirstResponder else { return }
    switch key.keyCode {
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      if let action = highlighted?.action ?? content.returnAction { session?.choose(action) }
    case .keyboardDownArrow: moveHighlight(1)
    case .keyboardUpArrow: moveHighlight(-1)
    case .keyboardRightArrow: moveHighlight(isMirrored ? -1 : 1)
    case .keyboardLeftArrow: moveHighlight(isMirrored ? 1 : -1)
    case .keyboardTab: moveHighlight(key.modifierFlags.contains(.shift) ? -1 : 1)
    default: break
    }
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The buttons in reading order.
  private var readingOrder: [AlertButton] {
    guard areSideBySide(bounds.width) else { return allButtons }
    return content.orderedActions(sideBySide: true).compactMap { action in buttons.first { $0.action === action } }
  }

  private func moveHighlight(_ step: Int) {
    let order = readingOrder.filter(\.action.isEnabled)
    guard !order.isEmpty else { return }
    let current = order.firstIndex { $0 === highlighted }
    let next = current.map { ($0 + step + order.count) % order.count } ?? (step > 0 ? 0 : order.count - 1)
    highlighted = order[next]
    if order[next] !== cancelButton { scroller.scrollRectToVisible(order[next].frame, animated: true) }
  }

  func returnFromField(_ field: UITextField) {
    guard let index = content.fields.firstIndex(where: { $0 === field }) else { return }
    if index + 1 < content.fields.count {
      content.fields[index + 1].becomeFirstResponder()
    } else if let action = content.returnAction {
      session?.choose(action)
    }
  }
}

extension AlertView: AlertActionObserver {
  func alertActionDidChange(_ action: UIAlertAction) {
    allButtons.first { $0.action === action }?.update()
  }
}
