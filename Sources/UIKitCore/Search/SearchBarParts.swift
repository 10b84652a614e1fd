import ListCore

/// The parts of a search bar, and their layout.
@MainActor
final class SearchBarParts {
  /// Height of a bar without scopes, of the row of scopes, and the distance of the field from the bar's ends, in
  /// points [C].
  static let height: CGFloat = 56
  static let scopeHeight: CGFloat = 44
  static let margin: CGFloat = 8
  /// The height in a navigation bar: the field is close to the title, with a margin below it [C].
  static let navigationHeight: CGFloat = 52
  static let navigationTop: CGFloat = 1
  static let navigationMargin: CGFloat = 16
  /// The distance of the cancel button from the field, and the duration of its animation [C].
  static let cancelSpacing: CGFloat = 12
  static let animationDuration: TimeInterval = 0.25
  /// The width of a bar that is asked for its size without a width, in points.
  static let anyWidth: CGFloat = 320

  private unowned let bar: UISearchBar
  let field = UISearchTextField(frame: .zero)
  private(set) lazy var prompt = SearchBarPrompt(bar)
  private let background = UIImageView(frame: .zero)
  private let line = UIView(frame: .zero)
  private var cancel: UIButton?
  private var ownCancelText: String?
  private var scopes: UISegmentedControl?
  private(set) var style = UISearchBar.Style.default
  private(set) var barTintColor: UIColor?
  /// An image instead of the background's colour and line.
  var backgroundImage: UIImage? { didSet { showBackground() } }
  /// Whether the app wants a translucent bar; nil if it has not set this.
  var ownTranslucency: Bool? { didSet { showBackground() } }
  /// The background image of the scope buttons.
  var scopeBackgroundImage: UIImage? {
    didSet { showScopeBackground() }
  }
  private var scopeGround: UIImageView?
  private(set) var showsCancel = false
  private(set) var showsBookmarks = false
  private(set) var showsScope = false
  private(set) var scopeTitles: [String]?
  private var wantedScope = 0
  /// How titles of scopes are written, by state.
  private(set) var scopeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The offset of the field, in points.
  var fieldAdjustment = UIOffset.zero { didSet { bar.setNeedsLayout() } }
  private var otherBackgrounds: [[Int]: UIImage] = [:]
  /// Whether the bar is in a navigation bar, which draws the background.
  var isInNavigationBar = false { didSet { if isInNavigationBar != oldValue { showBackground() } } }

  init(_ bar: UISearchBar) { self.bar = bar }

  func install() {
    bar.isOpaque = false
    background.isUserInteractionEnabled = false
    for view in [background, line, field] { bar.addSubview(view) }
    line.isUserInteractionEnabled = false
    field.placeholder = nil
    field.calls.host = bar.events
    field.addAction(UIAction { [weak bar] _ in bar?.events.textDidChange() }, for: .editingChanged)
    field.tokenParts.programDidChange = { [weak bar] in bar?.events.host?.searchTextDidChange() }
    showBackground()
  }

  // MARK: Background

  func setStyle(_ style: UISearchBar.Style) {
    self.style = style
    showBackground()
  }

  func setBarTintColor(_ color: UIColor?) {
    barTintColor = color
    showBackground()
  }

  func setBackgroundImage(_ image: UIImage?, _ position: UIBarPosition, _ metrics: UIBarMetrics) {
    if position == .any, metrics == .default { return bar.backgroundImage = image }
    otherBackgrounds[[position.rawValue, metrics.rawValue]] = image
    showBackground()
  }

  func backgroundImage(_ position: UIBarPosition, _ metrics: UIBarMetrics) -> UIImage? {
    position == .any && metrics == .default
      ? backgroundImage : otherBackgrounds[[position.rawValue, metrics.rawValue]]
  }

  func showBackground() {
    let backgroundImage = backgroundImage(bar.barPosition, .default) ?? backgroundImage
    let isShown = !isInNavigationBar && style != .minimal
    background.isHidden = !isShown && backgroundImage == nil
    line.isHidden = !isShown || backgroundImage != nil
    background.image = backgroundImage
    background.backgroundColor = backgroundImage == nil ? barTintColor ?? .secondarySystemBackground : nil
    if !isTranslucent {
      let tint = barTintColor ?? (backgroundImage == nil ? .secondarySystemBackground : .systemBackground)
      background.backgroundColor = tint.withAlphaComponent(1)
    }
    line.backgroundColor = .separator
    background.alpha = backgroundImage != nil && !isSeeThrough(backgroundImage) && isTranslucent ? Self.imageOpacity : 1
  }

  /// The opacity of opaque images in bars that are translucent all the same [?].
  private static let imageOpacity: CGFloat = 0.85

  /// [D] Bars with opaque images are opaque by default.
  var isTranslucent: Bool { ownTranslucency ?? (backgroundImage.map { isSeeThrough($0) } ?? true) }

  private func isSeeThrough(_ image: UIImage?) -> Bool {
    guard let pixels = image?.cgImage else { return true }
    return ![.none, .noneSkipFirst, .noneSkipLast].contains(pixels.alphaInfo)
  }

  // MARK: Cancel

  func setShowsCancel(_ shows: Bool, animated: Bool) {
    guard shows != showsCancel else { return }
    showsCancel = shows
    if shows, cancel == nil { cancel = makeCancel() }
    guard animated, bar.window != nil else {
      cancel?.alpha = shows ? 1 : 0
      bar.setNeedsLayout()
      return
    }
    if shows {
      cancel?.alpha = 0
      placeCancel(isShown: false)
    }
    animate { [self] in
      cancel?.alpha = shows ? 1 : 0
      layOut()
      field.layoutIfNeeded()
    }
  }

  /// The field receives touches during the animation.
  private func animate(_ changes: @escaping () -> Void) {
    UIView.animate(
      withDuration: Self.animationDuration, delay: 0, options: .allowUserInteraction, animations: changes,
      completion: nil)
  }

  /// The cancel button, whether it is shown or not.
  var cancelButton: UIButton {
    if let cancel { return cancel }
    let button = makeCancel()
    button.alpha = 0
    return button
  }

  /// The title of the cancel button.
  var cancelText: String {
    get { ownCancelText ?? SystemWord.cancel.text }
    set {
      ownCancelText = newValue
      cancel?.setTitle(newValue, for: .normal)
      bar.setNeedsLayout()
    }
  }

  private func makeCancel() -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(cancelText, for: .normal)
    button.titleLabel?.font = .preferredFont(forTextStyle: .body)
    button.addAction(UIAction { [weak bar] _ in bar?.events.cancel() }, for: .touchUpInside)
    bar.addSubview(button)
    applyItemProxies(to: button)
    cancel = button
    updateCancel()
    return button
  }

  /// [C] The cancel button is styled by the appearance proxy of bar button items in search bars.
  private func applyItemProxies(to button: UIButton) {
    let item = UIBarButtonItem()
    AppearanceProxies.apply(to: item, shownBy: bar)
    if let title = item.title { button.setTitle(title, for: .normal) }
    if let color = item.tintColor { button.tintColor = color }
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      let attributes = item.titleTextAttributes(for: state) ?? [:]
      if let color = attributes[.foregroundColor] as? UIColor { button.setTitleColor(color, for: state) }
      if state == .normal, let font = attributes[.font] as? UIFont { button.titleLabel?.font = font }
    }
  }

  /// [C] The cancel button works while the field is edited or the search is active.
  func updateCancel() { cancel?.isEnabled = field.isEditing || bar.events.host?.isSearching == true }

  // MARK: Bookmarks

  /// [C] The bookmark button is shown while nothing is typed and the field is not edited.
  func setShowsBookmarks(_ shows: Bool) {
    guard shows != showsBookmarks else { return }
    showsBookmarks = shows
    refreshEndButton()
  }

  /// The button for results takes precedence over the one for bookmarks.
  func refreshEndButton() {
    let button = bar.images.showsResults ? bar.images.makeResultsButton() : showsBookmarks ? makeBookmarks() : nil
    button?.tintColor = .secondaryLabel
    button?.imageView?.tintColor = .secondaryLabel
    button?.frame.size = CGSize(width: SearchFieldStyle.height, height: SearchFieldStyle.height)
    field.rightView = button
    field.rightViewMode = button == nil ? .never : .unlessEditing
  }

  private func makeBookmarks() -> UIButton {
    let button = UIButton(type: .custom)
    button.setImage(Self.endImage("book"), for: .normal)
    button.accessibilityLabel = SystemWord.bookmarks.text
    button.addAction(UIAction { [weak bar] _ in bar?.events.showBookmarks() }, for: .touchUpInside)
    bar.images.dress(button, as: .bookmark)
    return button
  }

  /// The image of a button at the field's end. It is as large as the clear button in that position, which does not
  /// follow the text size either.
  static func endImage(_ symbol: String) -> UIImage? {
    UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: UIFont.labelFontSize))
  }

  // MARK: Scopes

  func setScopeTitles(_ titles: [String]?) {
    scopeTitles = titles
    scopes?.removeFromSuperview()
    scopes = nil
    if showsScope { showScopes() }
    bar.setNeedsLayout()
  }

  var selectedScope: Int {
    get { wantedScope }
    set {
      wantedScope = newValue
      scopes?.selectedSegmentIndex = newValue
    }
  }

  func setShowsScope(_ shows: Bool, animated: Bool) {
    guard shows != showsScope else { return }
    showsScope = shows
    if shows { showScopes() }
    bar.invalidateIntrinsicContentSize()
    bar.events.host?.searchBarHeightDidChange()
    guard animated, bar.window != nil else {
      scopes?.alpha = shows ? 1 : 0
      bar.setNeedsLayout()
      return
    }
    if shows { scopes?.alpha = 0 }
    animate { [self] in
      scopes?.alpha = shows ? 1 : 0
      layOut()
    }
  }

  private func showScopes() {
    guard scopes == nil, let scopeTitles, !scopeTitles.isEmpty else { return }
    let control = UISegmentedControl(items: scopeTitles)
    control.selectedSegmentIndex = wantedScope
    control.addAction(
      UIAction { [weak self, weak control] _ in
        guard let self, let control else { return }
        wantedScope = control.selectedSegmentIndex
        bar.events.scopeDidChange()
      }, for: .valueChanged)
    for (state, attributes) in scopeAttributes {
      control.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
    }
    bar.addSubview(control)
    scopes = control
  }

  private func showScopeBackground() {
    guard let scopeBackgroundImage else {
      scopeGround?.removeFromSuperview()
      scopeGround = nil
      return
    }
    let view = scopeGround ?? UIImageView(frame: .zero)
    view.image = scopeBackgroundImage
    view.isUserInteractionEnabled = false
    if scopeGround == nil { bar.insertSubview(view, aboveSubview: background) }
    scopeGround = view
    bar.setNeedsLayout()
  }

  func setScopeAttributes(_ attributes: [NSAttributedString.Key: Any]?, _ state: UIControl.State) {
    scopeAttributes[state.rawValue] = attributes
    scopes?.setTitleTextAttributes(attributes, for: state)
  }

  private var hasScopeRow: Bool { showsScope && scopeTitles?.isEmpty == false }

  // MARK: Layout

  func fittingWidth(_ width: CGFloat) -> CGFloat {
    width > 0 && width < 100_000 ? width : max(bar.superview?.bounds.width ?? 0, Self.anyWidth)
  }

  /// The difference of the field's height from that at the standard text size.
  private var extraHeight: CGFloat { max(0, field.intrinsicContentSize.height - SearchFieldStyle.height) }

  var fittingHeight: CGFloat {
    (isInNavigationBar ? Self.navigationHeight : Self.height) + extraHeight + prompt.height
      + (hasScopeRow ? Self.scopeHeight : 0)
  }

  /// The field grows with the text, and the bar with the field.
  func traitsDidChange(from previous: UITraitCollection?) {
    guard bar.traitCollection.preferredContentSizeCategory != previous?.preferredContentSizeCategory else { return }
    bar.invalidateIntrinsicContentSize()
  }

  func layOut() {
    let bounds = bar.bounds
    background.frame = bounds
    scopeGround?.isHidden = !hasScopeRow
    scopeGround?.frame = CGRect(
      x: 0, y: bounds.maxY - Self.scopeHeight, width: bounds.width, height: Self.scopeHeight)
    let thickness = 1 / max(1, bar.traitCollection.displayScale)
    line.frame = CGRect(x: 0, y: bounds.maxY - thickness, width: bounds.width, height: thickness)
    prompt.place(between: sideMargins)
    let row = fieldRow
    field.frame = mirrored(row).offsetBy(dx: fieldAdjustment.horizontal, dy: fieldAdjustment.vertical)
    placeCancel(isShown: showsCancel)
    if let scopes {
      let margin = sideMargins
      scopes.isHidden = !hasScopeRow && scopes.alpha == 0
      scopes.frame = CGRect(
        x: margin.start, y: bounds.maxY - Self.scopeHeight + 2, width: bounds.width - margin.start - margin.end,
        height: 32)
    }
  }

  private var sideMargins: (start: CGFloat, end: CGFloat) {
    let margin = isInNavigationBar ? Self.navigationMargin : Self.margin
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = bar.safeAreaInsets
    return (
      margin + (isRightToLeft ? insets.right : insets.left), margin + (isRightToLeft ? insets.left : insets.right)
    )
  }

  /// The frame of the field in a left-to-right layout.
  private var fieldRow: CGRect {
    let margins = sideMargins
    let rowHeight = max(0, bar.bounds.height - prompt.height - (hasScopeRow ? Self.scopeHeight : 0))
    let wanted = SearchFieldStyle.height + extraHeight
    let beside = showsCancel ? cancelWidth + Self.cancelSpacing : 0
    let width = max(0, bar.bounds.width - margins.start - margins.end - beside)
    guard isInNavigationBar else {
      let height = min(wanted, rowHeight)
      return CGRect(x: margins.start, y: prompt.height + (rowHeight - height) / 2, width: width, height: height)
    }
    // The field shrinks with a bar that is scrolled away.
    let height = min(wanted, max(0, rowHeight - (Self.navigationHeight - SearchFieldStyle.height)))
    field.alpha = wanted > 0 ? max(0, 2 * height / wanted - 1) : 1
    return CGRect(x: margins.start, y: prompt.height + Self.navigationTop, width: width, height: height)
  }

  private var cancelWidth: CGFloat { cancel?.sizeThatFits(bar.bounds.size).width.rounded(.up) ?? 0 }

  private func placeCancel(isShown: Bool) {
    guard let cancel else { return }
    let row = fieldRow
    let end = bar.bounds.width - sideMargins.end
    let x = isShown ? end - cancelWidth : bar.bounds.width
    cancel.isHidden = !isShown && cancel.alpha == 0
    cancel.frame = mirrored(CGRect(x: x, y: row.minY, width: cancelWidth, height: row.height))
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard bar.effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
    return CGRect(x: bar.bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
