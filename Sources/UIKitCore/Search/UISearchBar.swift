/// A bar with a search field, a cancel button, and buttons for the scope of the search.
///
/// Members only forward: `SearchBarParts` holds and lays out the parts, `SearchBarEvents` calls the delegate.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The look of a search bar's background.
  public enum Style: UInt, Sendable {
    /// A background in the colour of bars.
    case `default` = 0
    /// As `default`.
    case prominent = 1
    /// No background; the field alone is tinted.
    case minimal = 2
  }

  /// The icons in the field of a search bar, with Apple's numbers.
  public enum Icon: Int, Sendable {
    /// The magnifying glass in front of the text.
    case search = 0
    /// The button that clears the text.
    case clear = 1
    /// The button for bookmarks.
    case bookmark = 2
    /// The button for the list of results.
    case resultsList = 3
  }

  final lazy var images = SearchBarImages(self)
  final lazy var parts = SearchBarParts(self)
  final lazy var events = SearchBarEvents(self)

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("delegate", \UISearchBar.delegate),
      _Property("text", \UISearchBar.text),
      _Property("placeholder", \UISearchBar.placeholder),
      _Property("prompt", \UISearchBar.prompt),
      _Property("searchTextField", \UISearchBar.searchTextField),
      _Property("showsCancelButton", \UISearchBar.showsCancelButton),
      _Property("barTintColor", \UISearchBar.barTintColor),
      // [C] Not public, but widely used.
      _Property("searchField", \UISearchBar.searchTextField),
      _Property("cancelButton", \UISearchBar.parts.cancelButton),
      _Property("cancelButtonText", \UISearchBar.parts.cancelText),
      .prohibited("_searchField", of: "UISearchBar"),
      .prohibited("_cancelButtonText", "set_cancelButtonText:", of: "UISearchBar"),
    ]
  }

  /// A bar with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    parts.install()
  }

  /// A bar of zero size.
  public convenience init() { self.init(frame: .zero) }

  /// A bar of zero size, or as a document of Interface Builder describes it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    parts.install()
    coder.decode(SearchBarDecoding.self, into: self)
  }

  /// Decides about searching, and is informed of it.
  open weak var delegate: (any UISearchBarDelegate)? {
    get { events.delegate }
    set { events.delegate = newValue }
  }

  // MARK: Text

  /// The text in the field. Setting it does not call the delegate.
  open var text: String? {
    get { searchTextField.text }
    set { events.setText(newValue) }
  }

  /// The text that is shown while the field is empty; nil for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// A line of text above the field, which makes the bar higher; nil, the default, for none. A bar whose height the app
  /// sets must be made higher for it, by `sizeToFit()`.
  open var prompt: String? {
    get { parts.prompt.text }
    set { parts.prompt.text = newValue }
  }

  /// The field itself.
  open var searchTextField: UISearchTextField { parts.field }

  /// Whether the field can be edited; true by default.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      images.showField()
    }
  }

  // MARK: Looks

  /// The look of the bar; `default` at first.
  open var searchBarStyle: Style {
    get { parts.style }
    set { parts.setStyle(newValue) }
  }

  /// The colour of the background; nil, the default, is the style's own.
  open var barTintColor: UIColor? {
    get { parts.barTintColor }
    set {
      parts.setBarTintColor(newValue)
      noteAppearance(\.barTintColor, newValue)
    }
  }

  /// The style of the bar: `.black` is dark with light text in every appearance. The default is `.default`.
  open var barStyle = UIBarStyle.default {
    didSet {
      overrideUserInterfaceStyle = barStyle.interfaceStyle
      noteAppearance(\.barStyle, barStyle)
    }
  }

  /// Whether the content behind the bar shines through transparent parts of the bar's background. If false, the tint,
  /// or the system's background colour, lies behind the background. The default is true, but false with an opaque
  /// background image; if the app sets true, even such an image is translucent.
  open var isTranslucent: Bool {
    get { parts.isTranslucent }
    set {
      parts.ownTranslucency = newValue
      noteAppearance(\.isTranslucent, newValue)
    }
  }

  /// The background image of the scope buttons, over the bar's background; nil, the default, for none.
  open var scopeBarBackgroundImage: UIImage? {
    get { parts.scopeBackgroundImage }
    set {
      parts.scopeBackgroundImage = newValue
      noteAppearance(\.scopeBarBackgroundImage, newValue)
    }
  }

  /// An image that replaces the background and its line; an empty image shows neither. Nil, the default, for the
  /// background of the style.
  open var backgroundImage: UIImage? {
    get { parts.backgroundImage }
    set {
      parts.backgroundImage = newValue
      noteAppearance(\.backgroundImage, newValue)
    }
  }

  /// Sets an image for the background in a position, as the delegate gives it; that of the position `any` is
  /// `backgroundImage`. Bars of a window have the metrics `default`.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { parts.setBackgroundImage(backgroundImage, barPosition, barMetrics) }

  /// The image that was set for a position and metrics; nil for none.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    parts.backgroundImage(barPosition, barMetrics)
  }

  open var barPosition: UIBarPosition { events.position }

  /// Sets the image of an icon in a state; nil for the usual one. Template images have the icon's colour.
  open func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
    images.setImage(iconImage, for: icon, state)
    noteAppearance(#function, [icon.rawValue, state.rawValue]) { $0.setImage(iconImage, for: icon, state: state) }
  }

  /// The image that was set for an icon in a state; nil for none.
  open func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { images.image(for: icon, state) }

  /// Moves an icon in the field, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: UISearchBar.Icon) {
    images.setAdjustment(adjustment, for: icon)
    noteAppearance(#function, [icon.rawValue]) { $0.setPositionAdjustment(adjustment, for: icon) }
  }

  /// The offset of an icon, in points.
  open func positionAdjustment(for icon: UISearchBar.Icon) -> UIOffset { images.adjustment(for: icon) }

  /// Sets the background image of the field for the states normal and disabled; nil for the default background.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    images.setFieldImage(backgroundImage, for: state)
    noteAppearance(#function, [state.rawValue]) { $0.setSearchFieldBackgroundImage(backgroundImage, for: state) }
  }

  /// The background image of the field as set for a state; nil for none.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { images.fieldImage(for: state) }

  /// The offset of the field in the bar, in points.
  open var searchFieldBackgroundPositionAdjustment: UIOffset {
    get { parts.fieldAdjustment }
    set {
      parts.fieldAdjustment = newValue
      noteAppearance(\.searchFieldBackgroundPositionAdjustment, newValue)
    }
  }

  /// The offset of the text in the field, in points.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textAdjustment }
    set {
      searchTextField.textAdjustment = newValue
      noteAppearance(\.searchTextPositionAdjustment, newValue)
    }
  }

  /// How the titles of the scope buttons are written in a state; nil for the usual way.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { parts.setScopeAttributes(attributes, state) }

  /// How the titles of the scope buttons are written in a state, as far as it was set.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    parts.scopeAttributes[state.rawValue]
  }

  // MARK: Buttons

  /// Whether a cancel button is shown beside the field; false by default. Changes without an animation.
  open var showsCancelButton: Bool {
    get { parts.showsCancel }
    set { parts.setShowsCancel(newValue, animated: false) }
  }

  /// Shows or hides the cancel button beside the field.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    parts.setShowsCancel(showsCancelButton, animated: animated)
  }

  /// Whether there is a button for bookmarks at the end of the field while it is not edited.
  open var showsBookmarkButton: Bool {
    get { parts.showsBookmarks }
    set { parts.setShowsBookmarks(newValue) }
  }

  /// Whether there is a button for a list of results at the end of the field, instead of the one for bookmarks.
  open var showsSearchResultsButton: Bool {
    get { images.showsResults }
    set { images.setShowsResults(newValue) }
  }

  /// Whether the button for the list of results looks selected.
  open var isSearchResultsButtonSelected: Bool {
    get { images.isSelected }
    set { images.isSelected = newValue }
  }

  /// The titles of the scope buttons below the field; nil, the default, for none.
  open var scopeButtonTitles: [String]? {
    get { parts.scopeTitles }
    set { parts.setScopeTitles(newValue) }
  }

  /// The index of the selected scope button. Setting it does not call the delegate.
  open var selectedScopeButtonIndex: Int {
    get { parts.selectedScope }
    set { parts.selectedScope = newValue }
  }

  /// Whether the scope buttons are shown; false by default. The bar must be made higher for them, by `sizeToFit()`.
  open var showsScopeBar: Bool {
    get { parts.showsScope }
    set { parts.setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the scope buttons.
  open func setShowsScope(_ show: Bool, animated animate: Bool) { parts.setShowsScope(show, animated: animate) }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    parts.layOut()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: parts.fittingWidth(size.width), height: parts.fittingHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: parts.fittingHeight)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    parts.traitsDidChange(from: previousTraitCollection)
  }

  // MARK: First responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// A view at the bottom of the window while the field is edited; nil for none.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Escape cancels the search.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    events.handle(presses) { super.pressesBegan($0, with: event) }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    events.didMoveToWindow()
  }

  // MARK: UITextInputTraits

  /// The app's choice of automatic capitalisation. It is kept without an effect: typed text is not changed here.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// Whether words are corrected. There is no correction here, but `no` also turns off the spell check by default.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Whether misspelled words are marked in the field.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// The kind of on-screen keyboard, which a window does not have. Kinds for numbers and addresses turn off the spell
  /// check by default.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The appearance of the on-screen keyboard. It has no effect: a window has none.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// The title of the on-screen return key, which a window does not have; `search` by default, which turns off the spell
  /// check by default.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
}
