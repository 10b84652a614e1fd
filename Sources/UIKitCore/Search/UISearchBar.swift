/// A bar with a search field, a cancel button, and buttons for the scope of the search.
///
/// Members only forward: `SearchBarParts` holds and lays out the parts, `SearchBarEvents` calls the delegate.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The look of a search bar's background.
  public enum Style: UInt, Sendable {
    /// A background behind the field, in the colour of bars.
    case `default` = 0
    /// As `default`.
    case prominent = 1
    /// No background; the field alone is tinted.
    case minimal = 2
  }

  final lazy var parts = SearchBarParts(self)
  final lazy var events = SearchBarEvents(self)

  open override class var _properties: [_Property] {
    super._properties + [
      _Property("delegate", \UISearchBar.delegate),
      _Property("text", \UISearchBar.text),
      _Property("placeholder", \UISearchBar.placeholder),
      _Property("searchField", \UISearchBar.searchTextField),
    ]
  }

  /// A bar of the given place and size.
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

  /// Decides about searching, and is told of it.
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

  /// The field itself.
  open var searchTextField: UISearchTextField { parts.field }

  /// Whether the field can be edited; true by default.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set { searchTextField.isEnabled = newValue }
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

  /// An image in place of the background and its line; an empty image shows none of them. Nil, the default, for the
  /// background of the style.
  open var backgroundImage: UIImage? {
    get { parts.backgroundImage }
    set {
      parts.backgroundImage = newValue
      noteAppearance(\.backgroundImage, newValue)
    }
  }

  open var barPosition: UIBarPosition { events.position }

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

  /// Whether the field corrects words. Kept for the app: there is no correction here.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// Whether misspelled words are marked in the field.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// The kind of on-screen keyboard. Kept for the app: a window has none.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The look of the on-screen keyboard. Kept for the app: a window has none.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// The title of the on-screen return key. Kept for the app: a window has no such key.
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
